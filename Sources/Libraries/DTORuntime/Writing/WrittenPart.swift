import Foundation

/// An independent container: a nested container, or the container of a superclass. A type may write to it at any time,
/// so it has its own writer. Until the document is finished, a mark in the enclosing bytes reserves its place.
struct WrittenPart {
    let number: Int
    let writer: JSONWriter
    /// The encoder of the part's own value.
    let encoder: ValueEncoder
    /// The index of the part's member in its object, or zero if the part is not a member.
    var member = 0
}

extension JSONWriter {
    /// The length of a mark: a byte that never occurs in JSON, and the number of the part.
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
