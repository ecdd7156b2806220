import ContractModel
import Diagnostics
import YAMLTree

/// The types of values to which several schemas apply together, although the document has no schema for the
/// combination. For example, two parts of an `allOf` declare one property.
///
/// The schemas for combinations are made while shapes are built. Recursion could request equal schemas without end: if
/// two trees apply together, their children apply together, too. Therefore, within one component, equal sets of parts
/// have one type. Other components have no influence, so the order of components does not matter.
struct IntersectionTable {
    /// Identifies a set of parts.
    struct Key: Hashable {
        /// The component or operation that contains the type.
        var root: TypeID
        var parts: Set<ObjectIdentifier>
        /// Whether the parts are alternatives (`anyOf`). If the value is false, all parts apply.
        var isChoice = false
        /// The schemas that `x-also-accepts` adds. These schemas belong to the key because the declared type, and the
        /// union that also accepts these schemas, have the same parts but need two types.
        var accepted: Set<ObjectIdentifier> = []
    }

    /// The greatest number of types that the compositions of a document make. The number of sets of parts can be
    /// exponential.
    static let limit = 10_000

    var definitions: [Key: TypeID] = [:]
    /// The component or operation that contains each type, indexed by `TypeID`. The element is nil for a type at the
    /// top level.
    private var roots: [TypeID?] = []
    /// The sets of parts whose type is being made.
    var pending: Set<Key> = []
    var madeCount = 0
    /// Maps inline schemas, which may also be parts of other schemas, to their positions.
    fileprivate var homes = SchemaTable<Home>()

    /// The position of an inline schema: the definition that contains it, and its role there.
    fileprivate struct Home {
        var owner: TypeID
        var role: InlineRole
    }

    /// Returns the component or operation that contains a type, or the type itself.
    func root(of id: TypeID) -> TypeID {
        (id.rawValue < roots.count ? roots[id.rawValue] : nil) ?? id
    }

    /// Records that a type is nested in a component or operation.
    mutating func nest(_ id: TypeID, within root: TypeID) {
        if id.rawValue >= roots.count {
            roots.append(contentsOf: repeatElement(nil, count: id.rawValue + 1 - roots.count))
        }
        roots[id.rawValue] = root
    }
}

extension ContractBuilder {
    /// Returns the type of several schemas that apply together. Equal sets of schemas in one component get one type.
    /// Returns nil for a schema of the document.
    mutating func referenceToIntersection(_ schema: SchemaObject, in owner: TypeID, as role: InlineRole)
        -> TypeReference?
    {
        guard classifier.isMade(schema), let key = intersectionKey(of: schema, in: owner) else { return nil }
        if let id = intersections.definitions[key] { return .definition(id) }
        guard intersections.madeCount < IntersectionTable.limit else {
            classifier.diagnostics.emit(
                ContractMessages.unsupported(
                    "compositions make more than \(IntersectionTable.limit) schemas that the document does not spell out",
                    at: schema.location))
            return .json
        }
        // The schema is requested again while its own type is being made, so the schema contains itself in arrays or
        // dictionaries. The inner reference needs a type with a name.
        guard intersections.pending.insert(key).inserted else {
            return .definition(declareInline(schema, in: owner, as: role))
        }
        defer { intersections.pending.remove(key) }
        intersections.madeCount += 1
        return reference(toFormOf: schema, in: owner, as: role)
    }

    /// Records the type of an `allOf`, so that equal sets of parts get the same type. A schema that is only a reference
    /// is ignored.
    mutating func registerIntersection(_ id: TypeID, _ schema: SchemaObject, in owner: TypeID) {
        intersections.nest(id, within: intersections.root(of: owner))
        guard !schema.allOf.isEmpty || classifier.isMade(schema), !classifier.isOnlyReference(schema),
            let key = intersectionKey(of: schema, in: owner), intersections.definitions[key] == nil
        else { return }
        intersections.definitions[key] = id
    }

    // MARK: Parts with types of their own

