#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// What the system refused: a path as the user knows it, and the reason in the system's own words.
struct SystemFailure: Error, CustomStringConvertible {
    var path: String
    /// A value of `errno`.
    var code: Int32
    /// What to do, where that is known.
    var advice: String?

    var description: String {
        "\(path): \(String(cString: strerror(code)))" + (advice.map { "; \($0)" } ?? "")
    }

    /// That nothing is there.
    static func absence(of path: String) -> SystemFailure { SystemFailure(path: path, code: ENOENT) }

    /// Whether nothing is there.
    var isAbsence: Bool { code == ENOENT }
}

/// The system's calls with their errors as values; each is repeated when a signal interrupts it.
///
/// Not Foundation's: that follows symbolic links, and one call of it is several of the system's.
enum SystemCall {
    /// - Returns: nil with `errno` for the caller to look at.
    static func attempt<Number: SignedInteger>(_ call: () -> Number) -> Number? {
        while true {
            let result = call()
            if result >= 0 { return result }
            if errno != EINTR { return nil }
        }
    }

    @discardableResult
    static func require<Number: SignedInteger>(
        _ path: @autoclosure () -> String, _ call: () -> Number
    ) throws -> Number {
        if let result = attempt(call) { return result }
        let code = errno
        throw SystemFailure(path: path(), code: code)
    }

    /// One reading from the current position; empty at the end.
    static func read(_ descriptor: Int32, upTo room: Int, path: @autoclosure () -> String) throws -> [UInt8] {
        try [UInt8](unsafeUninitializedCapacity: room) { buffer, count in
            count = try read(descriptor, into: UnsafeMutableRawBufferPointer(buffer), path: path())
        }
    }

    /// One reading from the current position.
    /// - Returns: how many bytes there were; 0 at the end.
    static func read(
        _ descriptor: Int32, into buffer: UnsafeMutableRawBufferPointer, path: @autoclosure () -> String
    ) throws -> Int {
        try require(path()) { platformRead(descriptor, buffer.baseAddress, buffer.count) }
    }

    /// From the current position to the end, but no more than `limit` bytes.
    static func readAll(
        _ descriptor: Int32, path: @autoclosure () -> String, limit: Int = .max
    ) throws -> [UInt8] {
        var status = stat()
        try require(path()) { fstat(descriptor, &status) }
        // One more than the size: when the file is as long as it says, the second reading finds its end.
        var bytes = try read(descriptor, upTo: min(max(Int(status.st_size) + 1, 1 << 16), limit), path: path())
        while !bytes.isEmpty, bytes.count < limit {
            let chunk = try read(descriptor, upTo: min(1 << 20, limit - bytes.count), path: path())
            if chunk.isEmpty { break }
            bytes += chunk
        }
        return bytes
    }

    static func writeAll(_ bytes: [UInt8], to descriptor: Int32, path: @autoclosure () -> String) throws {
        try bytes.withUnsafeBytes { buffer in
            var rest = buffer[...]
            while !rest.isEmpty {
                let count = try require(path()) { platformWrite(descriptor, UnsafeRawBufferPointer(rebasing: rest)) }
                rest = rest.dropFirst(count)
            }
        }
    }

    private static func platformRead(_ descriptor: Int32, _ buffer: UnsafeMutableRawPointer?, _ count: Int) -> Int {
        #if canImport(Darwin)
            Darwin.read(descriptor, buffer, count)
        #elseif canImport(Musl)
            Musl.read(descriptor, buffer, count)
        #else
            Glibc.read(descriptor, buffer, count)
        #endif
    }

    private static func platformWrite(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
        write(descriptor, bytes.baseAddress, bytes.count)
    }
}

/// An open file or folder that is closed with the value.
struct Descriptor: ~Copyable {
    let number: Int32

    deinit { close(number) }
}

/// One that several threads use, and that is closed when none does any more.
final class SharedDescriptor: Sendable {
    private let descriptor: Descriptor

    init(_ descriptor: consuming Descriptor) {
        self.descriptor = descriptor
    }

    var number: Int32 { descriptor.number }
}
