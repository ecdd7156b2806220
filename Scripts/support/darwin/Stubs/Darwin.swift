// The part of Apple's C library that the sources use, with the types that Swift's importer gives it: widths and
// optionality are those of the headers in Apple's SDK. Nothing here ever runs.
@_exported import CDarwin

/// The body of a function for which no simple result exists. The stub is type-checked and never linked, so nothing
/// calls the function.
private func neverRuns() -> Never { fatalError("The stub of Darwin is type-checked and never runs.") }

public typealias mode_t = UInt16
public typealias dev_t = Int32
public typealias ino_t = UInt64
public typealias uid_t = UInt32
public typealias off_t = Int64
public typealias nfds_t = UInt32
public typealias socklen_t = UInt32
public typealias sa_family_t = UInt8
public typealias in_port_t = UInt16
public typealias in_addr_t = UInt32
public typealias time_t = Int
public typealias suseconds_t = Int32
public typealias useconds_t = UInt32
public typealias pthread_key_t = UInt
public struct _opaque_pthread_t { public var __sig = 0 }
public struct _opaque_pthread_attr_t { public var __sig = 0 }
public typealias pthread_t = UnsafeMutablePointer<_opaque_pthread_t>
public typealias pthread_attr_t = _opaque_pthread_attr_t
public struct timeval {
    public var tv_sec: Int = 0; public var tv_usec: Int32 = 0; public init() {};
    public init(tv_sec: Int, tv_usec: Int32) {}
}
public struct dirent {
    public var d_ino: UInt64 = 0; public var d_seekoff: UInt64 = 0; public var d_reclen: UInt16 = 0;
    public var d_namlen: UInt16 = 0; public var d_type: UInt8 = 0
    public var d_name: (CChar, CChar, CChar, CChar) = (0, 0, 0, 0)
}
public struct DIR { public var __dd_fd: Int32 = 0 }
public struct pollfd {
    public var fd: Int32 = 0; public var events: Int16 = 0; public var revents: Int16 = 0
    public init() {}; public init(fd: Int32, events: Int16, revents: Int16) {}
}
public struct sockaddr { public var sa_len: UInt8 = 0; public var sa_family: sa_family_t = 0; public init() {} }
public struct in_addr { public var s_addr: in_addr_t = 0; public init() {}; public init(s_addr: in_addr_t) {} }
public struct in6_addr: Sendable { public init() {} }
public struct sockaddr_in {
    public var sin_len: UInt8 = 0; public var sin_family: sa_family_t = 0; public var sin_port: in_port_t = 0;
    public var sin_addr = in_addr(); public init() {}
}
public struct sockaddr_in6 {
    public var sin6_len: UInt8 = 0; public var sin6_family: sa_family_t = 0; public var sin6_port: in_port_t = 0;
    public var sin6_flowinfo: UInt32 = 0
    public var sin6_addr = in6_addr(); public var sin6_scope_id: UInt32 = 0; public init() {}
}
public struct linger {
    public var l_onoff: Int32 = 0; public var l_linger: Int32 = 0; public init() {};
    public init(l_onoff: Int32, l_linger: Int32) {}
}
public let in6addr_loopback = in6_addr()

public var errno: Int32 {
    get { 0 }
    set {}
}
public let S_IFMT: mode_t = 0o170000, S_IFDIR: mode_t = 0o040000, S_IFREG: mode_t = 0o100000, S_IFLNK: mode_t = 0o120000
public let O_RDONLY: Int32 = 0, O_WRONLY: Int32 = 1, O_RDWR: Int32 = 2, O_CREAT: Int32 = 0x200, O_TRUNC: Int32 = 0x400,
    O_EXCL: Int32 = 0x800, O_NONBLOCK: Int32 = 4
public let O_NOFOLLOW: Int32 = 0x100, O_CLOEXEC: Int32 = 0x1000000, O_DIRECTORY: Int32 = 0x100000
public let AT_FDCWD: Int32 = -2, AT_SYMLINK_NOFOLLOW: Int32 = 0x20, AT_REMOVEDIR: Int32 = 0x80
public let S_IWGRP: mode_t = 0o020, S_IWOTH: mode_t = 0o002
public let F_OK: Int32 = 0, X_OK: Int32 = 1, W_OK: Int32 = 2, R_OK: Int32 = 4
public let F_GETFL: Int32 = 3, F_SETFL: Int32 = 4, F_SETFD: Int32 = 2, FD_CLOEXEC: Int32 = 1,
    F_DUPFD_CLOEXEC: Int32 = 67
public let LOCK_EX: Int32 = 2, LOCK_NB: Int32 = 4, LOCK_UN: Int32 = 8
public let ENOENT: Int32 = 2, EINTR: Int32 = 4, EACCES: Int32 = 13, EEXIST: Int32 = 17, ENOTDIR: Int32 = 20,
    EISDIR: Int32 = 21, EINVAL: Int32 = 22
