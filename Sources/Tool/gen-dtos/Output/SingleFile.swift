import Platform

/// A file that the user has named. An existing file is first read, and then replaced in one step with its permissions.
struct SingleFile {
    let path: String
    /// The path after links are resolved.
    private let target: String

    init(_ path: String) {
        self.path = path
        target = SystemPath.real(path) ?? path
    }

    /// - Returns: Nil if the file does not exist.
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

    /// - Returns: False if the file exists. An existing file is not changed.
    func create(with text: String) throws -> Bool {
        let flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC
        guard let number = SystemCall.attempt({ open(path, flags, 0o666) }) else {
            if errno == EEXIST { return false }
            throw SystemFailure(path: path, code: errno)
        }
        let file = Descriptor(number: number)
        do {
            try SystemCall.writeAll(Array(text.utf8), to: file.number, path: path)
        } catch {
            unlink(path)
            throw error
        }
        return true
    }

    func replace(with bytes: [UInt8]) throws {
        // The name is unpredictable, and an existing file with this name is not opened.
        let temporary = "\(target).gen-dtos-\(UInt64.random(in: 0 ... .max))"
        let flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC
        let file = Descriptor(number: try SystemCall.require(path) { open(temporary, flags, 0o666) })
        do {
            if let old = FileStatus(target) { try SystemCall.require(path) { fchmod(file.number, old.permissions) } }
            try SystemCall.writeAll(bytes, to: file.number, path: path)
            try SystemCall.require(path) { rename(temporary, target) }
        } catch {
            unlink(temporary)
            throw error
        }
    }
}
