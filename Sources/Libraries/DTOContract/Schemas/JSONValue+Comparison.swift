import DTORuntime

extension JSONValue {
    /// Whether two values are equal and their string values have identical code points. Swift's `==` also accepts
    /// strings that differ in Unicode normalization (JSON Schema 2020-12 section 4.2.2).
    func isIdentical(to other: JSONValue) -> Bool {
        switch (self, other) {
        case (.string(let own), .string(let other)): own.unicodeScalars.elementsEqual(other.unicodeScalars)
        case (.array(let own), .array(let other)):
            own.count == other.count && zip(own, other).allSatisfy { $0.isIdentical(to: $1) }
        case (.object(let own), .object(let other)):
            own.count == other.count && own.allSatisfy { other[$0.key].map($0.value.isIdentical) ?? false }
        default: self == other
        }
    }
}
