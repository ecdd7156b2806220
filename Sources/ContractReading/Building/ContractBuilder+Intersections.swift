import ContractModel
import Diagnostics
import YAMLTree

/// What several schemas say together about one place, where the document does not spell it out: a property that two parts of an `allOf` declare.
///
/// Such schemas are made while types are shaped, and recursion can ask for the same one without end: two trees that hold together have
/// children that hold together. One of the same parts is therefore one type within the component that asks for it; nothing outside of that
/// component matters, so that the order of components does not.
struct IntersectionTable {
    struct Key: Hashable {
        /// The component or operation within which the type nests.
        var root: TypeID
        var parts: Set<ObjectIdentifier>
        /// Each part may hold or not (`anyOf`), where else all of them do.
        var isChoice = false
        /// What `x-also-accepts` names besides: without it, the type that is declared would be the union that it is in.
        var accepted: Set<ObjectIdentifier> = []
    }

    /// Bound on the types that a document's compositions make together: sets of parts can be as many as two to the number of schemas.
    static let limit = 10_000

    var definitions: [Key: TypeID] = [:]
    /// By `TypeID`; nil for what nests in nothing.
    private var roots: [TypeID?] = []
    /// Those whose reference is being made.
    var pending: Set<Key> = []
    var madeCount = 0
    /// Where inline schemas stand that are parts of others too.
    fileprivate var homes = SchemaTable<Home>()

    fileprivate struct Home {
        var owner: TypeID
        var role: InlineRole
    }

    /// The component or operation within which a type nests, or the type itself.
    func root(of id: TypeID) -> TypeID {
        (id.rawValue < roots.count ? roots[id.rawValue] : nil) ?? id
    }

    /// Remembers that a type nests within a component or operation.
    mutating func nest(_ id: TypeID, within root: TypeID) {
        if id.rawValue >= roots.count {
            roots.append(contentsOf: repeatElement(nil, count: id.rawValue + 1 - roots.count))
        }
        roots[id.rawValue] = root
    }
}

extension ContractBuilder {
    /// A type for what several schemas say together, made once; nil where the schema is not of that kind.
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
        // An array of itself has no type of its own to refer to, but now it needs one.
        guard intersections.pending.insert(key).inserted else {
            return .definition(declareInline(schema, in: owner, as: role))
        }
        defer { intersections.pending.remove(key) }
        intersections.madeCount += 1
        return reference(toFormOf: schema, in: owner, as: role)
    }

    /// Remembers which type stands for the parts of an `allOf`. One that is no more than a reference is another's.
    mutating func registerIntersection(_ id: TypeID, _ schema: SchemaObject, in owner: TypeID) {
        intersections.nest(id, within: intersections.root(of: owner))
        guard !schema.allOf.isEmpty || classifier.isMade(schema), !classifier.isOnlyReference(schema),
            let key = intersectionKey(of: schema, in: owner), intersections.definitions[key] == nil
        else { return }
        intersections.definitions[key] = id
    }

    // MARK: Parts that are types of their own

    /// Remembers that an inline schema is the type of a property of another record, or of what is in its arrays and dictionaries: what nests in it
    /// nests there, whichever of the two records is asked for first.
    ///
    /// - Parameter owner: whose schema lists the property.
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

    /// The definition in which the inline types of a part nest.
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
    /// The schemas that hold together in one that is nothing but their `allOf`, through references and further such, as many in
    /// a row as the limit allows.
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

    /// Whether another schema says all that this one does.
    func isOnlyReference(_ schema: SchemaObject) -> Bool {
        schema.reference != nil && (version.ignoresSiblingsOfReferences || !schema.hasStructure)
    }

    /// The branches of a schema that is nothing but their `anyOf`, made for a property that several branches declare.
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
