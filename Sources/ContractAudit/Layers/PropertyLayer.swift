import ContractModel

/// Properties: missing, extra, renamed; their types and whether they may be absent.
enum PropertyLayer {
    static func check(_ pair: RecordPair, _ context: AuditContext, _ log: inout AuditLog) {
        var renamed: Set<String> = []
        for property in pair.schema.properties {
            log.compare()
            guard let entry = pair.entry(property) else {
                if let other = renamedKey(of: property, pair, renamed) {
                    renamed.insert(other)
                    log.add(rename(property, other, pair, context))
                } else if pair.keyless(property) != nil {
                    // A property without a key is for the keys to say.
                    continue
                } else {
                    log.add(missing(property, pair, context))
                }
                continue
            }
            guard let member = entry.property else {
                // Which the decoder has to say.
                if pair.isForgotten(property) { continue }
                if pair.keys.isElsewhere(entry.name) || pair.isHandedOn(property) {
                    log.doubt(
                        pair.subject(property), "What the decoder makes of it is not followed.",
                        pair.keys.decoder?.place() ?? pair.type.location())
                    continue
                }
                log.add(missing(property, pair, context))
                continue
            }
            compareType(property, member, pair, context, &log)
            compareOptionality(property, member, pair, context, &log)
        }
        for key in pair.extra where !renamed.contains(key) { checkExtra(key, pair, &log) }
    }

    // MARK: Missing

    private static func renamedKey(
        of property: PropertyDefinition, _ pair: RecordPair, _ taken: Set<String>
    ) -> String? {
        let wanted = property.key.plainWord
        let candidates = pair.extra.filter { !taken.contains($0) }
        if let own = candidates.first(where: { pair.keys.entries[$0]?.name == property.key }) { return own }
        if let same = candidates.first(where: { $0.plainWord == wanted }) { return same }
        // `works` for `work`, `titel` for `title`: short names differ in little from others.
        guard wanted.count > 4 else { return nil }
        return candidates.first { distance($0.plainWord, wanted) == 1 }
    }

