/// A type that reads a pattern from its first scalar to its last scalar.
protocol PatternReading {
    var scalars: [Unicode.Scalar] { get }
    /// The index of the next scalar.
    var index: Int { get set }
}

extension PatternReading {
    var peek: Unicode.Scalar? {
        index < scalars.count ? scalars[index] : nil
    }

    mutating func next() -> Unicode.Scalar? {
        guard let scalar = peek else { return nil }
        index += 1
        return scalar
    }

    mutating func take(_ wanted: Unicode.Scalar) -> Bool {
        guard peek == wanted else { return false }
        index += 1
        return true
    }
}
