import ContractModel
@_spi(Generated) import DTORuntime
import YAMLTree

/// Merges the branches of a union that are scalars of one type, because decoding cannot distinguish them by their
/// values.
extension SchemaClassifier {
    mutating func mergedScalars(_ branches: [SchemaObject], in schema: SchemaObject) -> [SchemaObject] {
        if branches.count > 1, branches.allSatisfy({ $0.reference == nil && listsScalars($0) }) {
            return [enumeration(ofAll: branches, type: type(ofAll: branches), in: schema)]
        }
        var branches = mergedStrings(branches, in: schema)
        branches = mergedNumbers(branches, in: schema)
        return mergedBooleans(branches, in: schema)
    }

    /// Merges the branches that are strings. Enumerations become one enumeration, which allows other values if one
    /// branch is a plain string. If the enumerations next to plain strings list only the empty string, the result is a
    /// plain string.
    private mutating func mergedStrings(_ branches: [SchemaObject], in schema: SchemaObject) -> [SchemaObject] {
        let strings = branches.filter { resolvedForm(of: $0).form.jsonTypes == .string }
        guard strings.count > 1 else { return branches }
        let listings = strings.filter { listedValues(of: $0) != nil }
        let plain = strings.filter { listedValues(of: $0) == nil }
        let merged: SchemaObject
        if !plain.isEmpty, listings.allSatisfy({ (listedValues(of: $0) ?? []).allSatisfy(\.text.isEmpty) }) {
            // Only a plain `String` accepts every text.
            let keepsTexts = plain.count == 1 && resolvedForm(of: plain[0]).form.isText
            merged = keepsTexts ? allowingAnyText(plain[0]) : make(like: schema) { $0.types = .string }
        } else {
            merged = enumeration(ofAll: listings, type: .string, allowsOthers: !plain.isEmpty, in: schema)
        }
        return replaced(strings, in: branches, with: [merged])
    }

    /// Returns the branch with any text allowed, because the empty string of another branch violates the branch's
    /// format.
    private mutating func allowingAnyText(_ branch: SchemaObject) -> SchemaObject {
        guard let format = branch.format, branch.reference == nil, TextFormat(rawValue: format) != nil else {
            return branch
        }
        return make(like: branch) {
            $0.copyAll(of: branch)
            $0.constraints.allowsAnyText = true
        }
    }

    /// Merges listed numbers into a branch for any number. An integer remains a separate branch, because `Double`
    /// cannot represent every integer.
    private mutating func mergedNumbers(_ branches: [SchemaObject], in schema: SchemaObject) -> [SchemaObject] {
        let numbers = branches.filter { [.integer, .number].contains(resolvedForm(of: $0).form.jsonTypes) }
        guard numbers.count > 1 else { return branches }
        let fractions = numbers.filter { resolvedForm(of: $0).form.jsonTypes == .number }
        let plain = numbers.filter { listedValues(of: $0) == nil }
        if plain.isEmpty {
            let type: JSONTypes = fractions.isEmpty ? .integer : .number
            return replaced(numbers, in: branches, with: [enumeration(ofAll: numbers, type: type, in: schema)])
        }
        let integers = plain.filter { resolvedForm(of: $0).form.jsonTypes == .integer }
        let integer = integers.isEmpty ? nil : mergedScalar(integers)
        let others = plain.filter { resolvedForm(of: $0).form.jsonTypes == .number }
        let number = others.isEmpty ? nil : mergedScalar(others)
        let listed = number == nil && !fractions.isEmpty ? make(like: schema) { $0.types = .number } : nil
        return replaced(numbers, in: branches, with: [integer, number, listed].compactMap(\.self))
    }

    /// Returns the first of several branches. If this branch is a scalar, and the other branches have other bounds, the
    /// result has no bounds.
    mutating func mergedScalar(_ branches: [SchemaObject]) -> SchemaObject {
        let ends = branches.map { resolvedForm(of: $0) }
        guard case .scalar = ends[0].form else { return branches[0] }
        let constraints = ValueConstraints.common(to: ends.map(\.schema.constraints))
        if constraints.keywords == ends[0].schema.constraints.keywords { return branches[0] }
        return make(like: branches[0]) {
            $0.copyAll(of: ends[0].schema)
            $0.constraints = constraints
        }
    }

    private mutating func mergedBooleans(_ branches: [SchemaObject], in schema: SchemaObject) -> [SchemaObject] {
        let flags = branches.filter { resolvedForm(of: $0).form.jsonTypes == .boolean }
        guard flags.count > 1 else { return branches }
        return replaced(flags, in: branches, with: [make(like: schema) { $0.types = .boolean }])
    }

    // MARK: Listed values

    /// Returns the type that all branches have. Returns an empty set if they have several types, as in `enum` without
    /// `type`.
    private mutating func type(ofAll branches: [SchemaObject]) -> JSONTypes {
        let types = branches.reduce(into: JSONTypes()) { $0.formUnion(resolvedForm(of: $1).form.jsonTypes) }
        if types == [.integer, .number] { return .number }
        return [.string, .integer, .number, .boolean].contains(types) ? types : []
    }

    /// Returns the values of `enum` or `const`, or nil if the branch lists no values.
    private mutating func listedValues(of branch: SchemaObject) -> [YAMLNode]? {
        let (schema, form) = resolvedForm(of: branch)
        if let constant = schema.constant { return [constant] }
        guard case .enumeration = form else { return nil }
        return schema.enumeration
    }

    private mutating func listsScalars(_ branch: SchemaObject) -> Bool {
        listedValues(of: branch)?.allSatisfy { $0.scalar != nil } ?? false
    }

