/// Finds the branches of a union that were references before a server wrote their schemas into the union. Connexion
/// does this, and leaves the discriminator's mapping unchanged.
extension ContractBuilder {
    /// The entries of a mapping whose schemas are not branches.
    struct InlinedBranches {
        /// The values by the index of the branch that the entry means.
        var values: [Int: [String]] = [:]
        /// The entries that mean no branch.
        var unknown: [DiscriminatorObject.Mapping] = []
    }

    /// Finds the branch that each entry of the mapping means, if the entry's schema is not itself a branch.
    ///
    /// - Parameter targets: The schemas to which each branch leads.
    mutating func inlinedBranches(
        among branches: [SchemaObject], _ targets: [Set<ObjectIdentifier>], of discriminator: DiscriminatorObject?
    ) -> InlinedBranches {
        var result = InlinedBranches()
        guard let discriminator else { return result }
        let known = targets.reduce(into: Set<ObjectIdentifier>()) { $0.formUnion($1) }
        let inline = branches.indices.filter { name(ofEndOf: branches[$0]) == nil }
        var allowing: [String: [Int]] = [:]
        for index in inline where inline.count <= Self.inlinedLimit {
            for value in classifier.constants(of: branches[index])[discriminator.propertyName] ?? [] {
                allowing[value, default: []].append(index)
            }
        }
        for entry in discriminator.mapping {
            let target = classifier.resolver.schema(mappedBy: entry)
            if let target, known.contains(ObjectIdentifier(target)) { continue }
            if let index = inline.count > Self.inlinedLimit
                ? nil : branch(meantBy: entry, target, allowing[entry.value] ?? [], among: inline, of: branches)
            {
                result.values[index, default: []].append(entry.value)
            } else {
                result.unknown.append(entry)
            }
        }
        return result
    }

    /// The greatest number of inline branches that are compared with each entry of a mapping.
    private static let inlinedLimit = 100

    /// Returns the branch that alone allows the value. Otherwise returns the branch that equals the schema, or the
    /// branch whose title is the name of the schema.
    private mutating func branch(
        meantBy entry: DiscriminatorObject.Mapping, _ target: SchemaObject?, _ allowing: [Int], among indices: [Int],
        of branches: [SchemaObject]
    ) -> Int? {
        if allowing.count == 1 { return allowing[0] }
        if let target {
            let meaning = classifier.meaning(of: target)
            let equal = indices.filter { classifier.meaning(of: branches[$0]) == meaning }
            if equal.count == 1 { return equal[0] }
        }
        let name = entry.target.split(separator: "/").last.map(String.init)
        let titled = indices.filter { branches[$0].title.map { $0 == name } ?? false }
        return titled.count == 1 ? titled[0] : nil
    }

    private mutating func name(ofEndOf branch: SchemaObject) -> String? {
        classifier.referenceEnd(of: branch).flatMap { name(of: $0) }
    }
}
