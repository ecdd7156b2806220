/// Finds the branches of a union that were references before a server replaced them by copies of their schemas.
/// Connexion does this, and leaves the discriminator's mapping unchanged.
extension ContractBuilder {
    /// The entries of a mapping whose schemas are not branches of the union.
    struct InlinedBranches {
        /// Maps the index of a branch to the values whose entries mean the branch.
        var values: [Int: [String]] = [:]
        /// The entries for which no branch was found.
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

    /// Returns the index of the only branch that allows the value. If there is no such branch, returns the index of the
    /// only branch that equals the schema, or whose title is the name of the schema.
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
