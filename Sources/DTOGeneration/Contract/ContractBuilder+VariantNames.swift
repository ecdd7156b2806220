import YAMLTree

/// What a union's branches are called: by the author's words where there are any, else by what tells them apart.
extension ContractBuilder {
    /// Arrays in arrays after which a branch is called. One that several schemas make an array of itself is another schema at each depth.
    private static let namedArrayDepth = 8

    /// - Parameter arrays: those around the branch, which are called after it.
    /// - Returns: the hint, and whether it says more than the kind of value; then a type in the branch is called after it too.
    mutating func nameHint(
        of branch: SchemaObject, at index: Int, among branches: [SchemaObject], in arrays: [SchemaObject] = []
    ) -> (name: String, isTelling: Bool) {
        if let name = referencedName(of: branch) { return (name, true) }
        if let name = branch.extensions?.swiftName ?? branch.title { return (name, true) }
        if let name = extendedName(of: branch), !isShared(name, by: branches) { return (name, true) }
        let resolved = classifier.resolvedForm(of: branch)
        if let constant = tellingConstant(of: resolved.schema) { return (constant, true) }
        switch resolved.form {
        case .scalar(let type): return (type.word, false)
        case .array(let items):
            guard let items, arrays.count < Self.namedArrayDepth, !arrays.contains(where: { $0 === items }) else {
                return ("values", false)
            }
            return (nameHint(of: items, at: index, among: [], in: arrays + [items]).name + " list", false)
        case .dictionary: return ("object", false)
        case .enumeration:
            return isEmptyText(resolved.schema)
                ? ("empty", true) : ("enumeration", isOnlyEnumeration(branch, of: branches))
        case .any, .unsupported, .same: return ("value", false)
        case .record:
            return tellingKey(of: branch, among: branches).map { ($0, true) } ?? ("variant \(index + 1)", false)
        case .union: return ("variant \(index + 1)", false)
        }
    }

    /// Whether several branches extend the schema; then its name tells none of them from the others.
    private mutating func isShared(_ name: String, by branches: [SchemaObject]) -> Bool {
        guard branches.count <= SchemaClassifier.variantLimit else { return false }
        return branches.map { extendedName(of: $0) }.count { $0 == name } > 1
    }

    /// The value of the first property that has a single one: what authors mean the branch to be called.
    private func tellingConstant(of schema: SchemaObject) -> String? {
        for property in schema.properties {
            if let constant = property.schema.constant, case .string(let text)? = constant.scalar { return text }
            if let values = property.schema.enumeration, values.count == 1, case .string(let text)? = values[0].scalar {
                return text
            }
        }
        return nil
    }

    private mutating func isOnlyEnumeration(_ branch: SchemaObject, of branches: [SchemaObject]) -> Bool {
        guard branches.count <= SchemaClassifier.variantLimit else { return false }
        return !branches.contains { other in
            guard other !== branch, case .enumeration = classifier.resolvedForm(of: other).form else { return false }
            return referencedName(of: other) == nil
        }
    }

    /// Whether the enumeration is of nothing but the empty text, which takes back what was set. After another value none is called: a second one
    /// would change the name.
    private func isEmptyText(_ enumeration: SchemaObject) -> Bool {
        let values = enumeration.enumeration ?? []
        return values.count == 1 && values[0].isString && values[0].text.isEmpty
    }

    /// The first key that no other branch has, a required one if possible. None in a union of many branches, where looking at each for each
    /// would take long.
    private mutating func tellingKey(of branch: SchemaObject, among branches: [SchemaObject]) -> String? {
        guard branches.count <= SchemaClassifier.variantLimit else { return nil }
        let own = classifier.resolvedForm(of: branch).schema
        var others: Set<String> = []
        for other in branches where other !== branch { others.formUnion(classifier.mergedKeys(of: other).keys) }
        let keys = classifier.ownProperties(of: own).map(\.key).filter { !others.contains($0) }
        let required = classifier.mergedKeys(of: own).required
        return keys.first(where: required.contains) ?? keys.first
    }

    /// The schema with a name that a branch adds to.
    private mutating func extendedName(of branch: SchemaObject) -> String? {
        for part in branch.allOf.reversed() {
            if let name = referencedName(of: part) { return name }
        }
        return nil
    }
}
