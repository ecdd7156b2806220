import Foundation

/// Finds the ends of lines: line feeds and carriage returns.
///
/// The search uses `memchr`, which examines many bytes at a time, and remembers the next line feed and the next
/// carriage return. So each byte is examined at most twice.
struct LineEnds {
    static let lineFeed: UInt8 = 0x0A
    static let carriageReturn: UInt8 = 0x0D

    private let bytes: UnsafeRawBufferPointer
    private var nextFeed = -1
    private var nextReturn = -1

    init(_ bytes: UnsafeRawBufferPointer) {
        self.bytes = bytes
    }

    /// Returns the index of the first line end at or after `start`, or the number of bytes if there is none.
    mutating func next(from start: Int) -> Int {
        if nextFeed < start { nextFeed = Self.index(of: Self.lineFeed, in: bytes, from: start) }
        if nextReturn < start { nextReturn = Self.index(of: Self.carriageReturn, in: bytes, from: start) }
        return min(nextFeed, nextReturn)
    }

    /// Returns the index of the first `byte` at or after `start`, or the number of bytes if there is none.
    static func index(of byte: UInt8, in bytes: UnsafeRawBufferPointer, from start: Int) -> Int {
        guard let base = bytes.baseAddress, start < bytes.count,
            let found = memchr(base + start, Int32(byte), bytes.count - start)
        else { return bytes.count }
        return UnsafeRawPointer(found) - base
    }
}
