import ContractModel

/// `init(from:)`, written or synthesized: keys that it does not read, and answers that it gives up.
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

    private static func checkUnread(
        _ property: PropertyDefinition, _ entry: TypeKeys.Entry, _ pair: RecordPair, _ context: AuditContext,
        _ log: inout AuditLog
    ) {
        guard let decoder = pair.keys.decoder else { return }
        if let (call, given) = HandedOn.first(decoder, key: entry.name) {
            log.doubt(
                pair.subject(property), "'\(call.callee)' is given the \(given), and may read it.",
                decoder.place(call.place))
            return
        }
        log.add(
            AuditFinding(
                .decoder, "missing", .high, pair.subject(property),
                "The decoder of '\(pair.type.name)' does not read '\(property.key)'.",
                impact: "What the backend sends is dropped while it is decoded, silently.",
                swift: decoder.place(), contract: property.location, lines: [line(property, decoder, pair, context)]))
    }

    // MARK: Absence

    private static func checkAbsence(
        _ property: PropertyDefinition, _ member: PropertyFacts, _ pair: RecordPair, _ context: AuditContext,
        _ log: inout AuditLog
    ) {
        log.compare()
        let place = codingPlace(property, member, pair)
        let mayBeAbsent = !property.isRequired || property.isNullable
        var absent = Absent(property, pair, member, context.project)
        if case .fails = absent, let reason = foreign(property, member, pair, context) { absent = .unknown(reason) }
        switch absent {
        case .fails:
            if property.isStrict && property.statedDefault == nil && property.isRequired && !property.isNullable {
                return
            }
            if property.isRequired, property.isNullable, takesNull(property, member, pair, context) { return }
            if property.statedDefault != nil {
                log.add(
                    finding(
                        "no-fallback", property.isRequired ? .medium : .high, property, pair, context, place,
                        "The contract has a default for '\(property.key)', and decoding fails where it is absent.",
                        "An answer without it is given up: the whole \(pair.schema.name) is lost."))
            } else if mayBeAbsent {
                log.add(
                    finding(
                        "throws", .high, property, pair, context, place,
                        "The contract may leave '\(property.key)' out\(property.isNullable ? " or null" : ""), and decoding fails then.",
                        "One answer without it, and the whole \(pair.schema.name) is lost."))
            }
        case .nil:
            if property.statedDefault != nil, !property.isNullable {
                log.add(
                    finding(
                        "no-fallback", .low, property, pair, context, place,
                        "The contract has a default for '\(property.key)', and Swift has nil where it is absent.",
                        "Every reader has to know the default."))
            }
        case .value(let text):
            guard let value = property.statedDefault else { return }
            compareDefault(text, value, property, pair, context, place, &log)
        case .unknown(let reason):
            if mayBeAbsent || property.statedDefault != nil { log.doubt(pair.subject(property), reason, place) }
        }
    }

    /// Whether a type of the project has a decoder that goes on at null.
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

    /// Decoders of types of other modules may do without a value: the usual way for wrappers.
    private static func foreign(
        _ property: PropertyDefinition, _ member: PropertyFacts, _ pair: RecordPair, _ context: AuditContext
    ) -> String? {
        if let attribute = member.attributes.first(where: { !SwiftType.isHarmless($0) }),
            WrapperReading.absent(attribute, context.project) == nil
        {
            return "'@\(attribute)' may decode it otherwise."
        }
        let coding = pair.entry(property).flatMap { pair.keys.codings(of: $0.name).first }
        guard let text = coding?.type ?? member.type, !pair.type.generics.contains(text) else { return nil }
        return context.comparison(pair.type).foreign(text).map {
            "'\($0)' is declared elsewhere, and may be decoded without a value."
        }
    }

    private static func compareDefault(
        _ text: String, _ value: ContractValue, _ property: PropertyDefinition, _ pair: RecordPair,
        _ context: AuditContext, _ place: AuditPlace, _ log: inout AuditLog
    ) {
        guard let wanted = context.words.literal(value, of: property.use.reference) else { return }
        var found = text.trimmed
        // `DTOReviewStatus.needsReview`
        if wanted.hasPrefix("."), let dot = found.lastIndex(of: "."), !found.hasSuffix(")") {
            found = String(found[dot...])
        }
        if ["[String]()", "Array()", "[:]"].contains(found), wanted == "[]" { found = "[]" }
        if let a = Double(found), let b = Double(wanted), a == b { return }
        if found == wanted { return }
        let isLiteral =
            found.hasPrefix(".") || found.hasPrefix("\"") || found.hasPrefix("[") || Double(found) != nil
            || ["true", "false", "nil"].contains(found)
        guard isLiteral else {
            log.doubt(pair.subject(property), "'\(found)' is a value that is not followed.", place)
            return
        }
        log.add(
            finding(
                "default", .medium, property, pair, context, place,
                "The decoder takes \(found) where '\(property.key)' is absent; the contract says \(wanted).",
                "The app shows what nobody has said."))
    }

    // MARK: Enumerations

    private static func checkClosed(
        _ property: PropertyDefinition, _ member: PropertyFacts, _ pair: RecordPair, _ context: AuditContext,
        _ log: inout AuditLog
    ) {
        guard let id = property.use.reference.definitions.last, case .enumeration = context.contract[id].shape else {
            return
        }
        log.compare()
        let codings = pair.entry(property).map { pair.keys.codings(of: $0.name) } ?? []
        if codings.contains(where: \.isForgiving) { return }
        if codings.contains(where: { !["decode", "decodeIfPresent"].contains($0.call) }) { return }
        let text = codings.first?.type ?? member.type ?? ""
        guard let type = context.project.type(named: SwiftTypeText(text).base, in: pair.type.name) else { return }
        if !member.attributes.allSatisfy(SwiftType.isHarmless), pair.keys.decoder == nil { return }
        switch EnumerationLayer.openness(of: type, context.project) {
        case .open: return
        case .doubtful(let reason): log.doubt(pair.subject(property), reason, type.location())
        case .closed:
            log.add(
                finding(
                    "closed-enumeration", .medium, property, pair, context, codingPlace(property, member, pair),
                    "'\(type.name)' knows no other values, and decoding fails at one that is new.",
                    "The first answer with a new value of \(context.contract.documentName(of: id)), and the whole \(pair.schema.name) is lost.",
                    lines: openings(type, property, member, pair, context)))
        }
    }

    /// What lets a new value pass: nil or the default where the property has one, else a case for it.
    private static func openings(
        _ type: SwiftType, _ property: PropertyDefinition, _ member: PropertyFacts, _ pair: RecordPair,
        _ context: AuditContext
    ) -> [AuditFinding.Line] {
        let words = context.words
        let place = codingPlace(property, member, pair)
        let fallback = property.statedDefault.flatMap { words.literal($0, of: property.use.reference) }
        let isOptional = member.type.map { SwiftTypeText($0).isOptional } ?? false
        if let entry = pair.entry(property), let decoder = pair.keys.decoder, fallback != nil || isOptional {
            let call =
                "try? \(container(decoder)).decode(\(words.type(property.use.reference)).self, forKey: .\(entry.name))"
            let text = fallback.map { "\(member.name) = (\(call)) ?? \($0)" } ?? "\(member.name) = \(call)"
            return [.init(place: "\(place.path):\(place.line)", text: text)]
        }
        let last = type.cases.last?.place ?? type.place
        let end = "\(type.path):\(type.kind == .enum ? last.line : type.lastLine)"
        return [
            .init(place: end, text: "case unknown"),
            .init(place: end, text: "init(from decoder: any Decoder) throws {"),
            .init(
                place: end,
                text:
                    "    self = Self(rawValue: try decoder.singleValueContainer().decode(\(type.rawType ?? "String").self)) ?? .unknown"
            ),
            .init(place: end, text: "}"),
        ]
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
        _ context: AuditContext, _ place: AuditPlace, _ message: String, _ impact: String,
        lines: [AuditFinding.Line]? = nil
    ) -> AuditFinding {
        AuditFinding(
            .decoder, word, severity, pair.subject(property), message, impact: impact, swift: place,
            contract: property.location,
            lines: lines ?? made(optional: property, pair, context) + [mended(property, place, pair, context)])
    }

    /// The property with a type that takes nil, where the decoder's line will yield it; empty where it does already.
    private static func made(
        optional property: PropertyDefinition, _ pair: RecordPair, _ context: AuditContext
    ) -> [AuditFinding.Line] {
        guard pair.keys.decoder != nil, context.words.isOptional(property), let member = pair.member(property),
            let type = member.type, !SwiftTypeText(type).isOptional
        else { return [] }
        let word = member.isConstant ? "let" : "var"
        return [.init(place: pair.line(of: member), text: "\(word) \(member.name): \(type)?")]
    }

    /// The line of the decoder, or of the property where the compiler writes the decoder.
    /// - Parameter isRetyped: whether the decoder is to read the contract's type, in place of its own.
    static func mended(
        _ property: PropertyDefinition, _ place: AuditPlace, _ pair: RecordPair, _ context: AuditContext,
        isRetyped: Bool = false
    ) -> AuditFinding.Line {
        .init(place: "\(place.path):\(place.line)", text: mended(property, pair, context, isRetyped))
    }

    private static func mended(
        _ property: PropertyDefinition, _ pair: RecordPair, _ context: AuditContext, _ isRetyped: Bool
    ) -> String {
        let member = pair.member(property)
        let name = context.words.name(of: property, in: pair)
        guard let decoder = pair.keys.decoder else {
            let type = member?.type ?? context.words.type(property.use.reference)
            let word = member?.isConstant == false ? "var" : "let"
            return "\(word) \(name): \(SwiftTypeText(type).isOptional ? type : type + "?")"
        }
        let entry = pair.entry(property)
        let coding = entry.flatMap { pair.keys.codings(of: $0.name).first }
        return context.words.decoding(
            property, into: name, key: entry?.name ?? name, type: isRetyped ? nil : coding?.type,
            container: coding?.container ?? container(decoder))
    }

    /// What the decoder calls its container.
    private static func container(_ function: SwiftFunction?) -> String {
        let made = function?.facts.assignments.first { $0.sources.contains { $0.hasSuffix(".container") } }
        return made?.target ?? "container"
    }

    static func line(
        _ property: PropertyDefinition, _ decoder: SwiftFunction, _ pair: RecordPair, _ context: AuditContext
    ) -> AuditFinding.Line {
        let near = pair.neighbour(property) { other in
            pair.entry(other).flatMap { pair.keys.codings(of: $0.name).first }
        }
        let name = context.words.name(of: property, in: pair)
        return .init(
            place: "\(decoder.path):\(near?.lastLine ?? decoder.facts.openLine)",
            text: context.words.decoding(
                property, into: unread(property, decoder, pair) ?? name, key: pair.entry(property)?.name ?? name,
                container: near?.container ?? container(decoder)))
    }

    /// The property that waits for the value under a longer name, `rawContent` for `raw`; nil where none does, or several.
    private static func unread(
        _ property: PropertyDefinition, _ decoder: SwiftFunction, _ pair: RecordPair
    ) -> String? {
        if pair.member(property) != nil { return nil }
        let assigned = Set(
            decoder.facts.codings.compactMap { $0.target?.withoutSelf }
                + decoder.facts.assignments.map(\.target.withoutSelf))
        let waiting = pair.keys.stored.map(\.name).filter {
            !assigned.contains($0) && $0.plainWord.hasPrefix(property.key.plainWord)
        }
        return waiting.count == 1 ? waiting[0] : nil
    }
}
