import ContractModel
import Diagnostics

/// All facts about an inline type on which generated code, its comments and its checks depend.
///
/// Two inline types with the same key become one type. The titles, descriptions and examples of the types themselves
/// may differ, but the titles, descriptions and examples of their members may not differ. A reference is represented by
/// its definition, which is replaced by the first of the definitions that are known to be equal.
struct TypeKey: Hashable {
    enum Members: Hashable {
        case record([Property], bases: [String], additional: Use?, isError: Bool, isWrapper: Bool)
        case enumeration(EnumerationShape.RawType, [Case], allowsOthers: Bool)
        case union(UnionShape.Keyword, [Variant], discriminator: String?, isTagged: Bool, Set<String>, Int?)
    }

    struct Use: Hashable {
        var reference: TypeReference
        var constraints: Int
    }

    struct Property: Hashable {
        var key: String
        var use: Use
        var content: TypeReference?
        var isRequired: Bool
        var isNullable: Bool
        var isReadOnly: Bool
        var isWriteOnly: Bool
        var absence: Absence
        var unusedDefault: ContractValue?
        var constant: ContractValue?
        var hasDefaultOfDocument: Bool
        var hasDefaultOfConfiguration: Bool
        var aliases: [String]
        var hasExplicitPresence: Bool
        var deprecation: Deprecation?
        var documentation: Documentation
        var preferredName: String?
    }

    struct Case: Hashable {
        var value: ContractValue
        var documentation: Documentation
        var deprecation: Deprecation?
        var preferredName: String?
    }

    struct Variant: Hashable {
        var use: Use
        var values: [String]
        var name: String
        var documentation: Documentation
    }

    var members: Members
    var constraints: Int
    var remarks: [String]
    var deprecation: Deprecation?
    /// The letters and digits of the name that the type would have in any place.
    var word: String
}

/// Makes the keys of inline types.
struct TypeKeys {
    private var constraints = ConstraintNumbers()

    /// Returns the key. Returns nil if the type is not a record, an enumeration or a union, or if it cannot be shared.
    ///
    /// - Parameter identity: Returns one definition for all definitions that are known to be equal.
    mutating func key(of definition: TypeDefinition, word: String, identity: (TypeID) -> TypeID) -> TypeKey? {
        let members: TypeKey.Members
        switch definition.shape {
        case .record(let record):
            // In a union, an optional Boolean constant is decoded in another way.
            if record.properties.contains(where: \.isOptionalFlag) { return nil }
            members = .record(
                record.properties.map { key(of: $0, identity) }, bases: record.bases,
                additional: record.additionalProperties.map { key(of: $0, identity) }, isError: record.isError,
                isWrapper: record.isWrapper)
        case .enumeration(let enumeration):
            members = .enumeration(
                enumeration.rawType,
                enumeration.cases.map { element in
                    TypeKey.Case(
                        value: element.value, documentation: element.documentation, deprecation: element.deprecation,
                        preferredName: element.preferredName)
                }, allowsOthers: enumeration.allowsOthers)
        case .union(let union):
            members = .union(
                union.keyword,
                union.variants.map { variant in
                    TypeKey.Variant(
                        use: key(of: variant.use, identity), values: variant.discriminatorValues,
                        name: variant.nameHint, documentation: variant.documentation)
                }, discriminator: union.discriminator, isTagged: union.isTagged, union.mappedValues,
                union.defaultVariant)
        case .alias, .envelope, .outcome, .namespace: return nil
        }
        return TypeKey(
            members: members, constraints: constraints.number(of: definition.constraints),
            remarks: definition.documentation.remarks, deprecation: definition.deprecation, word: word)
    }

    private mutating func key(of use: TypeUse, _ identity: (TypeID) -> TypeID) -> TypeKey.Use {
        TypeKey.Use(
            reference: use.reference.mapping(identity), constraints: constraints.number(of: use.constraints))
    }

    private mutating func key(of property: PropertyDefinition, _ identity: (TypeID) -> TypeID) -> TypeKey.Property {
        TypeKey.Property(
            key: property.key, use: key(of: property.use, identity), content: property.content?.mapping(identity),
            isRequired: property.isRequired, isNullable: property.isNullable, isReadOnly: property.isReadOnly,
            isWriteOnly: property.isWriteOnly, absence: property.absence, unusedDefault: property.unusedDefault,
            constant: property.constant, hasDefaultOfDocument: property.defaultLocation != nil,
            hasDefaultOfConfiguration: property.presetLocation != nil, aliases: property.aliases,
            hasExplicitPresence: property.hasExplicitPresence, deprecation: property.deprecation,
            documentation: property.documentation, preferredName: property.preferredName ?? property.suggestedName)
    }
}

/// Assigns numbers to constraints. Equal constraints have the same number.
private struct ConstraintNumbers {
    private struct Key: Hashable {
        var keywords: ValueConstraints.Keywords
        var element: Int
    }

    private var numbers: [Key: Int] = [:]

    /// Returns the number that is assigned to constraints, or 0 for empty constraints. The depth of recursion is the
    /// depth of nested arrays.
    mutating func number(of constraints: ValueConstraints) -> Int {
        if constraints.isEmpty { return 0 }
        let key = Key(keywords: constraints.keywords, element: constraints.element.map { number(of: $0) } ?? 0)
        if let known = numbers[key] { return known }
        let next = numbers.count + 1
        numbers[key] = next
        return next
    }
}

extension PropertyDefinition {
    fileprivate var isOptionalFlag: Bool {
        if case .boolean? = constant { !isRequired } else { false }
    }
}
