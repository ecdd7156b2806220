import ContractModel

/// Compares properties. The layer finds missing, additional and renamed properties, and compares their types and
/// whether they may be absent.
enum PropertyLayer {
    static func check(_ pair: RecordPair, _ context: AuditContext, _ log: inout AuditLog) {
        var renamed: Set<String> = []
        let isOnlySent = context.reach.isOnlySent(pair.schema.id)
        for property in pair.schema.properties where !(isOnlySent && property.isReadOnly) {
            log.compare()
            guard let entry = pair.entry(property) else {
                if let other = renamedKey(of: property, pair, renamed) {
                    renamed.insert(other)
                    log.add(rename(property, other, pair, context))
                } else if pair.keyless(property) != nil {
                    // `CodingKeysLayer` reports properties without a key.
                    continue
                } else if let member = pair.unread(property) {
                    log.add(unread(property, member, pair))
                } else {
                    log.add(missing(property, pair, context))
                }
                continue
            }
            guard let member = entry.property else {
                // `DecoderLayer` reports a key that the decoder does not read.
                if pair.isForgotten(property) { continue }
                if pair.keys.isElsewhere(entry.name) || pair.isHandedOn(property) {
                    log.doubt(
                        pair.subject(property), "The audit does not follow what the decoder does with the value.",
                        pair.keys.decoder?.place() ?? pair.type.location())
                    continue
                }
                log.add(missing(property, pair, context))
                continue
            }
            compareType(property, member, pair, context, &log)
            compareOptionality(property, member, pair, context, &log)
        }
        for key in pair.extra where !renamed.contains(key) { checkExtra(key, pair, isOnlySent, &log) }
    }

    // MARK: Missing

    private static func renamedKey(
        of property: PropertyDefinition, _ pair: RecordPair, _ taken: Set<String>
    ) -> String? {
        let wanted = property.key.plainWord
        let candidates = pair.extra.filter { !taken.contains($0) }
        if let own = candidates.first(where: { pair.keys.entries[$0]?.name == property.key }) { return own }
        if let same = candidates.first(where: { $0.plainWord == wanted }) { return same }
        // Longer names may differ in a letter, such as `works` and `work`, or `titel` and `title`. Short names are too
        // similar.
        guard wanted.count > 4 else { return nil }
        return candidates.first { distance($0.plainWord, wanted) == 1 }
    }

    /// Returns 0 or 1 for strings that differ in at most one letter or in the order of two adjacent letters, and 2 for
    /// other strings.
    private static func distance(_ left: String, _ right: String) -> Int {
        let (left, right) = (Array(left), Array(right))
        guard abs(left.count - right.count) <= 1 else { return 2 }
        let start = zip(left, right).prefix { $0 == $1 }.count
        let (a, b) = (left[start...], right[start...])
        let end = zip(a.reversed(), b.reversed()).prefix { $0 == $1 }.count
        let (restA, restB) = (a.dropLast(end), b.dropLast(end))
        if restA.count <= 1, restB.count <= 1 { return max(restA.count, restB.count) }
        return restA.count == 2 && restB.count == 2 && Array(restA) == restB.reversed() ? 1 : 2
    }

    private static func missing(
        _ property: PropertyDefinition, _ pair: RecordPair, _ context: AuditContext
    ) -> AuditFinding {
        let reach = context.reach.words(pair.schema.id) ?? "in every response"
        let isOnlySent = context.reach.isOnlySent(pair.schema.id)
        let isGrave = isOnlySent ? property.isRequired : !property.isWriteOnly
        let keyCase = pair.entry(property)
        return AuditFinding(
            .property, "missing", isGrave && property.deprecation == nil ? .high : .low, pair.subject(property),
            "'\(pair.type.name)' has no property for '\(property.key)', which has the type \(context.contract.words(of: property.use.reference)) in the contract.",
            impact: isOnlySent || property.isWriteOnly
                ? "The app cannot send the value."
                : "Decoding silently drops '\(property.key)' \(reach), so no screen can show it.",
            swift: keyCase.map(\.place).flatMap { $0.path.isEmpty ? nil : $0 } ?? pair.type.location(),
            contract: property.location,
            mending: Mending { () throws(Obstacle) in
                try MissingProperty(property: property, pair: pair, context: context).lines()
            }, hold: MissingProperty.hold(property, pair, context))
    }

