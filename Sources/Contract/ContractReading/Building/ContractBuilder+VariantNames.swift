import ContractModel
import YAMLTree

/// The names that a union gives to a branch.
struct VariantName {
    /// The name of the case.
    var name: String
    /// The name for types within the branch, or nil if the branch is only named after the kind of its values.
    var typeName: String?

    init(_ name: String, isTelling: Bool = true) {
        self.name = name
        typeName = isTelling ? name : nil
    }

    /// Makes different names for the case and the type, as in `string(StringValue)`. The type must not have the name of
    /// a well-known type.
    init(_ name: String, type: String) {
        self.name = name
        typeName = type
    }
}

/// A union, and its nesting depth in the union that is being named. Names at greater depths are less detailed.
struct UnionAtDepth: Hashable {
    var union: Int
    var depth: Int
}

/// Names the branches of unions. A branch has the name that its author gives it, or a name that describes how it
/// differs from the other branches.
extension ContractBuilder {
    /// The greatest depth of nested arrays and unions that names describe. An array that contains itself and that the
    /// builder made is a different schema at each depth.
    private static let namedDepth = 8

    /// Returns the names of each branch, in the order of the branches.
    mutating func variantNames(of branches: [SchemaObject], depth: Int = 0) -> [VariantName] {
        let titles = branches.map { title(of: $0, depth: 0) }
        var counts: [String: Int] = [:]
        for title in titles.compactMap(\.self) { counts[title, default: 0] += 1 }
        var names = zip(branches, titles).map { branch, title -> VariantName? in
            // A title of several branches does not distinguish them. A tool may have copied it from the enclosing
            // schema.
            let title = title.flatMap { counts[$0] == 1 ? $0 : nil }
            return givenName(of: branch, title: title, among: branches) ?? kindName(of: branch, among: branches)
        }
        nameLists(branches, &names, depth: depth)
        nameUnions(branches, &names, depth: depth)
        nameRecords(branches, &names, depth: depth)
        if isSmall(branches, depth: depth) { tellApart(branches, &names) }
        return names.map { $0 ?? VariantName("value", isTelling: false) }
    }

    /// Returns the names of a union's branches. The names are stored, because many places may lead to one union.
    mutating func variantNames(
        of branches: [SchemaObject], in union: SchemaObject, depth: Int = 0
    ) -> [VariantName] {
        let place = UnionAtDepth(union: union.number, depth: depth)
        if let known = knownVariantNames[place] { return known }
        let names = variantNames(of: classifier.tellingParts(of: branches), depth: depth)
        knownVariantNames[place] = names
        return names
    }

    /// Whether the branches may be compared with each other. The comparison would be slow for many branches or deep
    /// nesting.
    private func isSmall(_ branches: [SchemaObject], depth: Int) -> Bool {
        branches.count <= SchemaClassifier.variantLimit && depth < Self.namedDepth
    }

    // MARK: Names from the author

    private mutating func givenName(
        of branch: SchemaObject, title: String?, among branches: [SchemaObject]
    ) -> VariantName? {
        if let name = branch.extensions?.typeName ?? title { return VariantName(name) }
        if let name = referencedName(of: branch) { return VariantName(name) }
        if let name = composedName(of: branch, among: branches) { return VariantName(name) }
        if let name = extendedName(of: branch), !isShared(name, by: branches) { return VariantName(name) }
        return tellingConstant(of: classifier.resolvedForm(of: branch).schema).map { VariantName($0) }
    }

    /// Returns the title of a branch. If a branch combines the document's branch with the keywords next to the
    /// composition, the result is the title of the last part, which is the document's branch.
    private func title(of branch: SchemaObject, depth: Int) -> String? {
        if branch.title != nil || depth == Self.namedDepth || !classifier.isMade(branch) { return branch.title }
        return branch.allOf.last.flatMap { title(of: $0, depth: depth + 1) }
    }

    /// Returns the names of the parts of a branch that an intersection of unions made: `dog named`. Parts that all
    /// branches of this kind contain are left out. Returns nil for other branches.
    private mutating func composedName(of branch: SchemaObject, among branches: [SchemaObject]) -> String? {
        guard classifier.isMade(branch), branches.count <= SchemaClassifier.variantLimit else { return nil }
        let made = branches.filter { classifier.isMade($0) }.map { partNames(of: $0) }
        let common = made.dropFirst().reduce(Set(made.first ?? [])) { $0.intersection($1) }
        let own = partNames(of: branch).filter { made.count == 1 || !common.contains($0) }
        return own.count > 1 ? own.prefix(3).joined(separator: " ") : nil
    }