    /// 0 or 1 for texts that differ in at most one letter, or two neighbours; 2 for others.
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
        let reach = context.reach.words(pair.schema.id) ?? "wherever it comes"
        let severity: AuditSeverity = property.deprecation == nil && !property.isWriteOnly ? .high : .low
        let keyCase = pair.entry(property)
        let obstacle = obstacle(property, pair, context).map { " " + $0 } ?? ""
        return AuditFinding(
            .property, "missing", severity, pair.subject(property),
            "'\(pair.type.name)' has no property for '\(property.key)', \(context.contract.words(of: property.use.reference)) in the contract.\(obstacle)",
            impact: property.isWriteOnly
                ? "The app cannot send it."
                : "What the backend sends as '\(property.key)' \(reach) is dropped while it is decoded, silently: no screen can show it.",
            swift: keyCase.map(\.place).flatMap { $0.path.isEmpty ? nil : $0 } ?? pair.type.location(),
            contract: property.location, lines: obstacle.isEmpty ? lines(property, pair, context) : [])
    }

    /// Why no line can be proposed; nil where lines can.
    private static func obstacle(
        _ property: PropertyDefinition, _ pair: RecordPair, _ context: AuditContext
    ) -> String? {
        if let name = context.words.missing(in: property.use.reference) {
            return "Swift has no type '\(name)' for it yet: write the type first."
        }
        if pair.keys.owner.name != pair.type.name {
            return "'\(pair.type.name)' is decoded as '\(pair.keys.owner.name)': write a decoder for it first."
        }
        // A line behind a closing brace is outside of what it closes.
        if pair.type.openLine == pair.type.lastLine
            || pair.type.stored.contains(where: { $0.lastLine == pair.type.lastLine })
        {
            return "'\(pair.type.name)' stands in one line, which only a person can extend."
        }
        let bodies = [pair.keys.decoder, pair.keys.encoder].compactMap(\.self)
        if bodies.contains(where: { $0.facts.openLine == $0.facts.lastLine }) {
            return "A decoder or encoder stands in one line, which only a person can extend."
        }
        if let keys = pair.keys.keys, keys.cases.isEmpty, keys.openLine == keys.lastLine {
            return "'\(keys.name)' has no case yet: give it one first."
        }
        return nil
    }

    /// All that a property needs, as the code around it does it.
    static func lines(
        _ property: PropertyDefinition, _ pair: RecordPair, _ context: AuditContext
    ) -> [AuditFinding.Line] {
        let words = context.words
        let name = words.name(of: property, in: pair)
        var lines: [AuditFinding.Line] = []
        let specifier = pair.type.stored.first?.isConstant == false ? "var" : "let"
        let neighbour = pair.neighbour(property) { other in
            pair.member(other).flatMap { pair.holder(of: $0).name == pair.type.name ? $0 : nil }
        }
        let access = neighbour?.access.map { $0 == "private" ? "" : $0 + " " } ?? ""
        lines.append(
            .init(
                place: "\(pair.type.path):\(neighbour?.lastLine ?? pair.type.openLine)",
                text: "\(access)\(specifier) \(name): \(words.type(of: property))"))
        if let keys = pair.keys.keys, pair.entry(property) == nil {
            lines.append(CodingKeysLayer.line(property, keys, pair, context))
        }
        lines += InitialiserLayer.lines(property, pair, context)
        // What the code around it has already is not written once more.
        let key = pair.entry(property)?.name ?? name
        if let decoder = pair.keys.decoder, pair.keys.codings(of: key).isEmpty {
            lines.append(DecoderLayer.line(property, decoder, pair, context))
        }
        if let encoder = pair.keys.encoder, !encoder.facts.codings.contains(where: { $0.key == key }) {
            lines.append(EncoderLayer.line(property, encoder, pair, context))
        }
        return lines
    }

    /// Whether decoding fails where a key is absent.
    private static func insists(_ key: String, _ pair: RecordPair) -> Bool {
        guard let entry = pair.keys.entries[key] else { return false }
        if pair.keys.decoder != nil {
            return pair.keys.codings(of: entry.name).contains {
                $0.call == "decode" && !$0.isForgiving && !$0.hasDefault
            }
        }
        return entry.property.map { !SwiftTypeText($0.type ?? "?").isOptional && $0.attributes.isEmpty } ?? false
    }

    private static func rename(
        _ property: PropertyDefinition, _ other: String, _ pair: RecordPair, _ context: AuditContext
    ) -> AuditFinding {
        let entry = pair.keys.entries[other]
        let place = entry.map(pair.place)
        let name = entry?.property?.name ?? context.words.identifier(other)
        return AuditFinding(
            .property, "renamed", .high, pair.subject(property),
            "'\(pair.type.name)' reads the key '\(other)'; the contract calls it '\(property.key)'.",
            impact: insists(other, pair)
                ? "Keys are compared letter by letter: the value is never found, and without it decoding fails: every \(pair.schema.name) is lost."
                : "Keys are compared letter by letter: the value is never found, and counts as absent for ever.",
            swift: place ?? pair.type.location(), contract: property.location,
            lines: [
                pair.keys.keys == nil
                    ? .init(
                        place: entry?.property.map(pair.line) ?? pair.line(nil),
                        text:
                            "let \(context.words.name(of: property, in: pair)): \(entry?.property?.type ?? context.words.type(of: property))"
                    )
                    : .init(
                        place: place.map { "\($0.path):\($0.line)" } ?? pair.line(nil),
                        text: name == property.key
                            ? "case \(name)" : "case \(name) = \(context.words.quoted(property.key))")
            ])
    }

    // MARK: Extra

    private static func checkExtra(_ key: String, _ pair: RecordPair, _ log: inout AuditLog) {
        log.compare()
        guard let entry = pair.keys.entries[key] else { return }
        let place = pair.place(of: entry)
        let codings = pair.keys.codings(of: entry.name)
        let insists = insists(key, pair)
        // Nothing decodes it, so nothing asks for it.
        if pair.keys.decoder != nil, codings.isEmpty { return }
        log.add(
            AuditFinding(
                .property, insists ? "never-sent" : "extra", insists ? .high : .low, pair.schema.name + "." + key,
                "'\(pair.type.name)' has '\(key)', which the contract does not know.",
                impact: insists
                    ? "The backend does not send it, and without it decoding fails: every \(pair.schema.name) is lost."
                    : "The backend does not send it, so it is always absent.",
                swift: place, contract: pair.schema.location))
    }

    // MARK: Types

    private static func compareType(
        _ property: PropertyDefinition, _ member: PropertyFacts, _ pair: RecordPair, _ context: AuditContext,
        _ log: inout AuditLog
    ) {
        log.compare()
        if pair.opened.contains(property.key) { return }
        let coding = pair.entry(property).map { pair.keys.codings(of: $0.name) } ?? []
        if let call = coding.first(where: \.opensContainer) {
            let place = pair.keys.decoder?.place(call.place) ?? pair.location(of: member)
            return log.doubt(pair.subject(property), "'\(call.call)' takes it apart, which is not followed.", place)
        }
        let words = context.contract.words(of: property.use.reference)
        let comparison = context.comparison(pair.type)
        // What the decoder asks for decides; it may become something else behind.
        let wrapper = coding.count == 1 ? coding[0].wrapper : nil
        let isIndirect = wrapper != nil || (coding.count == 1 && !coding[0].isFor(member))
        let decoded = isIndirect ? coding[0].type : nil
        guard let text = decoded ?? member.type ?? inferred(member) else {
            log.doubt(
                pair.subject(property), "The type of '\(member.name)' is inferred.", pair.location(of: member))
            return
        }
        if pair.keys.decoder == nil,
            let attribute = member.attributes.first(where: { !SwiftType.isHarmless($0) }),
            !WrapperReading.isTransparent(attribute, context.project)
        {
            log.doubt(
                pair.subject(property), "'@\(attribute)' may decode it otherwise.", pair.location(of: member))
        }
        var outcome = comparison.compare(property.use.reference, SwiftTypeText(text))
        if outcome == .different, isIndirect, decoded == nil {
            outcome = .doubtful("It is made of a value whose type the decoder does not name.")
        }
        // Read as text, and made an enumeration behind.
        if decoded != nil, outcome == .wider, let own = member.type {
            let isSame = comparison.compare(property.use.reference, SwiftTypeText(own)) == .same
            // An operator such as `==` keeps nothing of the text.
            let isConsumed = wrapper?.allSatisfy { !$0.isLetter } ?? false
            if isSame || isConsumed { outcome = .same }
        }
        // Kept as text, and a computed property makes the enumeration of it.
        if outcome == .wider, let made = context.project.enumeration(madeOf: member, pair.type) {
            outcome = comparison.compare(property.use.reference, .named(made.name, arguments: []))
        }
        var read = decoded
        var place = pair.location(of: member)
        if decoded != nil, let decoder = pair.keys.decoder { place = decoder.place(coding[0].place) }
        // The type that the decoder names has to fit as well.
        if outcome == .same, decoded == nil, coding.count == 1, let named = coding[0].type,
            let decoder = pair.keys.decoder,
            case .different = comparison.compare(property.use.reference, SwiftTypeText(named))
        {
            outcome = .different
            read = named
            place = decoder.place(coding[0].place)
        }
        switch outcome {
        case .same: break
        case .doubtful(let reason): log.doubt(pair.subject(property), reason, pair.location(of: member))
        case .different, .wider:
            let isGrave = outcome == .different
            log.add(
                AuditFinding(
                    .property, isGrave ? "type" : "wider-type", isGrave ? .high : .low, pair.subject(property),
                    read.map { "'\(property.key)' is decoded as '\($0)' and is \(words) in the contract." }
                        ?? "'\(member.name)' is '\(text)' in Swift and \(words) in the contract.",
                    impact: isGrave
                        ? "What the backend sends cannot be read as '\(read ?? text)': \(loss(property, coding, pair))."
                        : "Swift takes what the contract does not send; nobody checks the value.",
                    swift: place, contract: property.location,
                    lines: context.words.missing(in: property.use.reference) != nil
                        ? []
                        : read == nil
                            ? [declaration(of: property, member, pair, context)]
                            : [DecoderLayer.mended(property, place, pair, context, isRetyped: true)]))
        }
    }

    /// The property as the contract has it.
    private static func declaration(
        of property: PropertyDefinition, _ member: PropertyFacts, _ pair: RecordPair, _ context: AuditContext
    ) -> AuditFinding.Line {
        .init(
            place: pair.line(of: member),
            text: "\(member.isConstant ? "let" : "var") \(member.name): \(context.words.type(of: property))")
    }

    /// The type of a literal.
    private static func inferred(_ member: PropertyFacts) -> String? {
        guard let initial = member.initial else { return nil }
        if initial.hasPrefix("\"") { return "String" }
        if initial == "true" || initial == "false" { return "Bool" }
        if Int(initial) != nil { return "Int" }
        return Double(initial) == nil ? nil : "Double"
    }

    private static func loss(_ property: PropertyDefinition, _ codings: [CodingFacts], _ pair: RecordPair) -> String {
        codings.contains(where: \.isForgiving)
            ? "the value is lost, silently" : "decoding fails, and the whole \(pair.schema.name) is lost"
    }

    // MARK: Optionality

    private static func compareOptionality(
        _ property: PropertyDefinition, _ member: PropertyFacts, _ pair: RecordPair, _ context: AuditContext,
        _ log: inout AuditLog
    ) {
        log.compare()
        guard let text = member.type, !pair.opens(property) else { return }
        let isOptional = SwiftTypeText(text).isOptional
        let mayBeAbsent = !property.isRequired || property.isNullable
        let place = pair.location(of: member)
        if isOptional, !mayBeAbsent, pair.schema.isPlain {
            log.add(
                AuditFinding(
                    .property, "optional", .low, pair.subject(property),
                    "'\(member.name)' is optional in Swift, and the contract always has it.",
                    impact: "Whoever reads it handles an absence that the contract does not know.",
                    swift: place, contract: property.location,
                    lines: [retyped(member, as: text.withoutOptionality, pair)]))
        } else if !isOptional, mayBeAbsent, property.statedDefault == nil {
            var severity = AuditSeverity.medium
            switch Absent(property, pair, member, context.project) {
            // The decoder says so, which is graver.
            case .fails: return
            // And why is for the decoder to say.
            case .unknown: return
            case .value("[]"), .value("[:]"): severity = .low
            case .value, .nil: break
            }
            log.add(
                AuditFinding(
                    .property, "not-optional", severity, pair.subject(property),
                    "'\(member.name)' is not optional in Swift, and the contract may leave it out.",
                    impact: "Absence cannot be told from the value that stands for it.",
                    swift: place, contract: property.location,
                    lines: [retyped(member, as: text + "?", pair)]))
        }
    }

    /// The property with the type that it has, but for whether it is optional.
    private static func retyped(_ member: PropertyFacts, as type: String, _ pair: RecordPair) -> AuditFinding.Line {
        .init(
            place: pair.line(of: member), text: "\(member.isConstant ? "let" : "var") \(member.name): \(type)")
    }
}

extension AuditPlace {
    var swift: SwiftPlace { SwiftPlace(line: line, column: column) }
}

extension AuditedSchema {
    /// No envelope.
    var isPlain: Bool { if case .record = form { true } else { false } }
}
