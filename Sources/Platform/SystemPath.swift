/// Questions about paths that the system answers.
package enum SystemPath {
    /// Whether there is a file or a folder, or a symbolic link that leads to one.
    package static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

    package static func isFolder(_ path: String) -> Bool { FileStatus(path)?.kind == .folder }

    /// The absolute path without symbolic links.
    ///
    /// - Returns: nil where there is no file.
    package static func real(_ path: String) -> String? {
        guard let real = realpath(path, nil) else { return nil }
        defer { free(real) }
        return String(cString: real)
    }
}