    private static func unread(
        _ property: PropertyDefinition, _ member: PropertyFacts, _ pair: RecordPair
    ) -> AuditFinding {
        AuditFinding(
            .decoder, "missing", .high, pair.subject(property),
            "The decoder of '\(pair.type.name)' does not read '\(property.key)', so '\(member.name)' keeps its initial value.",
            impact: "Decoding silently drops the value that the backend sends.",
            swift: pair.location(of: member), contract: property.location,
            obstacle: "Read the key yourself, because the decoder has no 'CodingKeys'.")
    }

    /// Whether decoding always fails if the key is absent. A nested statement, such as a `switch`, may not be executed.
    private static func insists(_ key: String, _ pair: RecordPair) -> Bool {
        guard let entry = pair.keys.entries[key] else { return false }
        if pair.keys.decoder != nil {
            return pair.keys.codings(of: entry.name).contains {
                $0.call == "decode" && !$0.isForgiving && !$0.hasDefault && !$0.isNested
            }
        }
        return entry.property.map { !SwiftTypeText($0.type ?? "?").isOptional && $0.attributes.isEmpty } ?? false
    }

    private static func rename(
        _ property: PropertyDefinition, _ other: String, _ pair: RecordPair, _ context: AuditContext
    ) -> AuditFinding {
        let entry = pair.keys.entries[other]
        let place = entry.map(pair.place)
        return AuditFinding(
            .property, "renamed", property.deprecation == nil ? .high : .low, pair.subject(property),
            "'\(pair.type.name)' reads the key '\(other)', but the key is '\(property.key)' in the contract.",
            impact: insists(other, pair)
                ? "The value is never found under this key, so decoding fails, and every \(pair.schema.name) is lost."
                : "The value is never found under this key, so the property always has the value for an absent key.",
            swift: place ?? pair.type.location(), contract: property.location,
            mending: Mending { () throws(Obstacle) in [try respelled(property, entry, pair, context)] })
    }

    /// Returns the line of the coding key with the contract's key, or of the property with the contract's name.
    private static func respelled(
        _ property: PropertyDefinition, _ entry: TypeKeys.Entry?, _ pair: RecordPair, _ context: AuditContext
    ) throws(Obstacle) -> AuditFinding.Line {
        if let keys = pair.keys.keys {
            guard keys.rawType == "String", let item = keys.cases.first(where: { $0.name == entry?.name }) else {
                throw Obstacle(
                    "The cases of '\(keys.name)' have no values: declare '\(keys.name)' as 'String, CodingKey' first.")
            }
            let name = SwiftName.spelled(item.name)
            let text = item.name == property.key ? name : "\(name) = \(try context.words.exactly(property.key))"
            return try CaseLine.line(text, inPlaceOf: item, in: keys)
        }
        guard let member = entry?.property, let opening = member.opening, let type = member.type else {
            throw Obstacle("The name shares its line with other code: change the name yourself.")
        }
        let name = context.words.name(of: property, in: pair)
        if name != property.key, !(context.project.convertsSnakeCase && name == property.key.camelCased) {
            throw Obstacle("'\(property.key)' is not a valid name in Swift: write 'CodingKeys' for the property.")
        }
        let functions = context.project.functions(of: pair.holder(of: member).name)
        if functions.contains(where: { $0.facts.paths.contains(member.name) || $0.facts.name == "init" })
            || !context.project.readers(of: member.name).isEmpty
            || context.project.makesValues(of: pair.holder(of: member))
        {
            throw Obstacle(
                "Other code uses the name '\(member.name)': rename the property there too, or write 'CodingKeys' for the property."
            )
        }
        let ending = member.ending.map { " " + $0 } ?? ""
        return .init(
            pair.holder(of: member).path, inPlaceOf: member.place.line,
            "\(opening) \(SwiftName.spelled(name)): \(type)\(ending)")
    }

    // MARK: Extra

