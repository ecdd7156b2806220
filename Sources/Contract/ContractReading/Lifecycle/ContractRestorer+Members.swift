import ContractModel

/// Restores removed members and the former types of properties.
extension ContractRestorer {
    /// Restores the removed members of an existing definition, and the former types of its properties.
    mutating func complete(_ definition: LockedDefinition) {
        guard let id = ids[definition.path] else { return }
        switch contract[id].shape {
        case .record(var record):
            record.properties = completed(record.properties, of: definition, in: id) { $0.isProperty }
            contract[id].shape = .record(record)
        case .envelope(var envelope):
            envelope.properties = completed(envelope.properties, of: definition, in: id) { $0.isProperty }
            contract[id].shape = .envelope(envelope)
        case .outcome(var outcome):
            outcome.success.properties = completed(outcome.success.properties, of: definition, in: id) {
                $0.isProperty
            }
            outcome.failure = completed(outcome.failure, of: definition, in: id) { !$0.isProperty }
            contract[id].shape = .outcome(outcome)
        case .enumeration(let enumeration):
            contract[id].shape = .enumeration(completed(enumeration, of: definition))
        case .union, .alias, .namespace: break
        }
    }

    /// Returns the cases in the document's order. Each removed case comes after the case that it followed.
    private func completed(_ present: EnumerationShape, of definition: LockedDefinition) -> EnumerationShape {
        var following: [ContractValue?: [EnumerationCase]] = [:]
        var last: ContractValue?
        for member in definition.members {
            guard case .value(let value) = member.name else { continue }
            if present.position(of: value) != nil {
                last = value
            } else if let gone = enumerationCase(member) {
                following[last, default: []].append(gone)
            }
        }
        let cases = (following[nil] ?? []) + present.cases.flatMap { [$0] + (following[$0.value] ?? []) }
        var shape = EnumerationShape(rawType: present.rawType, cases: cases, allowsOthers: present.allowsOthers)
        shape.samples = definition.members.compactMap { member in
            guard member.departure == nil, case .value(let value) = member.name else { return nil }
            return value
        }
        return shape
    }

    /// Adds removed properties to the present properties, in the order of the lock. A property whose type changed also
    /// accepts its former types.
    private mutating func completed(
        _ present: [PropertyDefinition], of definition: LockedDefinition, in id: TypeID,
        _ isWanted: (LockedMember.Name) -> Bool
    ) -> [PropertyDefinition] {
        let byKey = Dictionary(present.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
        let members = definition.members.filter { isWanted($0.name) }
        let keys = Set(members.filter { $0.newKey == nil }.compactMap(\.name.key))
        let properties = members.compactMap { member -> PropertyDefinition? in
            guard let key = member.name.key else { return nil }
            if var property = byKey[key] {
                if !member.formerTypes.isEmpty { accept(member, for: &property, in: id) }
                return property
            }
            return member.newKey == nil ? self.property(member, beside: keys, in: id) : nil
        }
        return Self.withFormerKeys(properties, of: members, removal)
    }

    /// Returns the properties of a removed definition.
    mutating func properties(of definition: LockedDefinition) -> [PropertyDefinition] {
        guard let id = ids[definition.path] else { return [] }
        let members = definition.members.filter { $0.newKey == nil }
        let keys = Set(members.compactMap(\.name.key))
        let properties = members.compactMap { property($0, beside: keys, in: id, isWhole: true) }
        return Self.withFormerKeys(properties, of: definition.members, removal)
    }

    /// Adds the former keys to properties, also the keys of several renames in a row.
    private static func withFormerKeys(
        _ properties: [PropertyDefinition], of members: [LockedMember], _ removal: (Departure) -> Removal
    ) -> [PropertyDefinition] {
        let renamed = members.filter { $0.newKey != nil && $0.departure != nil }
        if renamed.isEmpty { return properties }
        var properties = properties
        let newKeys = Dictionary(
            renamed.compactMap { member in member.name.key.map { ($0, member.newKey) } },
            uniquingKeysWith: { first, _ in first })
        for member in renamed {
            guard let key = member.name.key, let departure = member.departure, var target = member.newKey else {
                continue
            }
            for _ in renamed { target = (newKeys[target] ?? nil) ?? target }
            guard let index = properties.firstIndex(where: { $0.key == target }) else { continue }
            properties[index].formerKeys.append(
                FormerKey(
                    key: key, preferredName: member.facts["swift-name"]?.string, removal: removal(departure)))
        }
        return properties
    }

    /// Makes the property of a removed member.
    ///
    /// - Parameters:
    ///   - keys: The keys of the definition's properties, which the property's aliases must not repeat.
    ///   - isWhole: Whether the whole definition was removed.
    private mutating func property(
        _ member: LockedMember, beside keys: Set<String>, in id: TypeID, isWhole: Bool = false
    ) -> PropertyDefinition? {
        guard let key = member.name.key else { return nil }
        let facts = member.facts
        func isSet(_ key: String) -> Bool { facts[key] == .boolean(true) }
        let hasGone = member.departure != nil
        let isOneWay = isSet("read-only") || isSet("write-only")
        let given = presets["\(contract.documentName(of: id)).\(key)"] ?? facts["default"] ?? facts["const"]
        let absence: Absence
        if isOneWay || isSet("nullable") || hasGone && !isWhole && sent.contains(id) {
            // The app must not send a value that it has not set.
            absence = .none
        } else if let given {
            absence = .value(given)
        } else {
            absence = isSet("required") ? .zero : .none
        }
        var property = PropertyDefinition(
            key: key, use: use(facts["type"]), isRequired: isSet("required") && !hasGone,
            isNullable: isSet("nullable"), isReadOnly: isSet("read-only"), isWriteOnly: isSet("write-only"),
            absence: absence, constant: hasGone ? nil : facts["const"],
            aliases: facts["also-read-from"]?.strings?.filter { !keys.contains($0) } ?? [],
            hasExplicitPresence: facts["presence"]?.string == "explicit" && !isSet("required"),
            deprecation: deprecation(facts, member.departure), preferredName: facts["swift-name"]?.string,
            location: member.location)
        property.defaultLocation = facts["default"].map { _ in member.location }
        if let name = property.deprecation?.replacedBy, !keys.contains(name) { property.deprecation?.replacedBy = nil }
        return property
    }

    func enumerationCase(_ member: LockedMember) -> EnumerationCase? {
        guard case .value(let value) = member.name else { return nil }
        return EnumerationCase(
            value: value, deprecation: deprecation(member.facts, member.departure),
            preferredName: member.facts["swift-name"]?.string, location: member.location)
    }

    // MARK: Deprecation

    private func removal(_ departure: Departure) -> Removal {
        Removal(day: departure.day, due: departure.day?.adding(days: keptDays))
    }

    func deprecation(_ facts: ContractValue, _ departure: Departure?) -> Deprecation? {
        if departure == nil, facts["deprecated"] == nil { return nil }
        return Deprecation(
            sunset: departure == nil ? facts["sunset"]?.string : nil, replacedBy: facts["replaced-by"]?.string,
            since: departure == nil ? facts["since"]?.string : nil, removal: departure.map { removal($0) })
    }
}

extension LockedMember.Name {
    var isProperty: Bool {
        if case .property = self { true } else { false }
    }
}
