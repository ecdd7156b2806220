import ContractModel

/// The keys with which a Swift type is decoded and encoded.
struct TypeKeys {
    /// A key of the type.
    struct Entry {
        /// The case of `CodingKeys`, or the property's own name if the type has no `CodingKeys`.
        var name: String
        /// The property that gets the value, or nil.
        var property: PropertyFacts?
        var place: AuditPlace
    }

    /// Maps each key in JSON to its entry.
    private(set) var entries: [String: Entry] = [:]
    /// The enumeration of coding keys, or nil if the code has none.
    private(set) var keys: SwiftType?
    /// The cases whose key another case already has.
    private(set) var duplicates: [(key: String, first: CaseFacts, second: CaseFacts)] = []
    private(set) var decoder: SwiftFunction?
    private(set) var encoder: SwiftFunction?
    /// The reason why there may be other keys. The value is nil if all keys are known.
    private(set) var doubt: String?
    /// All stored properties, including the properties of superclasses.
    private(set) var stored: [PropertyFacts] = []
    /// The type that declares the decoder. A class without a decoder has the decoder of its superclass.
    let owner: SwiftType
    /// Maps each property to the class that stores it. The dictionary is empty for a type that is not a class.
    private(set) var holders: [String: SwiftType] = [:]
    /// The stored properties that the decoder does not set: the properties of subclasses and, if the decoder is
    /// synthesized, of superclasses.
    private(set) var leftOut: Set<String> = []

    /// Whether the decoder reads no key and passes the whole object to another type:
    /// `let wire = try Wire(from: decoder)`.
    var isLeftToAnother: Bool {
        // A decoder of an enumeration may choose between several types.
        guard let decoder, owner.kind != .enum, decoder.facts.codings.isEmpty,
            let name = decoder.facts.parameters.first?.name
        else { return false }
        return decoder.facts.calls.contains { $0.isDecoding(from: name, of: decoder) && $0.callee != "super.init" }
    }

    /// The calls that read containers of nested objects.
    private var nested: [CodingFacts] = []

    /// Makes the keys of a nested object: `container.nestedContainer(keyedBy: ContentKeys.self, forKey: .content)`.
    ///
    /// - Returns: Nil if the sources do not show the keys.
    init?(of nested: CodingFacts, in table: TypeKeys, _ type: SwiftType, _ project: SwiftProject) {
        guard let decoder = table.decoder, let container = nested.target else { return nil }
        let call = decoder.facts.calls.first { $0.place == nested.place }
        guard let named = call?.arguments.first(where: { $0.label == "keyedBy" })?.whole, named.hasSuffix(".self"),
            let keys = project.type(named: String(named.dropLast(5)), in: type.name), keys.kind == .enum
        else { return nil }
        stored = table.stored
        owner = table.owner
        holders = table.holders
        var own = decoder
        own.facts.codings = table.nested.filter { $0.container == container }
        self.decoder = own
        self.keys = keys
        read(keys)
    }

    init(_ type: SwiftType, _ project: SwiftProject) {
        let classes = [type] + project.superclasses(of: type)
        // If no class has a written decoder, the compiler writes a decoder for the first class that conforms to
        // `Decodable`.
        let position =
            classes.firstIndex { project.functions(of: $0.name).contains(where: \.isDecoder) }
            ?? classes.lastIndex(where: \.isCodable) ?? 0
        owner = classes[position]
        decoder = project.functions(of: owner.name).first(where: \.isDecoder)
        stored = decoder == nil ? owner.stored : classes[position...].flatMap(\.stored)
        // The keys of nested containers do not belong to this type.
        let containers = Set(decoder?.facts.codings.filter(\.opensContainer).compactMap(\.target) ?? [])
        nested = decoder?.facts.codings.filter { $0.container.map(containers.contains) ?? false } ?? []
        decoder?.facts.codings.removeAll { $0.container.map(containers.contains) ?? false }
        encoder = classes[...position].lazy.flatMap { project.functions(of: $0.name) }.first(where: \.isEncoder)
        doubt = classes[...position].lazy.compactMap { Self.doubt(about: $0, project) }.first
        let named = keyTypes(classes[position...], project)
        let all = named.filter { $0.kind == .enum }
        if all.isEmpty, let other = named.first, doubt == nil {
            doubt = "'\(other.name)' is not an enumeration, so its keys are unknown."
        }
        keys = all.first
        for keys in all { read(keys) }
        if all.isEmpty { readNames() }
        if type.kind == .class { addStored(of: classes) }
    }

