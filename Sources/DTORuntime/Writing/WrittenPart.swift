import Foundation

/// A container that stands for itself: a nested one, or what a class inherits. It may be written to at any time, so it has a writer of its own, and in its
/// place is a mark until the document is finished.
struct WrittenPart {
    let number: Int
    let writer: JSONWriter
    /// Of the value that the part is.
    let encoder: ValueEncoder
    /// Which member of its object it is; zero where it is none.
    var member = 0
}

extension JSONWriter {
    /// A byte that no JSON has, and the number of the part.
    static let partMarkLength = 1 + MemoryLayout<UInt32>.size

    func writePart(at origin: Origin) -> WrittenPart {
        let part = session.newPart(at: origin)
        reserve(Self.partMarkLength)
        put(0)
        UnsafeMutableRawPointer(bytes + count).storeBytes(of: UInt32(part.number), as: UInt32.self)
        advance(by: MemoryLayout<UInt32>.size)
        return part
    }

    func placeOfPart(from start: Int) -> Int? {
        guard start < count, let found = memchr(bytes + start, 0, count - start) else { return nil }
        return UnsafeRawPointer(found) - UnsafeRawPointer(bytes)
    }

    func partNumber(at mark: Int) -> Int {
        Int(UnsafeRawPointer(bytes + mark + 1).loadUnaligned(as: UInt32.self))
    }
}
