import Platform

/// The offsets at which a byte occurs in a buffer, in ascending order.
///
/// The C library's search examines many bytes at once. So the search for rare bytes in a whole document is fast.
struct ByteOffsets: Sequence, IteratorProtocol {
    private let text: UnsafeBufferPointer<UInt8>
    private let byte: UInt8
    private var position = 0

    init(of byte: UInt8, in text: UnsafeBufferPointer<UInt8>) {
        self.text = text
        self.byte = byte
    }

    mutating func next() -> Int? {
        guard let start = text.baseAddress, position < text.count,
            let found = memchr(start + position, Int32(byte), text.count - position)
        else { return nil }
        let offset = UnsafeRawPointer(found) - UnsafeRawPointer(start)
        position = offset + 1
        return offset
    }
}
