#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// The system calls that a server needs, with their differences between platforms.
enum SystemSockets {
    /// Makes a socket that listens on one address.
    ///
    /// - Parameters:
    ///   - host: The address. If the value is nil, the socket listens on the loopback address.
    ///   - port: The port. If the port is 0, the system chooses a free port.
    /// - Throws: The system's error.
    static func listener(
        _ host: ListenAddress? = nil, isIPv6: Bool, port: UInt16
    ) throws(SocketError) -> (socket: Int32, port: UInt16) {
        let family = isIPv6 ? AF_INET6 : AF_INET
        #if canImport(Glibc)
            let kind = Int32(SOCK_STREAM.rawValue)
        #else
            let kind = SOCK_STREAM
        #endif
        let socket = socket(family, kind, 0)
        guard socket >= 0 else { throw SocketError("socket") }
        do throws(SocketError) {
            var on: Int32 = 1
            let size = socklen_t(MemoryLayout<Int32>.size)
            #if canImport(Darwin)
                // On Darwin, `SO_REUSEADDR` lets a socket take the port of a server that listens on all addresses.
                if port != 0, isAnswered(port, isIPv6: isIPv6) { throw SocketError("bind", number: EADDRINUSE) }
            #endif
            setsockopt(socket, SOL_SOCKET, SO_REUSEADDR, &on, size)
            if isIPv6 { setsockopt(socket, Int32(IPPROTO_IPV6), IPV6_V6ONLY, &on, size) }
            try bind(socket, host, isIPv6: isIPv6, port: port)
            guard listen(socket, 1024) == 0 else { throw SocketError("listen") }
            try prepare(socket)
            return (socket, try self.port(of: socket, isIPv6: isIPv6))
        } catch {
            close(socket)
            throw error
        }
    }

    private static func bind(
        _ socket: Int32, _ host: ListenAddress?, isIPv6: Bool, port: UInt16
    ) throws(SocketError) {
        let status = withAddress(host, isIPv6: isIPv6, port: port) { systemBind(socket, $0, $1) }
        guard status == 0 else { throw SocketError("bind") }
    }

    #if canImport(Darwin)
        /// Whether a server accepts connections on a port of the loopback address.
        private static func isAnswered(_ port: UInt16, isIPv6: Bool) -> Bool {
            let socket = socket(isIPv6 ? AF_INET6 : AF_INET, SOCK_STREAM, 0)
            guard socket >= 0 else { return false }
            defer { close(socket) }
            return withAddress(nil, isIPv6: isIPv6, port: port) { connect(socket, $0, $1) } == 0
        }
    #endif

    private static func withAddress(
        _ host: ListenAddress?, isIPv6: Bool, port: UInt16, _ body: (UnsafeMutablePointer<sockaddr>, socklen_t) -> Int32
    ) -> Int32 {
        if isIPv6 {
            var address = sockaddr_in6()
            address.sin6_family = sa_family_t(AF_INET6)
            address.sin6_port = port.bigEndian
            address.sin6_addr = host?.ipv6 ?? in6addr_loopback
            #if canImport(Darwin)
                address.sin6_len = UInt8(MemoryLayout<sockaddr_in6>.size)
            #endif
            return withSocketAddress(&address, body)
        } else {
            var address = sockaddr_in()
            address.sin_family = sa_family_t(AF_INET)
            address.sin_port = port.bigEndian
            address.sin_addr = host?.ipv4 ?? in_addr(s_addr: UInt32(0x7F00_0001).bigEndian)
            #if canImport(Darwin)
                address.sin_len = UInt8(MemoryLayout<sockaddr_in>.size)
            #endif
            return withSocketAddress(&address, body)
        }
    }

