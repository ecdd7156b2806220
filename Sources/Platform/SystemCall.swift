/// An error of the system: a path in the user's words, and the reason in the system's words.
package struct SystemFailure: Error, CustomStringConvertible {
    package var path: String
    /// A value of `errno`.
    package var code: Int32
    /// What the user can do, where the tool knows it.
    package var advice: String?

    package init(path: String, code: Int32, advice: String? = nil) {
        self.path = path
        self.code = code
        self.advice = advice
    }

    package var description: String {
        "\(path): \(reason)" + (advice.map { "; \($0)" } ?? "")
    }

    /// The system's words, without the path.
    package var reason: String { String(cString: strerror(code)) }

    /// The error for a file that is not there.
    package static func absence(of path: String) -> SystemFailure { SystemFailure(path: path, code: ENOENT) }

    /// Whether the file is not there.
    package var isAbsence: Bool { code == ENOENT }
}

/// Calls of the system that throw their errors. A call that a signal interrupts is made again.
///
/// Foundation's functions follow symbolic links and make several calls of the system for one.
package enum SystemCall {
    /// - Returns: nil where the call fails; `errno` has the reason.
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

    /// Reads once, from the current position.
    /// - Returns: no bytes at the end of the file.
    package static func read(_ descriptor: Int32, upTo room: Int, path: @autoclosure () -> String) throws -> [UInt8] {
        try [UInt8](unsafeUninitializedCapacity: room) { buffer, count in
            count = try read(descriptor, into: UnsafeMutableRawBufferPointer(buffer), path: path())
        }
    }

    /// Reads once, from the current position.
    /// - Returns: the number of bytes; 0 at the end of the file.
    package static func read(
        _ descriptor: Int32, into buffer: UnsafeMutableRawBufferPointer, path: @autoclosure () -> String
    ) throws -> Int {
        try require(path()) { systemRead(descriptor, buffer.baseAddress, buffer.count) }
    }

    /// Reads from the current position to the end of the file.
    /// - Parameter limit: the largest number of bytes that is read.
    package static func readAll(
        _ descriptor: Int32, path: @autoclosure () -> String, limit: Int = .max
    ) throws -> [UInt8] {
        let size = try FileStatus(descriptor, path: path()).size
        // One more byte than the size: the second reading then finds the end of a file that is as long as it says.
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

// A function of the C library whose name is also the name of a method above.
private func systemRead(_ descriptor: Int32, _ buffer: UnsafeMutableRawPointer?, _ count: Int) -> Int {
    read(descriptor, buffer, count)
}

/// An open file or folder. The end of the value closes it.
package struct Descriptor: ~Copyable {
    package let number: Int32

    package init(number: Int32) {
        self.number = number
    }

    deinit { close(number) }
}

/// A descriptor that several threads use. It is closed when the last of them has let it go.
package final class SharedDescriptor: Sendable {
    private let descriptor: Descriptor

    package init(_ descriptor: consuming Descriptor) {
        self.descriptor = descriptor
    }

    package var number: Int32 { descriptor.number }
}
