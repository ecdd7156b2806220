import ContractModel

/// Checks `init(from:)`, whether it is written or synthesized, for keys that it does not read and for responses that it
/// rejects.
enum DecoderLayer {
    static func check(_ pair: RecordPair, _ context: AuditContext, _ log: inout AuditLog) {
        for property in pair.schema.properties where !property.isWriteOnly {
            guard let entry = pair.entry(property) else { continue }
            log.compare()
            if pair.isForgotten(property) {
                checkUnread(property, entry, pair, context, &log)
                continue
            }
            guard let member = entry.property else { continue }
            guard pair.isDecoded(property) else {
                checkUnread(property, entry, pair, context, &log)
                continue
            }
            checkAbsence(property, member, pair, context, &log)
            checkClosed(property, member, pair, context, &log)
        }
    }

    /// Reports a key that the decoder does not read.
    private static func checkUnread(
        _ property: PropertyDefinition, _ entry: TypeKeys.Entry, _ pair: RecordPair, _ context: AuditContext,
        _ log: inout AuditLog
    ) {
        guard let decoder = pair.keys.decoder else { return }
        if let (call, given) = HandedOn.first(decoder, key: entry.name) {
            log.doubt(
                pair.subject(property), "'\(call.callee)' gets the \(given), and may read the key.",
                decoder.place(call.place))
            return
        }
        log.add(
            AuditFinding(
                .decoder, "missing", .high, pair.subject(property),
                "The decoder of '\(pair.type.name)' does not read '\(property.key)'.",
                impact: "Decoding silently drops the value that the backend sends.",
                swift: decoder.place(), contract: property.location,
                mending: Mending { () throws(Obstacle) in
                    [try DecoderLines(property, pair, context).newLine(of: decoder)]
                }))
    }

    // MARK: Absence

    /// Compares the result of decoding an absent value with the contract: whether it fails, and whether it is the
    /// contract's default.
    private static func checkAbsence(
        _ property: PropertyDefinition, _ member: PropertyFacts, _ pair: RecordPair, _ context: AuditContext,
        _ log: inout AuditLog
    ) {
        log.compare()
        let place = codingPlace(property, member, pair)
        let mayBeAbsent = !property.isRequired || property.isNullable
        // The author of a schema without required properties may have forgotten to list them.
        let isUnstated = !property.isNullable && pair.schema.requiresNothing
        var absent = Absent(property, pair, member, context.project)
        if case .fails = absent, let reason = foreign(property, member, pair, context) { absent = .unknown(reason) }
        switch absent {
        case .fails:
            if property.isStrict && property.statedDefault == nil && property.isRequired && !property.isNullable {
                return
            }
            if property.isRequired, property.isNullable, takesNull(property, member, pair, context) { return }
            if property.statedDefault != nil {
                var throwing = finding(
                    "no-fallback", property.isRequired || isUnstated ? .medium : .high, property, pair, place,
                    "The contract has a default for '\(property.key)', but decoding fails if the key is absent.",
                    "If a response lacks the key, the whole \(pair.schema.name) is lost.",
                    defaulted(property, member, pair, context))
                if isUnstated { throwing.root = .unstated }
                log.add(throwing)
            } else if mayBeAbsent {
                var throwing = finding(
                    "throws", isUnstated ? .medium : .high, property, pair, place,
                    "The contract allows '\(property.key)' to be absent\(property.isNullable ? " or null" : ""), but without a value, decoding fails.",
                    "If a response has no value, the whole \(pair.schema.name) is lost.",
                    Mending { () throws(Obstacle) in
                        try Retyping(property: property, member: member, pair: pair, context: context).optional()
                    })
                if isUnstated { throwing.root = .unstated }
                log.add(throwing)
            }
        case .nil:
            if property.statedDefault != nil, !property.isNullable {
                log.add(
                    finding(
                        "no-fallback", .low, property, pair, place,
                        "The contract has a default for '\(property.key)', but Swift has nil if the key is absent.",
                        "All code that uses the property has to apply the default.",
                        defaulted(property, member, pair, context)))
            }
        case .value(let text):
            guard let value = property.statedDefault else { return }
            compareDefault(text, value, property, member, pair, context, place, &log)
        case .unknown(let reason):
            if mayBeAbsent || property.statedDefault != nil { log.doubt(pair.subject(property), reason, place) }
        }
    }