    private static func withSocketAddress<Address, Value>(
        _ address: inout Address, _ body: (UnsafeMutablePointer<sockaddr>, socklen_t) -> Value
    ) -> Value {
        withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                body($0, socklen_t(MemoryLayout<Address>.size))
            }
        }
    }

    private static func port(of socket: Int32, isIPv6: Bool) throws(SocketError) -> UInt16 {
        var storage = sockaddr_in6()
        var size = socklen_t(MemoryLayout<sockaddr_in6>.size)
        let status = withSocketAddress(&storage) { pointer, _ in getsockname(socket, pointer, &size) }
        guard status == 0 else { throw SocketError("getsockname") }
        // The port is in the same place for both address families.
        return UInt16(bigEndian: storage.sin6_port)
    }

    /// Whether the other side of a connection is a program on this machine.
    static func isLocal(_ socket: Int32) -> Bool {
        var storage = sockaddr_in6()
        var size = socklen_t(MemoryLayout<sockaddr_in6>.size)
        let status = withSocketAddress(&storage) { pointer, _ in getpeername(socket, pointer, &size) }
        guard status == 0 else { return false }
        if storage.sin6_family == sa_family_t(AF_INET6) {
            return withUnsafeBytes(of: storage.sin6_addr) { $0.dropLast().allSatisfy { $0 == 0 } && $0.last == 1 }
        }
        // An IPv4 address is at the offset of `sin6_flowinfo`.
        return withUnsafeBytes(of: storage.sin6_flowinfo) { $0.first == 127 }
    }

    /// Accepts a connection, or returns nil if none is waiting.
    static func accept(_ listener: Int32) throws(SocketError) -> Int32? {
        while true {
            let socket = systemAccept(listener)
            if socket >= 0 {
                do throws(SocketError) {
                    try prepare(socket)
                } catch {
                    close(socket)
                    throw error
                }
                var on: Int32 = 1
                setsockopt(socket, Int32(IPPROTO_TCP), TCP_NODELAY, &on, socklen_t(MemoryLayout<Int32>.size))
                return socket
            }
            switch errno {
            case EINTR, ECONNABORTED: continue
            case EAGAIN: return nil
            default: throw SocketError("accept")
            }
        }
    }

    /// Prepares a socket or pipe, so that calls do not block and child processes do not inherit it. On Darwin, writing
    /// to a closed socket gives an error instead of a signal.
    static func prepare(_ descriptor: Int32) throws(SocketError) {
        let flags = fcntl(descriptor, F_GETFL)
        guard fcntl(descriptor, F_SETFL, flags | O_NONBLOCK) == 0, fcntl(descriptor, F_SETFD, FD_CLOEXEC) == 0 else {
            throw SocketError("fcntl")
        }
        #if canImport(Darwin)
            var on: Int32 = 1
            setsockopt(descriptor, SOL_SOCKET, SO_NOSIGPIPE, &on, socklen_t(MemoryLayout<Int32>.size))
        #endif
    }

    enum Outcome: Equatable {
        case moved(Int)
        case later
        case ended
    }

    static func receive(_ socket: Int32, into buffer: UnsafeMutableRawBufferPointer) -> Outcome {
        outcome { recv(socket, buffer.baseAddress, buffer.count, 0) }
    }

    static func send(_ socket: Int32, _ bytes: UnsafeRawBufferPointer) -> Outcome {
        #if canImport(Darwin)
            let flags: Int32 = 0
        #else
            let flags = Int32(MSG_NOSIGNAL)
        #endif
        let outcome = outcome { systemSend(socket, bytes.baseAddress, bytes.count, flags) }
        return outcome == .moved(0) ? .later : outcome
    }

    private static func outcome(_ call: () -> Int) -> Outcome {
        while true {
            let count = call()
            if count > 0 { return .moved(count) }
            if count == 0 { return .ended }
            if errno == EINTR { continue }
            return errno == EAGAIN || errno == EWOULDBLOCK ? .later : .ended
        }
    }

    /// Ends the output, so that the client reads the end of the stream.
    static func finishWriting(_ socket: Int32) {
        _ = shutdown(socket, Int32(SHUT_WR))
    }

    static func close(_ descriptor: Int32) {
        systemClose(descriptor)
    }

    /// Makes two connected descriptors: bytes that are written to the second can be read from the first.
    static func pipe() throws(SocketError) -> (readEnd: Int32, writeEnd: Int32) {
        var ends: [Int32] = [0, 0]
        guard systemPipe(&ends) == 0 else { throw SocketError("pipe") }
        do throws(SocketError) {
            try prepare(ends[0])
            try prepare(ends[1])
        } catch {
            close(ends[0])
            close(ends[1])
            throw error
        }
        return (ends[0], ends[1])
    }

    /// Makes the read end of a pipe readable.
    static func signal(_ writeEnd: Int32) {
        var byte: UInt8 = 0
        _ = write(writeEnd, &byte, 1)
    }

    /// Reads and discards the bytes in a pipe.
    static func drain(_ readEnd: Int32) {
        withUnsafeTemporaryAllocation(byteCount: 64, alignment: 1) { bytes in
            while read(readEnd, bytes.baseAddress, bytes.count) > 0 {}
        }
    }

    /// Waits until one of the entries is readable or writable.
    ///
    /// - Parameter milliseconds: The longest wait. If the value is -1, the wait has no limit.
    /// - Returns: Whether an entry is ready. The properties of the entries show which entries are ready.
    static func poll(_ entries: inout [PollEntry], milliseconds: Int32) -> Bool {
        systemPoll(&entries, milliseconds) > 0
    }

    /// Ends the connection at once and discards unsent bytes, so that the client sees a reset.
    static func reset(_ socket: Int32) {
        var linger = linger(l_onoff: 1, l_linger: 0)
        setsockopt(socket, SOL_SOCKET, SO_LINGER, &linger, socklen_t(MemoryLayout<linger>.size))
        close(socket)
    }
}