    /// Merges several enumerations into one. The result has a value once if several enumerations list it. The result
    /// has a value twice if one enumeration lists it twice.
    private mutating func enumeration(
        ofAll listings: [SchemaObject], type: JSONTypes, allowsOthers: Bool = false, in schema: SchemaObject
    ) -> SchemaObject {
        if listings.count == 1, resolvedForm(of: listings[0]).schema.constant == nil {
            return allowsOthers ? allowingOthers(listings[0]) : listings[0]
        }
        var values: [YAMLNode] = []
        var known: Set<ListedValue> = []
        var notes = EnumerationNotes()
        for listing in listings {
            let own = listedValues(of: listing) ?? []
            guard allowsComposing(own.count, of: schema) else { break }
            let keys = own.map { ListedValue($0, isText: type == .string) }
            take(own, of: listing, to: &notes)
            values += zip(own, keys).filter { !known.contains($1) }.map(\.0)
            known.formUnion(keys)
        }
        notes.add(schema.extensions?.caseNotes)
        // If one branch allows other values of the common type, the merged enumeration allows these values, too.
        let isOfOneType = !type.isEmpty
        let allowsOthers =
            allowsOthers || isOfOneType && listings.contains { resolvedForm(of: $0).schema.allowsOtherValues }
        return make(like: schema) {
            $0.types = type
            $0.enumeration = values
            $0.allowsOtherValues = allowsOthers
            $0.extensions = SchemaExtensions()
            $0.extensions?.caseNotes = notes
        }
    }

    /// Returns an enumeration that also allows other values. A named enumeration is copied, because other places use
    /// the original.
    private mutating func allowingOthers(_ listing: SchemaObject) -> SchemaObject {
        let end = resolvedForm(of: listing).schema
        guard !end.allowsOtherValues, allowsComposing(end.enumeration?.count ?? 0, of: listing) else { return listing }
        return make(like: listing) {
            $0.copyAll(of: end)
            $0.allowsOtherValues = true
            $0.constraints = ValueConstraints()
            // The copy does not have the `x-swift-name` of the original.
            if end !== listing {
                $0.extensions = SchemaExtensions()
                $0.extensions?.caseNotes = end.extensions?.caseNotes ?? EnumerationNotes()
            }
        }
    }

    /// Adds the notes on the values of a branch, from the branch or the schema to which it refers. The title and
    /// description of a branch with a single value describe the value.
    mutating func take(
        _ values: [YAMLNode], of listing: SchemaObject, to notes: inout EnumerationNotes
    ) {
        let end = resolvedForm(of: listing).schema
        let given = end.extensions?.caseNotes
        for (index, value) in values.enumerated() {
            let text = value.text
            notes.names.byValue[text] =
                notes.names.byValue[text] ?? given?.names.text(for: value, at: index, of: values.count)
            notes.descriptions.byValue[text] =
                notes.descriptions.byValue[text] ?? given?.descriptions.text(for: value, at: index, of: values.count)
        }
        guard values.count == 1 else { return }
        let text = values[0].text
        let title = listing.title ?? end.title
        notes.titles[text] = notes.titles[text] ?? title
        // A number is named after the title of its branch. A string is named after itself.
        let name = listing.extensions?.swiftName ?? (values[0].isString ? nil : title)
        notes.names.byValue[text] = notes.names.byValue[text] ?? name
        let description = listing.schemaDescription ?? end.schemaDescription
        notes.descriptions.byValue[text] = notes.descriptions.byValue[text] ?? description
        if listing.isDeprecated || end.isDeprecated { notes.deprecated.insert(text) }
    }

    /// Returns the branches without the group. The merged branches are in the place of the group's first member.
    private func replaced(_ group: [SchemaObject], in branches: [SchemaObject], with merged: [SchemaObject])
        -> [SchemaObject]
    {
        let ids = Set(group.map(ObjectIdentifier.init))
        var result: [SchemaObject] = []
        var isPlaced = false
        for branch in branches {
            if !ids.contains(ObjectIdentifier(branch)) {
                result.append(branch)
            } else if !isPlaced {
                result += merged
                isPlaced = true
            }
        }
        return result
    }
}

/// A listed value in the form in which enumerations are compared. `1` and `"1"` differ, unless all values are
/// strings, because authors leave out quotes.
struct ListedValue: Hashable {
    private let text: String
    private let isText: Bool

    /// Returns the digits of a number without an empty fraction: `1.0` is `1` (JSON Schema 2020-12, section 4.2.2).
    static func canonicalText(_ text: String) -> String {
        guard text.utf8.contains(where: { $0 == UInt8(ascii: ".") || $0 | 0x20 == UInt8(ascii: "e") }),
            let value = Double(text), let integer = Int(exactly: value), integer.magnitude < 1 << 53
        else { return text }
        return String(integer)
    }

    /// Reads a listed value.
    ///
    /// - Parameter isText: Whether all values are strings.
    init(_ node: YAMLNode, isText: Bool) {
        self.isText = node.isString || isText
        text = self.isText ? node.text : Self.canonicalText(node.text)
    }
}

extension EnumerationNotes {
    /// Adds the notes of the composition itself, which override the notes of the branches.
    fileprivate mutating func add(_ outer: EnumerationNotes?) {
        guard let outer, !outer.isEmpty else { return }
        if outer.names.list != nil { names.byValue = [:] }
        names = names.overridden(by: outer.names)
        descriptions = descriptions.overridden(by: outer.descriptions)
    }
}

extension EnumerationNotes.Texts {
    fileprivate func text(for value: YAMLNode, at index: Int, of count: Int) -> String? {
        byValue[value.text] ?? list.flatMap { $0.count == count ? $0[index] : nil }
    }

    fileprivate func overridden(by other: EnumerationNotes.Texts) -> EnumerationNotes.Texts {
        var result = other
        result.byValue = byValue.merging(other.byValue) { $1 }
        return result
    }
}