    private static func checkExtra(_ key: String, _ pair: RecordPair, _ isOnlySent: Bool, _ log: inout AuditLog) {
        log.compare()
        guard let entry = pair.keys.entries[key] else { return }
        let place = pair.place(of: entry)
        let codings = pair.keys.codings(of: entry.name)
        let insists = !isOnlySent && insists(key, pair)
        // The decoder does not read the key, so its absence has no effect.
        if pair.keys.decoder != nil, codings.isEmpty { return }
        log.add(
            AuditFinding(
                .property, insists ? "never-sent" : "extra", insists ? .high : .low, pair.schema.name + "." + key,
                "'\(pair.type.name)' has '\(key)', which the contract does not have.",
                impact: insists
                    ? "The backend does not send the key, so decoding fails: every \(pair.schema.name) is lost."
                    : isOnlySent
                        ? "The backend does not expect the key."
                        : "The backend does not send the key, so the value is always absent.",
                swift: place, contract: pair.schema.location))
    }

    // MARK: Types

    /// Compares the type of a property with the contract's type. The type that the decoder reads is compared, because
    /// code may convert the value later.
    private static func compareType(
        _ property: PropertyDefinition, _ member: PropertyFacts, _ pair: RecordPair, _ context: AuditContext,
        _ log: inout AuditLog
    ) {
        log.compare()
        if pair.opened.contains(property.key) { return }
        let coding = pair.entry(property).map { pair.keys.codings(of: $0.name) } ?? []
        if let call = coding.first(where: \.opensContainer) {
            let place = pair.keys.decoder?.place(call.place) ?? pair.location(of: member)
            return log.doubt(
                pair.subject(property), "'\(call.call)' reads the value in parts, which the audit does not follow.",
                place)
        }
        let words = context.contract.words(of: property.use.reference)
        var comparison = TypeComparison(pair, context)
        comparison.format = context.contract.resolved(property.use).constraints.format
        let wrapper = coding.count == 1 ? coding[0].wrapper : nil
        let helped = coding.count == 1 ? DecodingHelper.converted(coding[0], context.project) : nil
        let isIndirect = wrapper != nil || helped != nil || (coding.count == 1 && !coding[0].isFor(member))
        let isObject = coding.count == 1 && Self.isObject(coding[0])
        let decoded = isIndirect && !isObject ? helped ?? coding[0].type : nil
        guard let text = decoded ?? member.impliedType else {
            log.doubt(
                pair.subject(property), "The type of '\(member.name)' is inferred.", pair.location(of: member))
            return
        }
        if pair.keys.decoder == nil,
            let attribute = member.attributes.first(where: { !SwiftType.isHarmless($0) }),
            !WrapperReading.isTransparent(attribute, context.project)
        {
            return log.doubt(
                pair.subject(property), "'@\(attribute)' may decode the value in another way.",
                pair.location(of: member))
        }
        var outcome = comparison.compare(property.use.reference, SwiftTypeText(text))
        if outcome == .different, isIndirect, decoded == nil {
            outcome = .doubtful("The property is converted from a value whose type the decoder does not name.")
        }
        // The decoder may read a text and convert it to an enumeration.
        if decoded != nil, outcome == .wider, let own = member.type {
            let isSame = comparison.compare(property.use.reference, SwiftTypeText(own)) == .same
            // An operator such as `==` does not keep the text.
            let isConsumed = wrapper?.allSatisfy { !$0.isLetter } ?? false
            if isSame || isConsumed { outcome = .same }
        }
        // A computed property may convert the stored text to an enumeration.
        if outcome == .wider, let made = context.project.enumeration(madeOf: member, pair.type) {
            outcome = comparison.compare(property.use.reference, .named(made.name, arguments: []))
        }
        var read = decoded
        var place = pair.location(of: member)
        if decoded != nil, let decoder = pair.keys.decoder { place = decoder.place(coding[0].place) }
        // The type that the decoder names must fit as well.
        if outcome == .same, decoded == nil, coding.count == 1, !isObject, let named = coding[0].type,
            let decoder = pair.keys.decoder,
            case .different = comparison.compare(property.use.reference, SwiftTypeText(named))
        {
            outcome = .different
            read = named
            place = decoder.place(coding[0].place)
        }
        switch outcome {
        // `DecoderLayer` reports an enumeration that rejects other values.
        case .same, .closed: break
        case .doubtful(let reason): log.doubt(pair.subject(property), reason, pair.location(of: member))
        case .different, .wider:
            let isGrave = outcome == .different
            log.add(
                AuditFinding(
                    .property, isGrave ? "type" : "wider-type", isGrave ? .high : .low, pair.subject(property),
                    (read.map {
                        "'\(property.key)' is decoded as '\(comparison.spelled($0))' and is \(words) in the contract."
                    } ?? "'\(member.name)' is '\(comparison.spelled(text))' in Swift and \(words) in the contract.")
                        + comparison.reason(read ?? text),
                    impact: context.reach.isOnlySent(pair.schema.id)
                        ? "The backend may reject requests with this value."
                        : isGrave
                            ? "The backend's value cannot be read as '\(comparison.spelled(read ?? text))': \(loss(property, coding, pair))."
                            : "Swift accepts values that the contract does not allow, and no code checks these values.",
                    swift: place, contract: property.location,
                    mending: Mending { () throws(Obstacle) in
                        let isMember =
                            read == nil
                            || comparison.compare(property.use.reference, SwiftTypeText(member.type ?? "")) != .same
                        return try Retyping(property: property, member: member, pair: pair, context: context)
                            .ofContract(isMember: isMember)
                    }))
        }
    }

