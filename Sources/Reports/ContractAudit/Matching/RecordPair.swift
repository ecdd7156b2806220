import ContractModel

/// A schema with properties, and the Swift type that represents it. The layers compare the two.
struct RecordPair {
    let schema: AuditedSchema
    let type: SwiftType
    let match: TypeMatching.Match
    let keys: TypeKeys
    /// Maps the key in the contract to the key in Swift, for each property that both have.
    let found: [String: String]
    /// The keys that only Swift has.
    let extra: [String]
    /// The property that contains this type, if an enclosing type's decoder leaves some keys of its object to this
    /// type.
    let carrier: Carrier?
    /// The keys of nested objects that the decoder reads key by key. Each of these objects is compared as a separate
    /// pair.
    let opened: Set<String>

    /// A type whose decoder passes the whole object to another type: `self.shipping = try Shipping(from: decoder)`.
    struct Carrier {
        var type: SwiftType
        /// The property that has the carried type, or nil if the carrier inherits from that type.
        var property: String?
    }

    /// Returns all pairs to compare for a schema: its type, types to which the decoder passes its object, and nested
    /// objects that the decoder reads key by key.
    static func all(
        _ match: TypeMatching.Match, _ project: SwiftProject, _ schemas: [TypeID: AuditedSchema]
    ) -> [RecordPair] {
        var keys = TypeKeys(match.type, project)
        var schema = match.schema
        var pairs: [RecordPair] = []
        var opened: Set<String> = []
        let carried = carried(by: keys, project)
        for (type, table, property) in carried.tables {
            var own = schema
            // If this type leaves all keys to another type, keys that no code reads are missing in the other type.
            let isWhole = keys.isLeftToAnother && property == nil
            own.keep { (isWhole || table.has($0, project)) && !keys.has($0, project) }
            if own.properties.isEmpty { continue }
            schema.keep { property in !own.properties.contains { $0.key == property.key } }
            pairs.append(RecordPair(own, type, match, table, project, Carrier(type: match.type, property: property)))
        }
        // An unknown type may read the keys that no other code reads.
        if let doubt = carried.doubt, schema.properties.contains(where: { !keys.has($0, project) }) {
            keys.doubt(because: doubt)
        }
        for property in schema.properties {
            guard let id = property.use.reference.definitions.last, let entry = keys.entry(property, project),
                let coding = keys.codings(of: entry.name).first(where: \.opensContainer),
                let within = schemas[id], within.isPlain,
                let table = TypeKeys(of: coding, in: keys, match.type, project)
            else { continue }
            opened.insert(property.key)
            pairs.append(RecordPair(within, match.type, match, table, project, nil))
        }
        return [RecordPair(schema, match.type, match, keys, project, nil, opened)] + pairs
    }

    /// The greatest number of types to which a decoder and its superclasses pass their object.
    private static let mostCarried = 64

    /// Returns the types to which a decoder or one of its superclasses passes its object, and the reason why some keys
    /// are unknown.
    private static func carried(
        by keys: TypeKeys, _ project: SwiftProject
    ) -> (tables: [(SwiftType, TypeKeys, property: String?)], doubt: String?) {
        var tables: [(SwiftType, TypeKeys, property: String?)] = []
        var doubt: String?
        var rest = keys.carried(project)[...]
        while let next = rest.popFirst(), tables.count < mostCarried {
            guard let type = next.type else {
                doubt = "'super.init(from:)' belongs to a type outside of the audited files, and may read keys."
                continue
            }
            let table = TypeKeys(type, project)
            tables.append((type, table, next.property))
            if let reason = table.doubt { doubt = reason }
            if next.property == nil { rest += table.carried(project) }
        }
        return (tables, doubt)
    }

    private init(
        _ schema: AuditedSchema, _ type: SwiftType, _ match: TypeMatching.Match, _ keys: TypeKeys,
        _ project: SwiftProject, _ carrier: Carrier?, _ opened: Set<String> = []
    ) {
        self.schema = schema
        self.type = type
        self.match = match
        self.keys = keys
        self.carrier = carrier
        self.opened = opened
        var found: [String: String] = [:]
        for property in schema.properties { found[property.key] = keys.key(of: property, project) }
        self.found = found
        let used = Set(self.found.values).union(schema.properties.flatMap(\.aliases))
        extra = keys.entries.keys.filter { !used.contains($0) }.sorted()
    }

