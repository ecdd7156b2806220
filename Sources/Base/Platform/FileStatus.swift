/// The properties of a file, a folder or a symbolic link.
package struct FileStatus: Sendable {
    package enum Kind: Sendable {
        case file
        case folder
        case link
        /// A socket, a pipe or a device.
        case other
    }

    /// Two paths with the same identity lead to one file.
    package struct Identity: Hashable, Sendable {
        private let device: UInt64
        private let number: UInt64

        fileprivate init(_ status: stat) {
            device = UInt64(truncatingIfNeeded: status.st_dev)
            number = UInt64(truncatingIfNeeded: status.st_ino)
        }
    }

    /// The time of the last change of the content, counted from 1970-01-01 UTC.
    package struct Time: Hashable, Sendable {
        package let seconds: Int
        package let nanoseconds: Int
    }

    package let kind: Kind
    package let identity: Identity
    /// The size in bytes.
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

    /// Reads the status of a file. Symbolic links are followed.
    ///
    /// - Returns: Nil if the file does not exist or the system refuses access. `errno` has the reason.
    package init?(_ path: String) {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        self.init(status)
    }

    /// Reads the status of a file, or of a symbolic link itself.
    ///
    /// - Returns: Nil if the file does not exist or the system refuses access. `errno` has the reason.
    package init?(unfollowed path: String) {
        var status = stat()
        guard lstat(path, &status) == 0 else { return nil }
        self.init(status)
    }

    /// Reads the status of a file in an open folder, or of a symbolic link itself.
    ///
    /// - Returns: Nil if the file does not exist or the system refuses access. `errno` has the reason.
    package init?(_ name: String, in folder: Int32) {
        var status = stat()
        guard fstatat(folder, name, &status, AT_SYMLINK_NOFOLLOW) == 0 else { return nil }
        self.init(status)
    }

    /// Reads the status of an open file.
    ///
    /// - Parameter path: The path for the error's message.
    package init(_ descriptor: Int32, path: @autoclosure () -> String) throws {
        var status = stat()
        try SystemCall.require(path()) { fstat(descriptor, &status) }
        self.init(status)
    }
}