public let EPIPE: Int32 = 32, EAGAIN: Int32 = 35, EWOULDBLOCK: Int32 = 35, EADDRINUSE: Int32 = 48,
    ECONNABORTED: Int32 = 53, EPERM: Int32 = 1, ELOOP: Int32 = 62
public let POLLIN: Int32 = 1, POLLOUT: Int32 = 4, POLLERR: Int32 = 8, POLLHUP: Int32 = 16, POLLNVAL: Int32 = 32
public let AF_INET: Int32 = 2, AF_INET6: Int32 = 30, SOCK_STREAM: Int32 = 1, SOL_SOCKET: Int32 = 0xffff,
    SO_REUSEADDR: Int32 = 4, SO_LINGER: Int32 = 0x80, SO_RCVTIMEO: Int32 = 0x1006
public let SO_NOSIGPIPE: Int32 = 0x1022, IPPROTO_TCP: Int32 = 6, IPPROTO_IPV6: Int32 = 41, TCP_NODELAY: Int32 = 1,
    IPV6_V6ONLY: Int32 = 27, SHUT_WR: Int32 = 1, SHUT_RDWR: Int32 = 2
public let SIGPIPE: Int32 = 13, SIGXFSZ: Int32 = 25, SIGINT: Int32 = 2, SIGTERM: Int32 = 15,
    _SC_NPROCESSORS_ONLN: Int32 = 58
public typealias DarwinHandler = @convention(c) (Int32) -> Void
public var SIG_IGN: DarwinHandler? { nil }
public var SIG_DFL: DarwinHandler? { nil }