    private mutating func partNames(of branch: SchemaObject) -> [String] {
        classifier.spelledParts(of: branch).compactMap { referencedName(of: $0) }
    }

    /// Returns the name of the last named schema in a branch's `allOf`, or nil.
    private mutating func extendedName(of branch: SchemaObject) -> String? {
        for part in branch.allOf.reversed() {
            if let name = referencedName(of: part) { return name }
        }
        return nil
    }

    /// Whether several branches extend the schema with this name, so that its name does not distinguish them.
    private mutating func isShared(_ name: String, by branches: [SchemaObject]) -> Bool {
        guard branches.count <= SchemaClassifier.variantLimit else { return false }
        return branches.map { extendedName(of: $0) }.count { $0 == name } > 1
    }

    /// Returns the only value of the first property that allows only one string. Authors use this value as the name of
    /// the branch.
    private mutating func tellingConstant(of schema: SchemaObject) -> String? {
        for property in classifier.ownProperties(of: schema) {
            if let constant = property.schema.constant, case .string(let text)? = constant.scalar { return text }
            if let values = property.schema.enumeration, values.count == 1, case .string(let text)? = values[0].scalar {
                return text
            }
        }
        return nil
    }

    // MARK: Names by kind

    /// Returns a name for the kind of value. Returns nil for lists, unions and records, because their kind says little
    /// about them.
    private mutating func kindName(of branch: SchemaObject, among branches: [SchemaObject]) -> VariantName? {
        let resolved = classifier.resolvedForm(of: branch)
        switch resolved.form {
        case .scalar(let type): return VariantName(type.word, isTelling: false)
        case .array(nil): return VariantName("values", isTelling: false)
        case .dictionary: return VariantName("object", isTelling: false)
        case .enumeration(let rawType):
            if isEmptyText(resolved.schema) { return VariantName("empty") }
            if isOnlyEnumeration(branch, of: branches) { return VariantName("enumeration") }
            return VariantName("enumeration", type: rawType.word + " enumeration")
        case .any, .unsupported, .same: return VariantName("value", isTelling: false)
        case .array, .record, .union: return nil
        }
    }

    private mutating func isOnlyEnumeration(_ branch: SchemaObject, of branches: [SchemaObject]) -> Bool {
        guard branches.count <= SchemaClassifier.variantLimit else { return false }
        return !branches.contains { other in
            guard other !== branch, case .enumeration = classifier.resolvedForm(of: other).form else { return false }
            return referencedName(of: other) == nil
        }
    }

    /// Whether the empty string is the only value of the enumeration. The empty string means that a value is cleared.
    /// An enumeration is never named after another single value, because the name would change when the document adds a
    /// second value.
    private func isEmptyText(_ enumeration: SchemaObject) -> Bool {
        let values = enumeration.enumeration ?? []
        return values.count == 1 && values[0].isString && values[0].text.isEmpty
    }

    // MARK: Names of lists and unions

    /// Names lists: `string list`. If there are several lists, each is named after the type of its elements.
    private mutating func nameLists(_ branches: [SchemaObject], _ names: inout [VariantName?], depth: Int) {
        var lists: [(index: Int, items: SchemaObject)] = []
        for index in branches.indices where names[index] == nil {
            guard case .array(let items?) = classifier.resolvedForm(of: branches[index]).form else { continue }
            lists.append((index, items))
        }
        let elements = depth <= Self.namedDepth ? variantNames(of: lists.map(\.items), depth: depth + 1) : []
        for (place, list) in lists.enumerated() {
            let name = elements.indices.contains(place) ? elements[place].name + " list" : "values"
            names[list.index] = VariantName(name, isTelling: elements.count > 1)
        }
    }

    /// Names unions: `string or integer`.
    private mutating func nameUnions(_ branches: [SchemaObject], _ names: inout [VariantName?], depth: Int) {
        for index in branches.indices where names[index] == nil {
            let (union, form) = classifier.resolvedForm(of: branches[index])
            guard case .union(let inner) = form else { continue }
            let parts = depth <= Self.namedDepth ? variantNames(of: inner, in: union, depth: depth + 1).map(\.name) : []
            let name = parts.prefix(3).joined(separator: " or ") + (parts.count > 3 ? " or others" : "")
            names[index] = VariantName(parts.isEmpty ? "choice" : name)
        }
    }

    // MARK: Names of records

