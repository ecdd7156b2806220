extension [PropertyDefinition] {
    /// Maps the index of each deprecated property to the index of its replacement, which `x-replaced-by` names.
    /// Generated code has a member that reads both properties, such as `effectiveToken` for `token`.
    ///
    /// Both properties must have the same type, apart from optionality. One property may be required and the other
    /// optional, because this changes while a backend migrates.
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
