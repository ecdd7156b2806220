import DTORuntime

extension JSONValue {
    /// Whether two values are equal, and their strings and keys have identical code points. Swift's `==` also accepts
    /// strings that differ in Unicode normalization (JSON Schema 2020-12 section 4.2.2).
    func isIdentical(to other: JSONValue) -> Bool {
        switch (self, other) {
        case (.string(let own), .string(let other)): Self.isIdentical(own, other)
        case (.array(let own), .array(let other)):
            own.count == other.count && zip(own, other).allSatisfy { $0.isIdentical(to: $1) }
        case (.object(let own), .object(let other)):
            own.count == other.count
                && own.allSatisfy { key, value in
                    guard let index = other.index(forKey: key) else { return false }
                    return Self.isIdentical(key, other[index].key) && value.isIdentical(to: other[index].value)
                }
        default: self == other
        }
    }

    private static func isIdentical(_ own: String, _ other: String) -> Bool {
        own.unicodeScalars.elementsEqual(other.unicodeScalars)
    }
}