    /// Whether the property has a type of the project whose decoder accepts null.
    private static func takesNull(
        _ property: PropertyDefinition, _ member: PropertyFacts, _ pair: RecordPair, _ context: AuditContext
    ) -> Bool {
        let coding = pair.entry(property).flatMap { pair.keys.codings(of: $0.name).first }
        let text = SwiftTypeText(coding?.type ?? member.type ?? "")
        guard case .named(let name, _) = text, let type = context.project.type(named: name, in: pair.type.name) else {
            return false
        }
        return context.project.functions(of: type.name).first(where: \.isDecoder)?.facts.takesNull ?? false
    }

    /// Returns the reason why the audit cannot tell the result for an absent value: a property wrapper or a type of
    /// another module may decode it. The result is nil if the result is known.
    private static func foreign(
        _ property: PropertyDefinition, _ member: PropertyFacts, _ pair: RecordPair, _ context: AuditContext
    ) -> String? {
        if let attribute = member.attributes.first(where: { !SwiftType.isHarmless($0) }),
            WrapperReading.absent(attribute, context.project) == nil
        {
            return "'@\(attribute)' may decode the value in another way."
        }
        let coding = pair.entry(property).flatMap { pair.keys.codings(of: $0.name).first }
        guard let text = coding?.type ?? member.type, !pair.type.generics.contains(text) else { return nil }
        return TypeComparison(pair, context).foreign(text).map {
            "'\($0)' is not declared in the audited files, and may be decoded without a value."
        }
    }

    /// Compares the decoder's default with the contract's default.
    private static func compareDefault(
        _ text: String, _ value: ContractValue, _ property: PropertyDefinition, _ member: PropertyFacts,
        _ pair: RecordPair, _ context: AuditContext, _ place: AuditPlace, _ log: inout AuditLog
    ) {
        guard let wanted = context.words.literal(value, of: property.use.reference) else { return }
        var found = text.trimmed
        // The code may write the type before the case: `DTOReviewStatus.needsReview`.
        if wanted.hasPrefix("."), let dot = found.lastIndex(of: "."), !found.hasSuffix(")") {
            found = String(found[dot...])
        }
        if wanted == "[]" || wanted == "[:]", Self.isEmpty(found) { found = wanted }
        // The expression may be the case that has the contract's value: `.unknown` for 0.
        if found.hasPrefix("."), let word = value.word,
            let type = context.project.type(named: SwiftTypeText(member.type ?? "").base, in: pair.type.name),
            EnumerationLayer.name(of: word, in: type, context.project) == String(found.dropFirst())
        {
            return
        }
        if let a = Double(found), let b = Double(wanted), a == b { return }
        if found == wanted { return }
        let isLiteral =
            found.hasPrefix(".") || found.hasPrefix("\"") || found.hasPrefix("[") || Double(found) != nil
            || ["true", "false", "nil"].contains(found)
        guard isLiteral else {
            log.doubt(pair.subject(property), "'\(found)' is a value that the audit does not follow.", place)
            return
        }
        log.add(
            finding(
                "default", .medium, property, pair, place,
                "The decoder uses \(found) if '\(property.key)' is absent, but the contract's default is \(wanted).",
                "The app shows a value that the contract does not define.", defaulted(property, member, pair, context)))
    }

    /// Whether the text is an empty collection: `[]`, `Set()`, `[String: Int]()`, `.init()`.
    private static func isEmpty(_ text: String) -> Bool {
        if ["[]", "[:]", ".init()"].contains(text) { return true }
        guard text.hasSuffix("()") else { return false }
        let type = String(text.dropLast(2))
        switch SwiftTypeText(type) {
        case .array, .dictionary: return true
        case .named(let name, _): return ["Array", "Set", "Dictionary"].contains(name)
        case .optional, .other: return false
        }
    }

