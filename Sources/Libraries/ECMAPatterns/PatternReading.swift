/// A type that reads a pattern from its first scalar to its last.
package protocol PatternReading {
    var scalars: [Unicode.Scalar] { get }
    /// The index of the next scalar.
    var index: Int { get set }
}

extension PatternReading {
    package var peek: Unicode.Scalar? {
        index < scalars.count ? scalars[index] : nil
    }

    package mutating func next() -> Unicode.Scalar? {
        guard let scalar = peek else { return nil }
        index += 1
        return scalar
    }

    package mutating func take(_ wanted: Unicode.Scalar) -> Bool {
        guard peek == wanted else { return false }
        index += 1
        return true
    }
}
