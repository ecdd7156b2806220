/// The properties of a file, a folder or a symbolic link.
package struct FileStatus: Sendable {
    package enum Kind: Sendable {
        case file
        case folder
        case link
        /// A socket, a pipe or a device.
        case other
    }

    /// Two paths with an equal identity lead to one file.
    package struct Identity: Hashable, Sendable {
        private let device: UInt64
        private let number: UInt64

        fileprivate init(_ status: stat) {
            device = UInt64(truncatingIfNeeded: status.st_dev)
            number = UInt64(truncatingIfNeeded: status.st_ino)
        }
    }

    /// The time of the last change of the content, since 1970.
    package struct Time: Hashable, Sendable {
        package let seconds: Int
        package let nanoseconds: Int
    }

    package let kind: Kind
    package let identity: Identity
    /// In bytes.
    package let size: Int
    package let modified: Time
    /// Whether the file belongs to the user whose rights the process has.
    package let isOwn: Bool
    /// The bits that `chmod` sets.
    package let permissions: mode_t
    /// Whether users other than the owner have the right to write.
    package let isWritableByOthers: Bool

    private init(_ status: stat) {
        kind =
            switch status.st_mode & S_IFMT {
            case S_IFREG: .file
            case S_IFDIR: .folder
            case S_IFLNK: .link
            default: .other
            }
        identity = Identity(status)
        size = Int(status.st_size)
        #if canImport(Darwin)
            let time = status.st_mtimespec
        #else
            let time = status.st_mtim
        #endif
        modified = Time(seconds: Int(time.tv_sec), nanoseconds: Int(time.tv_nsec))
        permissions = status.st_mode & 0o7777
        isOwn = status.st_uid == geteuid()
        isWritableByOthers = status.st_mode & (S_IWGRP | S_IWOTH) != 0
    }

    /// The file at a path, or the file that a symbolic link at the path leads to.
    ///
    /// - Returns: nil where there is no file or the system refuses to look; `errno` has the reason.
    package init?(_ path: String) {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        self.init(status)
    }

    /// The file at a path, or the symbolic link itself.
    ///
    /// - Returns: nil where there is no file or the system refuses to look; `errno` has the reason.
    package init?(unfollowed path: String) {
        var status = stat()
        guard lstat(path, &status) == 0 else { return nil }
        self.init(status)
    }

    /// The file, or the symbolic link itself, of a name in an open folder.
    ///
    /// - Returns: nil where there is no file or the system refuses to look; `errno` has the reason.
    package init?(_ name: String, in folder: Int32) {
        var status = stat()
        guard fstatat(folder, name, &status, AT_SYMLINK_NOFOLLOW) == 0 else { return nil }
        self.init(status)
    }

    /// - Parameter path: for the message of the error.
    package init(_ descriptor: Int32, path: @autoclosure () -> String) throws {
        var status = stat()
        try SystemCall.require(path()) { fstat(descriptor, &status) }
        self.init(status)
    }
}