    private static func doubt(about type: SwiftType, _ project: SwiftProject) -> String? {
        if let macro = type.macro { return "'@\(macro)' may be a macro, whose code is unknown." }
        return project.declarations(of: type.name) > 1 ? "'\(type.name)' is declared more than once." : nil
    }

    private mutating func addStored(of classes: [SwiftType]) {
        let known = Set(stored.map(\.name))
        stored = classes.flatMap(\.stored)
        leftOut = Set(stored.map(\.name)).subtracting(known)
        for type in classes {
            for property in type.stored where holders[property.name] == nil { holders[property.name] = type }
        }
    }

    /// Marks the keys as uncertain, unless they are already uncertain.
    mutating func doubt(because reason: String) { doubt = doubt ?? reason }

    /// Returns the types of keys that the decoder names for its own containers, or the type with the name `CodingKeys`.
    ///
    /// - Parameter classes: The class that declares the decoder, and its superclasses. The decoder may name types of
    ///   all of them.
    private func keyTypes(_ classes: ArraySlice<SwiftType>, _ project: SwiftProject) -> [SwiftType] {
        let root = decoder?.facts.parameters.first.map { $0.name + ".container" }
        var found: [SwiftType] = []
        for call in decoder?.facts.calls ?? [] where call.callee == root {
            guard let named = call.arguments.first(where: { $0.label == "keyedBy" })?.whole, named.hasSuffix(".self"),
                let keys = classes.lazy.compactMap({
                    project.type(named: String(named.dropLast(5)), in: $0.name)
                }).first,
                keys.kind == .enum, !found.contains(where: { $0.name == keys.name })
            else { continue }
            found.append(keys)
        }
        if !found.isEmpty { return found }
        return [project.type(named: owner.name + ".CodingKeys")].compactMap(\.self)
    }

    private mutating func read(_ keys: SwiftType) {
        var first: [String: CaseFacts] = [:]
        for item in keys.cases {
            let key = item.rawValue ?? item.name
            if let other = first[key] {
                duplicates.append((key, other, item))
                continue
            }
            first[key] = item
            entries[key] = Entry(name: item.name, property: property(of: item.name), place: keys.location(item.place))
        }
    }

    /// Makes an entry for each property, as the compiler does for a type without an enumeration of keys.
    private mutating func readNames() {
        let isByHand = decoder?.facts.codings.contains(where: \.isLiteral) ?? false
        for property in isByHand || isLeftToAnother ? [] : stored {
            // A constant with an initial value is not decoded.
            if property.isConstant, property.initial != nil, decoder == nil { continue }
            entries[property.name] = Entry(
                name: property.name, property: property, place: AuditPlace(path: "", property.place))
        }
        for coding in decoder?.facts.codings ?? [] {
            guard let key = coding.key, entries[key] == nil else { continue }
            entries[key] = Entry(name: key, property: property(of: key), place: AuditPlace(path: "", coding.place))
        }
    }

    /// Returns the property to which the decoder assigns the value of a key. Without a written decoder, the result is
    /// the property with the key's name.
    private func property(of name: String) -> PropertyFacts? {
        if let decoder {
            for coding in decoder.facts.codings where coding.key == name {
                guard var target = coding.target else { continue }
                // An underscore means the storage of a property wrapper.
                if target.hasPrefix("_") { target.removeFirst() }
                if let property = stored.first(where: { $0.name == target }) { return property }
                // The value may pass through a local variable.
                let next = decoder.facts.assignments.first { assignment in
                    assignment.sources.contains { $0 == target || $0.hasPrefix(target + ".") }
                        && stored.contains { $0.name == assignment.target.withoutSelf }
                }
                if let next { return stored.first { $0.name == next.target.withoutSelf } }
            }
        }
        return stored.first { $0.name == name } ?? stored.first { $0.name == "_" + name }
    }