    /// Returns the name of a property as mappers and screens write it: `shipping.enabled`.
    func name(of member: PropertyFacts?) -> String? {
        member.map { (carrier?.property.map { $0 + "." } ?? "") + $0.name }
    }

    /// The type that mappers and screens use.
    var flowType: SwiftType { carrier?.type ?? type }

    func subject(_ property: PropertyDefinition) -> String { schema.name + "." + property.key }

    func entry(_ property: PropertyDefinition) -> TypeKeys.Entry? { found[property.key].flatMap { keys.entries[$0] } }

    /// Returns the Swift property with the value of a contract's property, or nil.
    func member(_ property: PropertyDefinition) -> PropertyFacts? { entry(property)?.property }

    /// Whether the decoder reads the nested object key by key instead of storing it.
    func opens(_ property: PropertyDefinition) -> Bool {
        entry(property).map { keys.codings(of: $0.name).contains(where: \.opensContainer) } ?? false
    }

    /// Returns the class that stores a property: the type itself, or a class from which it inherits.
    func holder(of member: PropertyFacts) -> SwiftType { keys.holders[member.name] ?? type }

    func place(of entry: TypeKeys.Entry) -> AuditPlace {
        guard entry.place.path.isEmpty else { return entry.place }
        return (entry.property.map(holder) ?? keys.owner).location(entry.place.swift)
    }

    func location(of member: PropertyFacts) -> AuditPlace { holder(of: member).location(member.place) }

    /// Returns the Swift property for a contract's property without a coding key, by its name: `parentId` for
    /// `parent_id`.
    func keyless(_ property: PropertyDefinition) -> PropertyFacts? {
        guard entry(property) == nil else { return nil }
        let stored = keys.keys == nil ? keys.stored.filter { keys.leftOut.contains($0.name) } : keys.stored
        let taken = Set(keys.entries.values.compactMap(\.property?.name))
        return stored.first { !taken.contains($0.name) && $0.name == property.key }
            ?? stored.first { !taken.contains($0.name) && $0.name.plainWord == property.key.plainWord }
    }

    /// Returns the Swift property with the name of a contract's property whose key a hand-written decoder without
    /// `CodingKeys` never reads.
    func unread(_ property: PropertyDefinition) -> PropertyFacts? {
        guard keys.decoder != nil, keys.keys == nil, entry(property) == nil, !keys.decoderComputesKeys,
            !keys.isLeftToAnother
        else { return nil }
        let taken = Set(keys.entries.values.compactMap(\.property?.name))
        return keys.stored.first { !taken.contains($0.name) && $0.name.plainWord == property.key.plainWord }
    }

    /// Whether the decoder does not read the coding key of this property, and also leaves a stored property unset. The
    /// unset property probably belongs to the key.
    func isForgotten(_ property: PropertyDefinition) -> Bool {
        guard let decoder = keys.decoder, let entry = entry(property), entry.property == nil,
            keys.codings(of: entry.name).isEmpty
        else { return false }
        let set = Set(decoder.facts.codings.compactMap(\.target) + decoder.facts.assignments.map(\.target.withoutSelf))
        return keys.stored.contains { !set.contains($0.name) && !set.contains("_" + $0.name) }
    }

    /// Whether the decoder passes the key to a function that is not followed.
    func isHandedOn(_ property: PropertyDefinition) -> Bool {
        guard let decoder = keys.decoder, let entry = entry(property), keys.codings(of: entry.name).isEmpty else {
            return false
        }
        return HandedOn.first(decoder, key: entry.name) != nil
    }

    /// Whether the decoder reads the property, or may read it.
    func isDecoded(_ property: PropertyDefinition) -> Bool {
        guard let entry = entry(property) else { return false }
        return keys.decoder == nil || keys.decoderComputesKeys || !keys.codings(of: entry.name).isEmpty
    }

    /// Returns the closure's value for the nearest property before this property in the contract, or for the nearest
    /// property after it if the closure returns nil for all properties before it.
    func neighbour<Value>(_ property: PropertyDefinition, _ place: (PropertyDefinition) -> Value?) -> Value? {
        let all = schema.properties
        let index = all.firstIndex { $0.key == property.key } ?? 0
        return all[..<index].reversed().lazy.compactMap(place).first ?? all[index...].lazy.compactMap(place).first
    }
}

extension String {
    /// The key as `JSONDecoder` converts it with `convertFromSnakeCase`.
    var camelCased: String {
        let words = split(separator: "_")
        guard words.count > 1, let first = words.first else { return self }
        return first + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    }
}
