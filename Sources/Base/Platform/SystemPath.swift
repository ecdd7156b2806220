/// Reads facts about paths from the file system.
package enum SystemPath {
    /// Whether the path leads to a file or folder. Symbolic links are followed.
    package static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

    package static func isFolder(_ path: String) -> Bool { FileStatus(path)?.kind == .folder }

    /// Returns the absolute path without symbolic links.
    ///
    /// - Returns: Nil if the file does not exist or the system refuses access.
    package static func real(_ path: String) -> String? {
        guard let real = realpath(path, nil) else { return nil }
        defer { free(real) }
        return String(cString: real)
    }
}
