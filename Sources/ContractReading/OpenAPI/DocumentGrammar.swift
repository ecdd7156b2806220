package import ContractModel
package import YAMLTree

/// Which keys each object of the specification has, by the interned keys of one tree: looked up once per document, not once per node.
package struct DocumentGrammar {
    /// A kind of key, whatever the object: a field of some objects, an extension of any object, or a key unknown to the specification.
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

    /// What stands under the key, in whichever version.
    package func field(_ pair: YAMLPair, of kind: ObjectKind) -> ObjectField? {
        guard case .field(let number) = words[pair.symbol] else { return nil }
        return Self.fields[kind.rawValue][number]?.content
    }

    /// Whether the object may have the key in a version.
    func knows(_ pair: YAMLPair, of kind: ObjectKind, in version: SpecificationVersion) -> Bool {
        switch words[pair.symbol] {
        case .field(let number):
            Self.fields[kind.rawValue][number]?.versions.contains(version) ?? Self.freeNumbers.contains(number)
        case .extensionField: true
        case .unknown: false
        }
    }

    /// The versions in which the object has the field; none for what is no field of it.
    package static func versions(of key: String, in kind: ObjectKind) -> SpecificationVersions {
        numbers[key].flatMap { fields[kind.rawValue][$0]?.versions } ?? []
    }

    /// The fields of an object in a version.
    package static func names(of kind: ObjectKind, in version: SpecificationVersion) -> [String] {
        kind.fixedFields.filter { $0.versions.contains(version) }.flatMap(\.names)
    }

    /// Those of operations that a path item has under a key of their own.
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

    /// Extensions that are fields of one object, and anybody's in others. Those of streams are lost elsewhere.
    private static let freeNumbers = Set(
        numbers.filter { $0.key.hasPrefix("x-") && !KnownExtensions.ofStreams.contains($0.key) }.values)

    /// By object and number. Versions that write one field differently do not contradict each other: what they have in it is the same.
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
