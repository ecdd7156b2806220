package import ContractModel
package import YAMLTree

/// The fields that the specification defines for each object, for the interned keys of a tree. The keys are looked up
/// once for each document instead of once for each node.
package struct DocumentGrammar {
    /// The kind of a key: a field of some objects, an extension that any object may have, or a key that the
    /// specification does not define.
    private enum Word {
        case field(Int)
        case extensionField
        case unknown
    }

    private let words: [Word]

    package init(_ tree: YAMLTree) {
        words = tree.symbols.map { key in
            if let number = Self.numbers[key] { return .field(number) }
            return key.hasPrefix("x-") && KnownExtensions.meant(by: key) == nil ? .extensionField : .unknown
        }
    }

    /// Returns the content of a field in any version. Returns nil for other keys, and for fields without objects.
    package func field(_ pair: YAMLPair, of kind: ObjectKind) -> ObjectField? {
        guard case .field(let number) = words[pair.symbol] else { return nil }
        return Self.fields[kind.rawValue][number]?.content
    }

    /// Whether the version of the specification allows the key in the object.
    func knows(_ pair: YAMLPair, of kind: ObjectKind, in version: SpecificationVersion) -> Bool {
        switch words[pair.symbol] {
        case .field(let number):
            Self.fields[kind.rawValue][number]?.versions.contains(version) ?? Self.freeNumbers.contains(number)
        case .extensionField: true
        case .unknown: false
        }
    }

    /// Returns the versions in which the object has the field. The result is empty for other keys.
    package static func versions(of key: String, in kind: ObjectKind) -> SpecificationVersions {
        numbers[key].flatMap { fields[kind.rawValue][$0]?.versions } ?? []
    }

    /// Returns the names of an object's fields in a version.
    package static func names(of kind: ObjectKind, in version: SpecificationVersion) -> [String] {
        kind.fixedFields.filter { $0.versions.contains(version) }.flatMap(\.names)
    }

    /// The methods for which a path item has a field.
    package static let methodNames = Set(
        ObjectKind.pathItem.fixedFields.filter { field in
            if case .object(.operation)? = field.content { true } else { false }
        }.flatMap(\.names))

    // MARK: The table

    private struct Field {
        var versions: SpecificationVersions
        var content: ObjectField?
    }

    private static let numbers: [String: Int] = {
        let names = Set(ObjectKind.allCases.flatMap { $0.fixedFields.flatMap(\.names) })
        return Dictionary(uniqueKeysWithValues: names.enumerated().map { ($1, $0) })
    }()

    /// Extensions that are fields of some objects and allowed in all others.
    private static let freeNumbers = Set(
        numbers.filter { $0.key.hasPrefix("x-") && KnownExtensions.placed[$0.key] == nil }.values)

    /// The fields, indexed by the kind of the object and then by the number of the field's name. If several groups have
    /// a field, the field has the versions of all of them. The field has the same content in all groups.
    private static let fields: [[Field?]] = ObjectKind.allCases.map { kind in
        var fields = [Field?](repeating: nil, count: numbers.count)
        for group in kind.fixedFields {
            for number in group.names.compactMap({ numbers[$0] }) {
                let known = fields[number]
                fields[number] = Field(
                    versions: group.versions.union(known?.versions ?? []), content: known?.content ?? group.content)
            }
        }
        return fields
    }
}