@discardableResult public func signal(_ n: Int32, _ h: DarwinHandler!) -> DarwinHandler! { neverRuns() }
@discardableResult public func open(_ p: UnsafePointer<CChar>, _ f: Int32) -> Int32 { 0 }
@discardableResult public func open(_ p: UnsafePointer<CChar>, _ f: Int32, _ m: mode_t) -> Int32 { 0 }
@discardableResult public func openat(_ d: Int32, _ p: UnsafePointer<CChar>, _ f: Int32) -> Int32 { 0 }
@discardableResult public func openat(_ d: Int32, _ p: UnsafePointer<CChar>, _ f: Int32, _ m: mode_t) -> Int32 { 0 }
@discardableResult public func fcntl(_ d: Int32, _ c: Int32) -> Int32 { 0 }
@discardableResult public func fcntl(_ d: Int32, _ c: Int32, _ v: Int32) -> Int32 { 0 }
@discardableResult public func fcntl(_ d: Int32, _ c: Int32, _ v: UnsafeMutableRawPointer) -> Int32 { 0 }
@discardableResult public func close(_ d: Int32) -> Int32 { 0 }
@discardableResult public func read(_ d: Int32, _ b: UnsafeMutableRawPointer!, _ n: Int) -> Int { 0 }
@discardableResult public func write(_ d: Int32, _ b: UnsafeRawPointer!, _ n: Int) -> Int { 0 }
@discardableResult public func flock(_ d: Int32, _ o: Int32) -> Int32 { 0 }
@discardableResult public func mkdirat(_ d: Int32, _ p: UnsafePointer<CChar>!, _ m: mode_t) -> Int32 { 0 }
@discardableResult public func unlinkat(_ d: Int32, _ p: UnsafePointer<CChar>!, _ f: Int32) -> Int32 { 0 }
@discardableResult public func renameat(_ d: Int32, _ p: UnsafePointer<CChar>!, _ e: Int32, _ q: UnsafePointer<CChar>!)
    -> Int32
{ 0 }
@discardableResult public func rename(_ p: UnsafePointer<CChar>!, _ q: UnsafePointer<CChar>!) -> Int32 { 0 }
@discardableResult public func unlink(_ p: UnsafePointer<CChar>!) -> Int32 { 0 }
@discardableResult public func rmdir(_ p: UnsafePointer<CChar>!) -> Int32 { 0 }
@discardableResult public func chmod(_ p: UnsafePointer<CChar>!, _ m: mode_t) -> Int32 { 0 }
@discardableResult public func fchmod(_ d: Int32, _ m: mode_t) -> Int32 { 0 }
@discardableResult public func access(_ p: UnsafePointer<CChar>!, _ m: Int32) -> Int32 { 0 }
@discardableResult public func utimes(_ p: UnsafePointer<CChar>!, _ t: UnsafePointer<timeval>!) -> Int32 { 0 }
public func fdopendir(_ d: Int32) -> UnsafeMutablePointer<DIR>! { nil }
public func readdir(_ d: UnsafeMutablePointer<DIR>!) -> UnsafeMutablePointer<dirent>! { nil }
public func rewinddir(_ d: UnsafeMutablePointer<DIR>!) {}
@discardableResult public func closedir(_ d: UnsafeMutablePointer<DIR>!) -> Int32 { 0 }
public func realpath(_ p: UnsafePointer<CChar>!, _ q: UnsafeMutablePointer<CChar>!) -> UnsafeMutablePointer<CChar>! {
    nil
}
public func mkdtemp(_ p: UnsafeMutablePointer<CChar>!) -> UnsafeMutablePointer<CChar>! { nil }
public func getenv(_ p: UnsafePointer<CChar>!) -> UnsafeMutablePointer<CChar>! { nil }
public func strerror(_ n: Int32) -> UnsafeMutablePointer<CChar>! { nil }
public typealias clock_t = UInt
public let CLOCKS_PER_SEC: clock_t = 1_000_000
public func clock() -> clock_t { 0 }
public struct clockid_t: RawRepresentable {
    public var rawValue: UInt32; public init(rawValue: UInt32) { self.rawValue = rawValue }
}
public let CLOCK_THREAD_CPUTIME_ID = clockid_t(rawValue: 16)
@discardableResult public func clock_gettime(_ c: clockid_t, _ t: UnsafeMutablePointer<timespec>!) -> Int32 { 0 }
public struct rusage {
    public var ru_utime = timeval(), ru_stime = timeval(); public var ru_maxrss = 0; public init() {}
}
public let RUSAGE_SELF: Int32 = 0
@discardableResult public func getrusage(_ w: Int32, _ u: UnsafeMutablePointer<rusage>!) -> Int32 { 0 }
public func time(_ t: UnsafeMutablePointer<time_t>!) -> time_t { 0 }
@discardableResult public func usleep(_ n: useconds_t) -> Int32 { 0 }
public func getpid() -> Int32 { 0 }
public let SIGKILL: Int32 = 9
@discardableResult public func kill(_ p: Int32, _ s: Int32) -> Int32 { 0 }
@discardableResult public func mkfifo(_ p: UnsafePointer<CChar>!, _ m: mode_t) -> Int32 { 0 }
public func geteuid() -> uid_t { 0 }
public func getuid() -> uid_t { 0 }
public func isatty(_ d: Int32) -> Int32 { 0 }
public func sysconf(_ n: Int32) -> Int { 0 }
public func exit(_ n: Int32) -> Never { neverRuns() }
public func free(_ p: UnsafeMutableRawPointer!) {}
public func memchr(_ p: UnsafeRawPointer!, _ c: Int32, _ n: Int) -> UnsafeMutableRawPointer! { nil }
public func memcmp(_ p: UnsafeRawPointer!, _ q: UnsafeRawPointer!, _ n: Int) -> Int32 { 0 }
@discardableResult public func inet_pton(_ f: Int32, _ s: UnsafePointer<CChar>!, _ a: UnsafeMutableRawPointer!) -> Int32
{ 0 }
@discardableResult public func pipe(_ p: UnsafeMutablePointer<Int32>!) -> Int32 { 0 }
@discardableResult public func poll(_ p: UnsafeMutablePointer<pollfd>!, _ n: nfds_t, _ t: Int32) -> Int32 { 0 }
@discardableResult public func socket(_ a: Int32, _ b: Int32, _ c: Int32) -> Int32 { 0 }
@discardableResult public func setsockopt(_ s: Int32, _ l: Int32, _ n: Int32, _ v: UnsafeRawPointer!, _ z: socklen_t)
    -> Int32
{ 0 }
@discardableResult public func getsockname(
    _ s: Int32, _ a: UnsafeMutablePointer<sockaddr>!, _ z: UnsafeMutablePointer<socklen_t>!
) -> Int32 { 0 }
@discardableResult public func getpeername(
    _ s: Int32, _ a: UnsafeMutablePointer<sockaddr>!, _ z: UnsafeMutablePointer<socklen_t>!
) -> Int32 { 0 }
@discardableResult public func bind(_ s: Int32, _ a: UnsafePointer<sockaddr>!, _ z: socklen_t) -> Int32 { 0 }
@discardableResult public func connect(_ s: Int32, _ a: UnsafePointer<sockaddr>!, _ z: socklen_t) -> Int32 { 0 }
@discardableResult public func listen(_ s: Int32, _ n: Int32) -> Int32 { 0 }
@discardableResult public func accept(
    _ s: Int32, _ a: UnsafeMutablePointer<sockaddr>!, _ z: UnsafeMutablePointer<socklen_t>!
) -> Int32 { 0 }
@discardableResult public func recv(_ s: Int32, _ b: UnsafeMutableRawPointer!, _ n: Int, _ f: Int32) -> Int { 0 }
@discardableResult public func send(_ s: Int32, _ b: UnsafeRawPointer!, _ n: Int, _ f: Int32) -> Int { 0 }
@discardableResult public func shutdown(_ s: Int32, _ h: Int32) -> Int32 { 0 }
@discardableResult public func pthread_attr_init(_ a: UnsafeMutablePointer<pthread_attr_t>) -> Int32 { 0 }
@discardableResult public func pthread_attr_destroy(_ a: UnsafeMutablePointer<pthread_attr_t>) -> Int32 { 0 }
@discardableResult public func pthread_attr_setstacksize(_ a: UnsafeMutablePointer<pthread_attr_t>, _ n: Int) -> Int32 {
    0
}
public struct qos_class_t: RawRepresentable {
    public var rawValue: UInt32; public init(rawValue: UInt32) { self.rawValue = rawValue }
}
public func qos_class_self() -> qos_class_t { qos_class_t(rawValue: 0) }
@discardableResult public func pthread_attr_set_qos_class_np(
    _ a: UnsafeMutablePointer<pthread_attr_t>, _ q: qos_class_t, _ p: Int32
) -> Int32 { 0 }
@discardableResult public func pthread_create(
    _ t: UnsafeMutablePointer<pthread_t?>!, _ a: UnsafePointer<pthread_attr_t>?,
    _ f: @convention(c) (UnsafeMutableRawPointer) -> UnsafeMutableRawPointer?, _ c: UnsafeMutableRawPointer?
) -> Int32 { 0 }
@discardableResult public func pthread_join(_ t: pthread_t, _ r: UnsafeMutablePointer<UnsafeMutableRawPointer?>?)
    -> Int32
{ 0 }
@discardableResult public func pthread_detach(_ t: pthread_t) -> Int32 { 0 }
public func pthread_self() -> pthread_t { neverRuns() }
public func pthread_get_stackaddr_np(_ t: pthread_t) -> UnsafeMutableRawPointer { neverRuns() }
public func pthread_get_stacksize_np(_ t: pthread_t) -> Int { 0 }
@discardableResult public func pthread_key_create(
    _ k: UnsafeMutablePointer<pthread_key_t>!, _ f: (@convention(c) (UnsafeMutableRawPointer) -> Void)?
) -> Int32 { 0 }
public func pthread_getspecific(_ k: pthread_key_t) -> UnsafeMutableRawPointer? { nil }
@discardableResult public func pthread_setspecific(_ k: pthread_key_t, _ v: UnsafeRawPointer?) -> Int32 { 0 }
@discardableResult public func memcpy(_ p: UnsafeMutableRawPointer!, _ q: UnsafeRawPointer!, _ n: Int)
    -> UnsafeMutableRawPointer!
{ nil }
@discardableResult public func memmove(_ p: UnsafeMutableRawPointer!, _ q: UnsafeRawPointer!, _ n: Int)
    -> UnsafeMutableRawPointer!
{ nil }
@discardableResult public func memset(_ p: UnsafeMutableRawPointer!, _ c: Int32, _ n: Int) -> UnsafeMutableRawPointer! {
    nil
}
public struct FILE { public init() {} }
// Swift's importer shows the C variable in this form, unsafe and implicitly unwrapped. Nothing reads or writes it here.
// swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
nonisolated(unsafe) public var stdout: UnsafeMutablePointer<FILE>! = nil
public let _IOFBF: Int32 = 0
@discardableResult public func setvbuf(
    _ f: UnsafeMutablePointer<FILE>!, _ b: UnsafeMutablePointer<CChar>!, _ m: Int32, _ n: Int
) -> Int32 { 0 }
@discardableResult public func fflush(_ f: UnsafeMutablePointer<FILE>!) -> Int32 { 0 }
public func fopen(_ p: UnsafePointer<CChar>!, _ m: UnsafePointer<CChar>!) -> UnsafeMutablePointer<FILE>! { nil }
@discardableResult public func fread(
    _ b: UnsafeMutableRawPointer!, _ s: Int, _ n: Int, _ f: UnsafeMutablePointer<FILE>!
) -> Int { 0 }
@discardableResult public func fwrite(_ b: UnsafeRawPointer!, _ s: Int, _ n: Int, _ f: UnsafeMutablePointer<FILE>!)
    -> Int
{ 0 }
@discardableResult public func fclose(_ f: UnsafeMutablePointer<FILE>!) -> Int32 { 0 }
public func malloc(_ n: Int) -> UnsafeMutableRawPointer! { nil }
public func realloc(_ p: UnsafeMutableRawPointer!, _ n: Int) -> UnsafeMutableRawPointer! { nil }