    /// Returns a repair: the decoder's line with the contract's default.
    private static func defaulted(
        _ property: PropertyDefinition, _ member: PropertyFacts, _ pair: RecordPair, _ context: AuditContext
    ) -> Mending {
        Mending { () throws(Obstacle) in
            let lines = DecoderLines(property, pair, context)
            return [
                try lines.changedLine(lines.type, isOptional: member.type.map { SwiftTypeText($0).isOptional } ?? false)
            ]
        }
    }

    // MARK: Enumerations

    /// Reports an enumeration that makes decoding fail for an unknown value.
    private static func checkClosed(
        _ property: PropertyDefinition, _ member: PropertyFacts, _ pair: RecordPair, _ context: AuditContext,
        _ log: inout AuditLog
    ) {
        log.compare()
        let codings = pair.entry(property).map { pair.keys.codings(of: $0.name) } ?? []
        if codings.contains(where: \.isForgiving) { return }
        if codings.contains(where: { !["decode", "decodeIfPresent"].contains($0.call) }) { return }
        let text = codings.first?.type ?? member.type ?? ""
        guard let type = context.project.type(named: SwiftTypeText(text).base, in: pair.type.name), type.kind == .enum
        else { return }
        if !member.attributes.allSatisfy(SwiftType.isHarmless), pair.keys.decoder == nil { return }
        guard let values = values(of: property, as: text, pair, context) else { return }
        if let constant = constant(of: property, context),
            EnumerationLayer.values(of: type, context.project)?[constant] != nil
        {
            return
        }
        switch EnumerationLayer.openness(of: type, context.project) {
        case .open: return
        case .doubtful(let reason): log.doubt(pair.subject(property), reason, type.location())
        case .closed:
            var closed = finding(
                "closed-enumeration", .medium, property, pair, codingPlace(property, member, pair),
                "'\(type.name)' accepts no other values, so decoding fails for a new value.",
                "With the first response that has a new value\(values), the whole \(pair.schema.name) is lost.",
                Opening(type: type, property: property, member: member, pair: pair, context: context).mending)
            closed.root = .closed(type.name)
            log.add(closed)
        }
    }

    /// Returns the only value that the contract allows, as text. The result is nil if the contract allows several
    /// values, or a value that is neither a string nor an integer.
    private static func constant(of property: PropertyDefinition, _ context: AuditContext) -> String? {
        if let constant = property.constant?.word { return constant }
        guard let id = property.use.reference.definitions.last,
            case .enumeration(let shape) = context.contract[id].shape
        else { return nil }
        return shape.cases.count == 1 ? shape.cases[0].value.word : nil
    }

    /// Returns ` of Genre` for an enumeration of the contract, or an empty string for other values that the enumeration
    /// in Swift restricts. The result is nil if the enumeration restricts no values.
    private static func values(
        of property: PropertyDefinition, as text: String, _ pair: RecordPair, _ context: AuditContext
    ) -> String? {
        if let id = property.use.reference.definitions.last, case .enumeration = context.contract[id].shape {
            return " of " + context.contract.documentName(of: id)
        }
        return TypeComparison(pair, context).compare(property.use.reference, SwiftTypeText(text)) == .closed ? "" : nil
    }

    // MARK: Words

    private static func codingPlace(
        _ property: PropertyDefinition, _ member: PropertyFacts, _ pair: RecordPair
    ) -> AuditPlace {
        if let decoder = pair.keys.decoder, let entry = pair.entry(property),
            let coding = pair.keys.codings(of: entry.name).first
        {
            return decoder.place(coding.place)
        }
        return pair.location(of: member)
    }

    private static func finding(
        _ word: String, _ severity: AuditSeverity, _ property: PropertyDefinition, _ pair: RecordPair,
        _ place: AuditPlace, _ message: String, _ impact: String, _ mending: Mending
    ) -> AuditFinding {
        AuditFinding(
            .decoder, word, severity, pair.subject(property), message, impact: impact, swift: place,
            contract: property.location, mending: mending)
    }
}
