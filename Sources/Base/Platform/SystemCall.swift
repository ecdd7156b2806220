/// An error of a system call, with the path as the user wrote it.
package struct SystemFailure: Error, CustomStringConvertible {
    package var path: String
    /// A value of `errno`.
    package var code: Int32
    /// A remedy, or nil if the tool has no remedy.
    package var advice: String?

    package init(path: String, code: Int32, advice: String? = nil) {
        self.path = path
        self.code = code
        self.advice = advice
    }

    package var description: String {
        "\(path): \(reason)" + (advice.map { "; \($0)" } ?? "")
    }

    /// The system's description of the error, without the path.
    package var reason: String { String(cString: strerror(code)) }

    /// Makes the error for a file that does not exist.
    package static func absence(of path: String) -> SystemFailure { SystemFailure(path: path, code: ENOENT) }

    /// Whether the file does not exist.
    package var isAbsence: Bool { code == ENOENT }
}

/// Makes system calls. A call that a signal interrupts is repeated.
///
/// Foundation's functions are not used, because they follow symbolic links and make several system calls for one
/// operation.
package enum SystemCall {
    /// Makes a system call, and repeats it if a signal interrupts it.
    ///
    /// - Returns: The result, or nil if the call fails. `errno` has the reason.
    @inlinable
    package static func attempt<Number: SignedInteger>(_ call: () -> Number) -> Number? {
        while true {
            let result = call()
            if result >= 0 { return result }
            if errno != EINTR { return nil }
        }
    }

    @inlinable @discardableResult
    package static func require<Number: SignedInteger>(
        _ path: @autoclosure () -> String, _ call: () -> Number
    ) throws -> Number {
        if let result = attempt(call) { return result }
        let code = errno
        throw SystemFailure(path: path(), code: code)
    }

    /// Reads bytes once from the current position.
    /// - Returns: The bytes, which are empty at the end of the file.
    package static func read(_ descriptor: Int32, upTo room: Int, path: @autoclosure () -> String) throws -> [UInt8] {
        try [UInt8](unsafeUninitializedCapacity: room) { buffer, count in
            count = try read(descriptor, into: UnsafeMutableRawBufferPointer(buffer), path: path())
        }
    }

    /// Reads bytes once from the current position.
    /// - Returns: The number of bytes, which is 0 at the end of the file.
    package static func read(
        _ descriptor: Int32, into buffer: UnsafeMutableRawBufferPointer, path: @autoclosure () -> String
    ) throws -> Int {
        try require(path()) { systemRead(descriptor, buffer.baseAddress, buffer.count) }
    }

    /// Reads from the current position to the end of the file.
    /// - Parameter limit: The greatest number of bytes that are read.
    package static func readAll(
        _ descriptor: Int32, path: @autoclosure () -> String, limit: Int = .max
    ) throws -> [UInt8] {
        let size = try FileStatus(descriptor, path: path()).size
        // This reads one byte more than the size, so that the second call finds the end of the file if the size is
        // correct.
        var bytes = try read(descriptor, upTo: min(max(size + 1, 1 << 16), limit), path: path())
        while !bytes.isEmpty, bytes.count < limit {
            let chunk = try read(descriptor, upTo: min(1 << 20, limit - bytes.count), path: path())
            if chunk.isEmpty { break }
            bytes += chunk
        }
        return bytes
    }

    package static func writeAll(_ bytes: [UInt8], to descriptor: Int32, path: @autoclosure () -> String) throws {
        try bytes.withUnsafeBytes { buffer in
            var rest = buffer[...]
            while !rest.isEmpty {
                let part = UnsafeRawBufferPointer(rebasing: rest)
                let count = try require(path()) { write(descriptor, part.baseAddress, part.count) }
                rest = rest.dropFirst(count)
            }
        }
    }
}

// Calls the C library's `read`. Within `SystemCall`, the name `read` means a method of that type.
private func systemRead(_ descriptor: Int32, _ buffer: UnsafeMutableRawPointer?, _ count: Int) -> Int {
    read(descriptor, buffer, count)
}

/// An open file or folder, which is closed when the value ends.
package struct Descriptor: ~Copyable {
    package let number: Int32

    package init(number: Int32) {
        self.number = number
    }

    deinit { close(number) }
}

/// A descriptor that several threads use, and which is closed when the last thread releases it.
package final class SharedDescriptor: Sendable {
    private let descriptor: Descriptor

    package init(_ descriptor: consuming Descriptor) {
        self.descriptor = descriptor
    }

    package var number: Int32 { descriptor.number }
}
