import ContractModel

/// The keys with which a Swift type is decoded and encoded.
struct TypeKeys {
    struct Entry {
        /// The case of `CodingKeys`, or the property's own name if the type has no `CodingKeys`.
        var name: String
        /// The property that takes the value; nil where none does.
        var property: PropertyFacts?
        var place: AuditPlace
    }

    /// Key in JSON → entry.
    private(set) var entries: [String: Entry] = [:]
    /// The enumeration of keys, where the code has one.
    private(set) var keys: SwiftType?
    /// Cases with the same key as one before.
    private(set) var duplicates: [(key: String, first: CaseFacts, second: CaseFacts)] = []
    private(set) var decoder: SwiftFunction?
    private(set) var encoder: SwiftFunction?
    /// Why keys may be others; nil where they are known.
    private(set) var doubt: String?
    /// All that is stored, with what superclasses store.
    private(set) var stored: [PropertyFacts] = []
    /// The type whose decoder it is: a class without one has its superclass's.
    let owner: SwiftType
    /// The class that stores each property. Empty for a type that is not a class.
    private(set) var holders: [String: SwiftType] = [:]
    /// The stored properties that the decoder does not know: those of subclasses and, if the compiler writes the
    /// decoder, of superclasses.
    private(set) var leftOut: Set<String> = []

    /// Whether the decoder reads no key, and leaves all to a type with the keys: `let wire = try Wire(from: decoder)`.
    var isLeftToAnother: Bool {
        // An enumeration chooses between the types that it decodes.
        guard let decoder, owner.kind != .enum, decoder.facts.codings.isEmpty,
            let name = decoder.facts.parameters.first?.name
        else { return false }
        return decoder.facts.calls.contains { $0.isDecoding(from: name) && $0.callee != "super.init" }
    }

    /// The reads of containers within the object.
    private var nested: [CodingFacts] = []

    /// The keys of an object within: `container.nestedContainer(keyedBy: ContentKeys.self, forKey: .content)`.
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
        // Without a decoder anywhere, the compiler writes one for the first class that can be decoded.
        let position =
            classes.firstIndex { project.functions(of: $0.name).contains(where: \.isDecoder) }
            ?? classes.lastIndex(where: \.isCodable) ?? 0
        owner = classes[position]
        decoder = project.functions(of: owner.name).first(where: \.isDecoder)
        stored = decoder == nil ? owner.stored : classes[position...].flatMap(\.stored)
        // Keys of containers within are not the type's own.
        let containers = Set(decoder?.facts.codings.filter(\.opensContainer).compactMap(\.target) ?? [])
        nested = decoder?.facts.codings.filter { $0.container.map(containers.contains) ?? false } ?? []
        decoder?.facts.codings.removeAll { $0.container.map(containers.contains) ?? false }
        encoder = classes[...position].lazy.flatMap { project.functions(of: $0.name) }.first(where: \.isEncoder)
        doubt = classes[...position].lazy.compactMap { Self.doubt(about: $0, project) }.first
        let named = keyTypes(classes[position...], project)
        let all = named.filter { $0.kind == .enum }
        if all.isEmpty, let other = named.first, doubt == nil {
            doubt = "'\(other.name)' is no enumeration, and which keys it has is not followed."
        }
        keys = all.first
        for keys in all { read(keys) }
        if all.isEmpty { readNames() }
        if type.kind == .class { addStored(of: classes) }
    }

    private static func doubt(about type: SwiftType, _ project: SwiftProject) -> String? {
        if let macro = type.macro { return "'@\(macro)' may be a macro, and what it writes is not to be seen." }
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

    /// Makes the keys unknown, where they are not already.
    mutating func doubt(because reason: String) { doubt = doubt ?? reason }

    /// The types that the decoder names for containers of its own, or the type with the name `CodingKeys`.
    ///
    /// - Parameter classes: the decoder's own and those above, whose types it may name.
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

    /// If the type has no enumeration of keys, the compiler makes a key for each property.
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

    /// Where the decoder puts what it reads under a key; of a type without one, the property of the key's name.
    private func property(of name: String) -> PropertyFacts? {
        if let decoder {
            for coding in decoder.facts.codings where coding.key == name {
                guard var target = coding.target else { continue }
                // The storage of a property wrapper.
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

    /// The key in Swift of a property of the contract. Nil if the type does not have the property.
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

    /// The target of keys that the decoder does not read itself: `shipping = try Shipping(from: decoder)`, or a
    /// superclass, which does not become a property.
    struct Carried {
        /// The type. Nil for a superclass outside of the project.
        var type: SwiftType?
        var property: String?
    }

    func carried(_ project: SwiftProject) -> [Carried] {
        guard let decoder, let name = decoder.facts.parameters.first?.name else { return [] }
        return decoder.facts.calls.compactMap { call in
            guard call.isDecoding(from: name) else { return nil }
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

    /// The calls of the decoder that name a key.
    func codings(of name: String) -> [CodingFacts] {
        decoder?.facts.codings.filter { $0.key == name } ?? []
    }

    /// Whether a value that no property takes is used elsewhere: in a variable that is passed on, or in an expression
    /// that the audit does not follow.
    func isElsewhere(_ name: String) -> Bool {
        codings(of: name).contains { coding in
            guard let target = coding.target else { return true }
            if target.hasPrefix("(") { return true }
            let sources = decoder.map { $0.facts.assignments.flatMap(\.sources) + $0.facts.calls.flatMap(\.sources) }
            return (sources ?? []).contains { $0 == target || $0.hasPrefix(target + ".") }
        }
    }

    /// Whether keys are computed where the decoder reads, so that it may read any.
    var decoderComputesKeys: Bool { decoder?.facts.codings.contains { $0.key == nil } ?? false }
    var encoderComputesKeys: Bool { encoder?.facts.codings.contains { $0.key == nil } ?? false }
}

extension CallFacts {
    /// Whether a type is decoded from the whole: `Shipping(from: decoder)`.
    fileprivate func isDecoding(from decoder: String) -> Bool {
        arguments.count == 1 && arguments[0].label == "from" && arguments[0].whole == decoder
    }
}

extension CodingFacts {
    /// Whether a property takes the value as it is read; by way of a variable it may become something else.
    func isFor(_ property: PropertyFacts) -> Bool {
        target.map { $0 == property.name || $0 == "_" + property.name } ?? false
    }

    /// Whether the value under the key is read in parts, key by key or element by element.
    var opensContainer: Bool { call.hasPrefix("nested") }
}

extension String {
    /// `self.title` → `title`.
    var withoutSelf: String { hasPrefix("self.") ? String(dropFirst(5)) : self }
}
