import Platform

/// A file that the user has named, which the tool writes by itself: what is there is looked at first, and replaced in one step.
struct SingleFile {
    let path: String
    /// Behind links.
    private let target: String

    init(_ path: String) {
        self.path = path
        target = SystemPath.real(path) ?? path
    }

    /// Nil where there is no file.
    func read() throws -> [UInt8]? {
        guard let number = SystemCall.attempt({ open(target, O_RDONLY | O_NONBLOCK | O_CLOEXEC) }) else {
            if errno == ENOENT { return nil }
            throw SystemFailure(path: path, code: errno)
        }
        let file = Descriptor(number: number)
        guard try FileStatus(file.number, path: path).kind == .file else {
            throw SystemFailure(path: path, code: EINVAL)
        }
        return try SystemCall.readAll(file.number, path: path)
    }

    func replace(with bytes: [UInt8]) throws {
        let temporary = "\(target).gen-dtos-\(getpid())"
        do {
            let flags = O_WRONLY | O_CREAT | O_TRUNC | O_NOFOLLOW | O_CLOEXEC
            let file = Descriptor(number: try SystemCall.require(path) { open(temporary, flags, 0o666) })
            try SystemCall.writeAll(bytes, to: file.number, path: path)
            try SystemCall.require(path) { rename(temporary, target) }
        } catch {
            unlink(temporary)
            throw error
        }
    }
}