    /// Names records by a key that no other branch has, by the type of a property that differs in all branches, or by
    /// their required keys.
    private mutating func nameRecords(_ branches: [SchemaObject], _ names: inout [VariantName?], depth: Int) {
        let isSmall = isSmall(branches, depth: depth)
        if isSmall {
            for (index, key) in zip(branches.indices, tellingKeys(of: branches)) where names[index] == nil {
                names[index] = key.map { VariantName($0) }
            }
        }
        let unnamed = names.indices.filter { names[$0] == nil }
        guard unnamed.count > 1, isSmall else {
            for index in unnamed { names[index] = VariantName("object") }
            return
        }
        let known = Set(names.compactMap { $0?.name })
        let records = unnamed.map { branches[$0] }
        let found = namesByType(of: records, besides: known) ?? namesByKeys(of: records, besides: known)
        for (index, name) in zip(unnamed, found) { names[index] = name ?? VariantName("object") }
    }

    /// Distinguishes records with the same name, for example with the same constant. Each name gets an additional part.
    private mutating func tellApart(_ branches: [SchemaObject], _ names: inout [VariantName?]) {
        let unreferenced = names.indices.filter { referencedName(of: branches[$0]) == nil }
        let groups = Dictionary(grouping: unreferenced) { names[$0]?.typeName }
        for case (let name?, let group) in groups where group.count > 1 {
            let records = group.map { branches[$0] }
            let keys = tellingKeys(of: records).map { key in key.map { VariantName($0) } }
            let more =
                keys.contains { $0 != nil }
                ? keys : namesByType(of: records, besides: []) ?? namesByKeys(of: records, besides: [])
            for case (let index, let more?) in zip(group, more) {
                names[index] = VariantName("\(name) \(more.name)", type: "\(name) \(more.typeName ?? more.name)")
            }
        }
    }

    /// Returns a key of each branch that no other branch has. The first required key is preferred, and then the first
    /// of the other keys. The result is nil for a branch without a key of this kind.
    private mutating func tellingKeys(of branches: [SchemaObject]) -> [String?] {
        let ends = branches.map { classifier.resolvedForm(of: $0).schema }
        let merged = ends.map { classifier.mergedKeys(of: $0) }
        var counts: [String: Int] = [:]
        for key in merged.flatMap({ $0.keys }) { counts[key, default: 0] += 1 }
        return zip(ends, merged).map { end, merged in
            let keys = classifier.ownProperties(of: end).map(\.key).filter { counts[$0, default: 0] < 2 }
            return keys.first(where: merged.required.contains) ?? keys.first
        }
    }

    /// Returns names from the types of the first property whose types differ in all records:
    /// `{value: string} | {value: integer} → string, integer`. Returns nil if there is no such property.
    private mutating func namesByType(of records: [SchemaObject], besides known: Set<String>) -> [VariantName?]? {
        let tables = records.map { record in
            Dictionary(
                classifier.ownProperties(of: classifier.resolvedForm(of: record).schema).map { ($0.key, $0.schema) },
                uniquingKeysWith: { first, _ in first })
        }
        let own = classifier.ownProperties(of: classifier.resolvedForm(of: records[0]).schema)
        for key in own.prefix(SchemaClassifier.variantLimit).map(\.key) {
            let schemas = tables.compactMap { $0[key] }
            guard schemas.count == records.count else { continue }
            let types = variantNames(of: schemas, depth: Self.namedDepth).map(\.name)
            guard Set(types).count == types.count else { continue }
            return types.map { type in
                let whole = "\(type) \(key)"
                return VariantName(known.contains(type) ? whole : type, type: whole)
            }
        }
        return nil
    }

    /// Returns names from the keys that a record requires and not all records require. If this gives no unique name,
    /// uses the keys that a record has and not all records have. The name is nil if neither the required keys nor all
    /// keys distinguish the record.
    private mutating func namesByKeys(of records: [SchemaObject], besides known: Set<String>) -> [VariantName?] {
        let merged = records.map { classifier.mergedKeys(of: classifier.resolvedForm(of: $0).schema) }
        let required = Self.names(of: merged.map(\.required)), all = Self.names(of: merged.map(\.keys))
        return records.indices.map { index in
            [required[index], all[index]].compactMap(\.self).first { !known.contains($0) }.map { VariantName($0) }
        }
    }

    /// Returns up to three words from each set that are not in all sets, or nil if another set has the same words.
    private static func names(of sets: [Set<String>]) -> [String?] {
        let common = sets.dropFirst().reduce(sets.first ?? []) { $0.intersection($1) }
        let names = sets.map { $0.subtracting(common).sorted().prefix(3).joined(separator: " and ") }
        return names.map { name in !name.isEmpty && names.count { $0 == name } == 1 ? name : nil }
    }
}

extension EnumerationShape.RawType {
    fileprivate var word: String {
        switch self {
        case .string: "string"
        case .integer: "integer"
        case .json: "mixed"
        }
    }
}
