import Foundation

/// Finds where the lines of a text end: at a line feed or at a carriage return.
///
/// It asks the platform's own search, which looks at many bytes at a time, and remembers what that has found: whatever the lines end with,
/// each byte is looked at twice at most.
struct LineEnds {
    static let lineFeed: UInt8 = 0x0A
    static let carriageReturn: UInt8 = 0x0D

    private let bytes: UnsafeRawBufferPointer
    private var nextFeed = -1
    private var nextReturn = -1

    init(_ bytes: UnsafeRawBufferPointer) {
        self.bytes = bytes
    }

    /// The index of the first line end that is not before `start`; the number of bytes where there is none.
    mutating func next(from start: Int) -> Int {
        if nextFeed < start { nextFeed = Self.index(of: Self.lineFeed, in: bytes, from: start) }
        if nextReturn < start { nextReturn = Self.index(of: Self.carriageReturn, in: bytes, from: start) }
        return min(nextFeed, nextReturn)
    }

    /// The index of a byte; the number of bytes where it does not occur.
    static func index(of byte: UInt8, in bytes: UnsafeRawBufferPointer, from start: Int) -> Int {
        guard let base = bytes.baseAddress, start < bytes.count,
            let found = memchr(base + start, Int32(byte), bytes.count - start)
        else { return bytes.count }
        return UnsafeRawPointer(found) - base
    }
}
