extension [PropertyDefinition] {
    /// A deprecated property gives way to the one beside it that `x-replaced-by` names: `effectiveToken` reads both.
    ///
    /// There is one wherever the types agree, optionality aside. How the replacement is required does not matter, since that is what
    /// changes while a backend migrates.
    ///
    /// - Returns: the index of each deprecated property → that of its replacement.
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