    /// Returns the key in Swift of a contract's property. The result is nil if the type does not have the property.
    func key(of property: PropertyDefinition, _ project: SwiftProject) -> String? {
        let spellings = [property.key] + property.aliases
        if let key = spellings.first(where: { entries[$0] != nil }) { return key }
        guard project.convertsSnakeCase else { return nil }
        return spellings.map(\.camelCased).first { entries[$0] != nil }
    }

    func entry(_ property: PropertyDefinition, _ project: SwiftProject) -> Entry? {
        key(of: property, project).flatMap { entries[$0] }
    }

    func has(_ property: PropertyDefinition, _ project: SwiftProject) -> Bool { key(of: property, project) != nil }

    /// A type to which the decoder passes the whole object: `shipping = try Shipping(from: decoder)`, or a superclass.
    struct Carried {
        /// The type, or nil for a superclass outside of the project.
        var type: SwiftType?
        /// The property that gets the value, or nil for a superclass.
        var property: String?
    }

    func carried(_ project: SwiftProject) -> [Carried] {
        guard let decoder, let name = decoder.facts.parameters.first?.name else { return [] }
        return decoder.facts.calls.compactMap { call in
            guard call.isDecoding(from: name, of: decoder) else { return nil }
            if call.callee == "super.init" { return Carried(type: project.superclasses(of: owner).first) }
            let target = decoder.facts.assignments.first { $0.place.line == call.place.line }?.target.withoutSelf
            let own = target.flatMap { target in stored.first { $0.name == target } }
            // `shipping = try .init(from: decoder)`
            let named = call.callee.hasSuffix(".init") ? String(call.callee.dropLast(5)) : call.callee
            let callee = named.isEmpty ? own?.type.map { SwiftTypeText($0).base } : named
            guard let callee, target != nil, own != nil || owner.kind != .enum,
                let found = project.type(named: callee, in: owner.name)
            else { return nil }
            return Carried(type: found, property: own?.name)
        }
    }

    /// Returns the decoder's calls that name a key.
    func codings(of name: String) -> [CodingFacts] {
        decoder?.facts.codings.filter { $0.key == name } ?? []
    }

    /// Whether a value that is not assigned to a property is used in another way: in a variable that is passed on, or
    /// in an expression that the audit does not follow.
    func isElsewhere(_ name: String) -> Bool {
        codings(of: name).contains { coding in
            guard let target = coding.target else { return true }
            if target.hasPrefix("(") { return true }
            let sources = decoder.map { $0.facts.assignments.flatMap(\.sources) + $0.facts.calls.flatMap(\.sources) }
            return (sources ?? []).contains { $0 == target || $0.hasPrefix(target + ".") }
        }
    }

    /// Whether the decoder computes keys, so that it may read any key.
    var decoderComputesKeys: Bool { decoder?.facts.codings.contains { $0.key == nil } ?? false }
    var encoderComputesKeys: Bool { encoder?.facts.codings.contains { $0.key == nil } ?? false }
}

extension CallFacts {
    /// Whether the call decodes a type from the whole object: `Shipping(from: decoder)`, or `Shipping(json: json)` in
    /// `init(json: [String: Any])`.
    ///
    /// - Parameter name: The name of the decoder's parameter.
    fileprivate func isDecoding(from name: String, of decoder: SwiftFunction) -> Bool {
        guard arguments.count == 1, arguments[0].whole == name, arguments[0].label != "_" else { return false }
        return arguments[0].label == decoder.facts.parameters.first?.label
    }
}

extension CodingFacts {
    /// Whether the value is assigned directly to the property. A local variable may change it.
    func isFor(_ property: PropertyFacts) -> Bool {
        target.map { $0 == property.name || $0 == "_" + property.name } ?? false
    }

    /// Whether the call opens a nested container, so that the value is read in parts.
    var opensContainer: Bool { call.hasPrefix("nested") }
}

extension String {
    /// `self.title` → `title`.
    var withoutSelf: String { hasPrefix("self.") ? String(dropFirst(5)) : self }
}