    /// Whether the decoder reads a whole object, such as `[String: Any]`, and passes it to an initialiser.
    private static func isObject(_ coding: CodingFacts) -> Bool {
        guard coding.wrapper != nil, let text = coding.type, case .dictionary(let inner) = SwiftTypeText(text).wrapped
        else { return false }
        return ["Any", "AnyObject"].contains(inner.base)
    }

    private static func loss(_ property: PropertyDefinition, _ codings: [CodingFacts], _ pair: RecordPair) -> String {
        codings.contains(where: \.isForgiving)
            ? "the value is lost silently" : "decoding fails, and the whole \(pair.schema.name) is lost"
    }

    // MARK: Optionality

    /// Compares whether the property can be nil with whether the contract allows the value to be absent or null.
    private static func compareOptionality(
        _ property: PropertyDefinition, _ member: PropertyFacts, _ pair: RecordPair, _ context: AuditContext,
        _ log: inout AuditLog
    ) {
        log.compare()
        guard let text = member.type, !pair.opens(property) else { return }
        let isOptional = SwiftTypeText(text).isOptional
        let mayBeAbsent = !property.isRequired || property.isNullable
        let place = pair.location(of: member)
        let retyping = Retyping(property: property, member: member, pair: pair, context: context)
        let isOnlySent = context.reach.isOnlySent(pair.schema.id)
        if isOptional, !mayBeAbsent, pair.schema.isPlain {
            log.add(
                AuditFinding(
                    .property, "optional", .low, pair.subject(property),
                    "'\(member.name)' is optional in Swift, but the contract requires it.",
                    impact: isOnlySent
                        ? "A request without the value contradicts the contract."
                        : "Code that uses the property handles a nil that never occurs.",
                    swift: place, contract: property.location,
                    mending: Mending { () throws(Obstacle) in try retyping.required() }))
        } else if !isOptional, mayBeAbsent, property.statedDefault == nil, !isOnlySent {
            var severity = AuditSeverity.medium
            switch Absent(property, pair, member, context.project) {
            // `DecoderLayer` reports this difference with a higher severity.
            case .fails: return
            // `DecoderLayer` reports the reason for this difference.
            case .unknown: return
            case .value("[]"), .value("[:]"): severity = .low
            case .value, .nil: break
            }
            log.add(
                AuditFinding(
                    .property, "not-optional", severity, pair.subject(property),
                    "'\(member.name)' is not optional in Swift, but the contract allows it to be absent.",
                    impact: "An absent value looks like the value that replaces it.",
                    swift: place, contract: property.location,
                    mending: Mending { () throws(Obstacle) in try retyping.taking(nil: text) }))
        }
    }
}

extension AuditPlace {
    var swift: SwiftPlace { SwiftPlace(line: line, column: column) }
}

extension AuditedSchema {
    /// Whether the schema is a record. The result is false for an envelope.
    var isPlain: Bool { if case .record = form { true } else { false } }
}