    /// Records that an inline schema is the type of a property of a record, or of the elements of its arrays and
    /// dictionaries. The schema's inline types are nested in this record, even if another record requests them first.
    ///
    /// - Parameter owner: The definition whose schema lists the property.
    mutating func rememberHome(of schema: SchemaObject, key: String, in owner: TypeID) {
        guard let record = self.schema(of: owner), record.reference == nil, record.allOf.isEmpty,
            record.oneOf.isEmpty, record.anyOf.isEmpty, record.conditionals.isEmpty
        else { return }
        var schema = schema
        var role = InlineRole.property(key)
        while schema.reference == nil {
            intersections.homes[schema] = IntersectionTable.Home(owner: owner, role: role)
            switch classifier.form(of: schema) {
            case .array(let items?): (schema, role) = (items, .element(of: key))
            case .dictionary(let values?): (schema, role) = (values, .value(of: key))
            case .any, .unsupported, .same, .scalar, .enumeration, .array, .dictionary, .record, .union: return
            }
        }
    }

    /// Returns the definition that contains the inline types of a part, or `owner` if no definition is known.
    mutating func home(of part: SchemaObject, orElse owner: TypeID) -> TypeID {
        if let known = knownDefinition(of: part) { return known }
        guard let home = intersections.homes[part], classifier.form(of: part).isRecord else { return owner }
        return declareInline(part, in: home.owner, as: home.role)
    }

    private mutating func intersectionKey(of schema: SchemaObject, in owner: TypeID) -> IntersectionTable.Key? {
        let root = intersections.root(of: owner)
        let accepted = Set((schema.extensions?.alsoAccepts ?? []).map { ObjectIdentifier($0) })
        let choices = classifier.choices(of: schema)
        if choices.count > 1 {
            return IntersectionTable.Key(root: root, parts: choices, isChoice: true, accepted: accepted)
        }
        let parts = classifier.parts(of: schema)
        return parts.count > 1 ? IntersectionTable.Key(root: root, parts: parts, accepted: accepted) : nil
    }
}

extension SchemaClassifier {
    /// Returns the parts of a schema that consists only of an `allOf`. References and nested compositions are followed,
    /// up to the limit on depth.
    mutating func parts(of schema: SchemaObject) -> Set<ObjectIdentifier> {
        var parts: Set<ObjectIdentifier> = []
        var seen: Set<ObjectIdentifier> = []
        var pending = [(schema: schema, depth: 1)]
        while let (next, depth) = pending.popLast() {
            guard depth <= limits.depth, seen.insert(ObjectIdentifier(next)).inserted else { continue }
            if isOnlyReference(next), let target = target(of: next) {
                pending.append((target, depth + 1))
            } else if next.isNothingButAllOf {
                pending += next.allOf.map { ($0, depth + 1) }
            } else {
                parts.insert(ObjectIdentifier(next))
            }
        }
        return parts
    }

    /// Whether the schema is only a reference to another schema.
    func isOnlyReference(_ schema: SchemaObject) -> Bool {
        schema.reference != nil && (version.ignoresSiblingsOfReferences || !schema.hasStructure)
    }

    /// Returns the branches of a schema that consists only of an `anyOf`. Only the schemas that the builder makes for a
    /// property that several branches declare are followed.
    mutating func choices(of schema: SchemaObject) -> Set<ObjectIdentifier> {
        var choices: Set<ObjectIdentifier> = []
        var pending = [schema]
        var seen: Set<ObjectIdentifier> = []
        while let next = pending.popLast() {
            guard seen.insert(ObjectIdentifier(next)).inserted else { continue }
            if isOnlyReference(next), let target = target(of: next) {
                choices.insert(ObjectIdentifier(target))
            } else if isMade(next), next.isNothingButAnyOf {
                pending += next.anyOf
            } else {
                choices.insert(ObjectIdentifier(next))
            }
        }
        return choices
    }
}

extension SchemaObject {
    var isNothingButAllOf: Bool {
        !allOf.isEmpty && oneOf.isEmpty && anyOf.isEmpty && hasNoKeywordsOfItsOwn
    }

    fileprivate var isNothingButAnyOf: Bool {
        !anyOf.isEmpty && oneOf.isEmpty && allOf.isEmpty && hasNoKeywordsOfItsOwn
    }

    var hasNoKeywordsOfItsOwn: Bool {
        reference == nil && !hasProperties && required.isEmpty && additionalProperties == nil
            && patternProperties.isEmpty && items == nil && prefixItems.isEmpty && enumeration == nil
            && constant == nil && conditionals.isEmpty
    }
}