/// An address at which a server listens.
struct ListenAddress: Sendable {
    /// The bytes in network byte order.
    private let bytes: [UInt8]
    private let text: String

    var isIPv6: Bool { bytes.count == 16 }

    /// Whether the address means all addresses of its family.
    private var isAny: Bool { bytes.allSatisfy { $0 == 0 } }

    /// Whether only programs on this machine can use the address.
    var isLoopback: Bool {
        isIPv6 ? bytes.dropLast().allSatisfy { $0 == 0 } && bytes.last == 1 : bytes.first == 127
    }

    /// Whether a server at this address gets the connections to `127.0.0.1` or `::1`.
    var includesUsualLoopback: Bool { isAny || (isIPv6 ? isLoopback : bytes == [127, 0, 0, 1]) }

    /// The host for a URL with which this machine reaches the address.
    var urlHost: String {
        if isAny { return isIPv6 ? "[::1]" : "127.0.0.1" }
        return isIPv6 ? "[\(text)]" : text
    }

    fileprivate var ipv4: in_addr? {
        if isIPv6 { return nil }
        return in_addr(s_addr: bytes.withUnsafeBytes { $0.loadUnaligned(as: UInt32.self) })
    }

    fileprivate var ipv6: in6_addr? {
        guard isIPv6 else { return nil }
        var address = in6_addr()
        withUnsafeMutableBytes(of: &address) { $0.copyBytes(from: bytes) }
        return address
    }

    /// - Parameter text: An IPv4 or IPv6 address, such as `0.0.0.0`. Returns nil for other strings.
    init?(_ text: String) {
        var (short, long) = (in_addr(), in6_addr())
        if inet_pton(AF_INET, text, &short) == 1 {
            bytes = withUnsafeBytes(of: short) { Array($0) }
        } else if inet_pton(AF_INET6, text, &long) == 1 {
            bytes = withUnsafeBytes(of: long) { Array($0) }
        } else {
            return nil
        }
        self.text = text
    }
}

/// A descriptor that the system watches.
typealias PollEntry = pollfd

extension PollEntry {
    init(_ descriptor: Int32, reads: Bool = false, writes: Bool = false) {
        self.init(fd: descriptor, events: Int16((reads ? POLLIN : 0) | (writes ? POLLOUT : 0)), revents: 0)
    }

    var descriptor: Int32 { fd }
    /// Whether there is something to read: bytes, an end, or an error.
    var isReadable: Bool { Int32(revents) & Int32(POLLIN | POLLHUP | POLLERR) != 0 }
    var isWritable: Bool { Int32(revents) & Int32(POLLOUT) != 0 }
}

/// A system call that failed, with the system's reason.
struct SocketError: Error, CustomStringConvertible {
    var call: String
    var number: Int32

    /// - Parameter number: A value of `errno`. By default it is the current value.
    init(_ call: String, number: Int32? = nil) {
        self.call = call
        self.number = number ?? errno
    }

    /// Whether another program uses the port, or this program has no permission to use it.
    var isTaken: Bool { number == EADDRINUSE || number == EACCES }

    var description: String { "\(call): \(String(cString: strerror(number)))" }
}

// These functions exist because methods above have the names of the system's functions.
private func systemBind(_ socket: Int32, _ address: UnsafeMutablePointer<sockaddr>, _ size: socklen_t) -> Int32 {
    bind(socket, address, size)
}

private func systemAccept(_ listener: Int32) -> Int32 {
    accept(listener, nil, nil)
}

private func systemPipe(_ ends: UnsafeMutablePointer<Int32>) -> Int32 {
    pipe(ends)
}

private func systemPoll(_ entries: inout [PollEntry], _ milliseconds: Int32) -> Int32 {
    poll(&entries, nfds_t(entries.count), milliseconds)
}

private func systemClose(_ descriptor: Int32) {
    _ = close(descriptor)
}

private func systemSend(_ socket: Int32, _ bytes: UnsafeRawPointer?, _ count: Int, _ flags: Int32) -> Int {
    send(socket, bytes, count, flags)
}
