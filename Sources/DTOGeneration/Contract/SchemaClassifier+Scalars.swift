import YAMLTree

/// Branches of a union that are scalars of one type, and therefore one branch: their values tell nothing that decoding could rely on.
extension SchemaClassifier {
    mutating func mergedScalars(_ branches: [SchemaObject], in schema: SchemaObject) -> [SchemaObject] {
        if branches.count > 1, branches.allSatisfy({ $0.reference == nil && listsScalars($0) }) {
            return [enumeration(ofAll: branches, type: type(ofAll: branches), in: schema)]
        }
        var branches = mergedStrings(branches, in: schema)
        branches = mergedNumbers(branches, in: schema)
        return mergedBooleans(branches, in: schema)
    }

    /// Enumerations are open, so they take in plain strings and each other. Beside a plain string an enumeration of nothing but the empty one
    /// says only that it may be empty.
    private mutating func mergedStrings(_ branches: [SchemaObject], in schema: SchemaObject) -> [SchemaObject] {
        let strings = branches.filter { resolvedForm(of: $0).form.jsonTypes == .string }
        guard strings.count > 1 else { return branches }
        let listings = strings.filter { listedValues(of: $0) != nil }
        let plain = strings.filter { listedValues(of: $0) == nil }
        let merged: SchemaObject
        if !plain.isEmpty, listings.allSatisfy({ (listedValues(of: $0) ?? []).allSatisfy(\.text.isEmpty) }) {
            merged = plain.count == 1 ? plain[0] : make(like: schema) { $0.types = .string }
        } else {
            merged = enumeration(ofAll: listings, type: .string, in: schema)
        }
        return replaced(strings, in: branches, with: merged)
    }

    /// A number that may be any takes in those that are listed.
    private mutating func mergedNumbers(_ branches: [SchemaObject], in schema: SchemaObject) -> [SchemaObject] {
        let numbers = branches.filter { [.integer, .number].contains(resolvedForm(of: $0).form.jsonTypes) }
        guard numbers.count > 1 else { return branches }
        let isWide = numbers.contains { resolvedForm(of: $0).form.jsonTypes == .number }
        let plain = numbers.filter { listedValues(of: $0) == nil }
        let merged: SchemaObject
        if plain.isEmpty {
            merged = enumeration(ofAll: numbers, type: isWide ? .number : .integer, in: schema)
        } else if let widest = plain.first(where: { !isWide || resolvedForm(of: $0).form.jsonTypes == .number }) {
            merged = widest
        } else {
            merged = make(like: schema) { $0.types = .number }
        }
        return replaced(numbers, in: branches, with: merged)
    }

    private mutating func mergedBooleans(_ branches: [SchemaObject], in schema: SchemaObject) -> [SchemaObject] {
        let flags = branches.filter { resolvedForm(of: $0).form.jsonTypes == .boolean }
        guard flags.count > 1 else { return branches }
        return replaced(flags, in: branches, with: make(like: schema) { $0.types = .boolean })
    }

    // MARK: Listed values

    /// The type that all branches have; none where they have several, as for an `enum` without `type`.
    private mutating func type(ofAll branches: [SchemaObject]) -> JSONTypes {
        let types = branches.reduce(into: JSONTypes()) { $0.formUnion(resolvedForm(of: $1).form.jsonTypes) }
        if types == [.integer, .number] { return .number }
        return [.string, .integer, .number, .boolean].contains(types) ? types : []
    }

    /// The values of `enum`, or the one of `const`; nil where any value of the type may come.
    private mutating func listedValues(of branch: SchemaObject) -> [YAMLNode]? {
        let (schema, form) = resolvedForm(of: branch)
        if let constant = schema.constant { return [constant] }
        guard case .enumeration = form else { return nil }
        return schema.enumeration
    }

    private mutating func listsScalars(_ branch: SchemaObject) -> Bool {
        listedValues(of: branch)?.allSatisfy { $0.scalar != nil } ?? false
    }

    /// One enumeration for several. What two of them share stands once; what one of them lists twice, twice. A branch with one value says
    /// what that value is.
    private mutating func enumeration(
        ofAll listings: [SchemaObject], type: JSONTypes, in schema: SchemaObject
    ) -> SchemaObject {
        if listings.count == 1, resolvedForm(of: listings[0]).schema.constant == nil { return listings[0] }
        var values: [YAMLNode] = []
        var known: Set<String> = []
        var notes = EnumerationNotes()
        var titles: Set<String> = []
        for listing in listings {
            let own = listedValues(of: listing) ?? []
            let added = own.filter { !known.contains($0.text) }
            values += added
            known.formUnion(own.map(\.text))
            if own.count == 1, let value = added.first {
                // A number's title is its name; a text has one of its own.
                let title = listing.title.flatMap { !value.isString && titles.insert($0).inserted ? $0 : nil }
                let name = listing.extensions?.swiftName ?? title
                notes.names.byValue[value.text] = name
                notes.descriptions.byValue[value.text] = Self.words(about: listing, besides: name ?? value.text)
            }
        }
        return make(like: schema) {
            $0.types = type
            $0.enumeration = values
            $0.extensions = SchemaExtensions()
            $0.extensions?.caseNotes = notes
        }
    }

    private static func words(about value: SchemaObject, besides name: String) -> String? {
        let title = value.title.flatMap { Documentation.isName($0, spelled: name) ? nil : $0 }
        let deprecation = value.isDeprecated ? "Deprecated." : nil
        let words = [title, value.schemaDescription, deprecation].compactMap(\.self)
        return words.isEmpty ? nil : words.joined(separator: "\n\n")
    }

    /// The group's members are one branch, in the place of the first.
    private func replaced(_ group: [SchemaObject], in branches: [SchemaObject], with merged: SchemaObject)
        -> [SchemaObject]
    {
        let ids = Set(group.map(ObjectIdentifier.init))
        var result: [SchemaObject] = []
        var isPlaced = false
        for branch in branches {
            if !ids.contains(ObjectIdentifier(branch)) {
                result.append(branch)
            } else if !isPlaced {
                result.append(merged)
                isPlaced = true
            }
        }
        return result
    }
}
