/// These functions return the reason why a count is not allowed, or nil if the count is allowed.
extension ValueConstraints {
    /// Checks a length in Unicode scalars (JSON Schema 2020-12 Validation section 6.3.1).
    public func fault(ofLength count: Int) -> String? {
        Self.fault(of: count, "characters", self.minLength, self.maxLength)
    }

    /// Checks the number of elements of an array (JSON Schema 2020-12 Validation section 6.4).
    public func fault(ofItems count: Int) -> String? {
        Self.fault(of: count, "elements", self.minItems, self.maxItems)
    }

    /// Checks the number of members of an object (JSON Schema 2020-12 Validation section 6.5).
    public func fault(ofProperties count: Int) -> String? {
        Self.fault(of: count, "entries", self.minProperties, self.maxProperties)
    }

    private static func fault(of count: Int, _ noun: String, _ least: Int?, _ most: Int?) -> String? {
        if let least, count < least { return "\(count) \(noun) are fewer than \(least)" }
        if let most, count > most { return "\(count) \(noun) are more than \(most)" }
        return nil
    }
}
