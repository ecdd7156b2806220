extension [PropertyDefinition] {
    /// The properties that replace deprecated ones. A deprecated property names its replacement in `x-replaced-by`.
    /// Generated code has a member that reads both, such as `effectiveToken` for `token`.
    ///
    /// The types of both must be equal, apart from optionality. Whether the replacement is required does not matter,
    /// because that changes while a backend migrates.
    ///
    /// - Returns: The index of each deprecated property → the index of its replacement.
    public var replacements: [Int: Int] {
        let candidates = indices.filter { self[$0].replacedBy != nil }
        if candidates.isEmpty { return [:] }
        let places = Dictionary(
            enumerated().map { ($1.key, $0) }, uniquingKeysWith: { first, _ in first })
        var result: [Int: Int] = [:]
        for index in candidates {
            guard let key = self[index].replacedBy, let place = places[key], place != index,
                self[place].use.reference == self[index].use.reference
            else { continue }
            result[index] = place
        }
        return result
    }
}
