import ContractModel

/// Makes the line that decodes a property: a new line, or a line that replaces another line.
struct DecoderLines {
    private let property: PropertyDefinition
    private let pair: RecordPair
    private let context: AuditContext
    private let words: SwiftWords

    init(_ property: PropertyDefinition, _ pair: RecordPair, _ context: AuditContext) {
        self.property = property
        self.pair = pair
        self.context = context
        words = context.words(in: pair.type)
    }

    /// The decoded type. If the contract's values fit the code's own type, such as `Set<String>` for a list of strings,
    /// the decoded type is the code's own type.
    var type: String { type(for: pair.member(property)) }

    /// - Parameter member: The property that gets the value.
    private func type(for member: PropertyFacts?) -> String {
        let own = member?.type?.withoutOptionality
        if let own, TypeComparison(pair, context).compare(property.use.reference, SwiftTypeText(own)) != .different {
            return own
        }
        return words.type(property.use.reference, like: own)
    }

    // MARK: A new line

    /// Returns a new line that decodes the property. The line belongs after the line of a neighbouring property. If
    /// there is none, the line belongs after the declaration of the container.
    func newLine(of decoder: SwiftFunction) throws(Obstacle) -> AuditFinding.Line {
        if decoder.facts.openLine == decoder.facts.lastLine {
            throw Obstacle("The decoder is on one line: break the declaration into several lines first.")
        }
        let near = pair.neighbour(property) { other in
            // The lines after a nested statement cannot use the variables of this statement.
            pair.entry(other).flatMap { pair.keys.codings(of: $0.name).first { !$0.isNested } }
        }
        let container = try Self.container(of: decoder, near)
        guard let line = near?.lastLine ?? container.lastLine, line < decoder.facts.lastLine else {
            throw Self.unknown(decoder)
        }
        let name = words.name(of: property, in: pair)
        let target = unread(decoder) ?? pair.member(property)
        if pair.entry(property) != nil, target == nil, pair.isForgotten(property) {
            throw Obstacle("Decide which property gets the value.")
        }
        if let target, target.isConstant, target.initial != nil {
            throw Obstacle("'\(target.name)' is a constant that already has a value.")
        }
        let value = try value(
            type(for: target), container.name, key: pair.entry(property)?.name ?? name,
            isOptional: target?.type.map { SwiftTypeText($0).isOptional } ?? words.isOptional(property),
            initial: try fallback(of: target))
        return .init(decoder.path, behind: line, "\(decoder.facts.spelled(target?.name ?? name)) = \(value)")
    }

    /// Returns the value that the property's wrapper or initial value gives it if the key is absent. The result is nil
    /// if the code gives no such value.
    private func fallback(of member: PropertyFacts?) throws(Obstacle) -> String? {
        guard let attribute = member?.attributes.first(where: { !SwiftType.isHarmless($0) }) else {
            return member?.initial
        }
        guard case .value(let text) = WrapperReading.absent(attribute, context.project) else {
            try Self.checkWrapper(member)
            return nil
        }
        return text
    }

    /// Returns the stored property that the decoder does not set and that belongs to the key: its name is longer
    /// (`rawContent` for `raw`), or no other stored property is unset. The result is nil if no property or several
    /// properties may belong to the key.
    private func unread(_ decoder: SwiftFunction) -> PropertyFacts? {
        if pair.entry(property) == nil || pair.member(property) != nil { return nil }
        let assigned = Set(
            decoder.facts.codings.compactMap { $0.target?.withoutSelf }
                + decoder.facts.assignments.map(\.target.withoutSelf))
        let waiting = pair.keys.stored.filter {
            !assigned.contains($0.name) && !assigned.contains("_" + $0.name)
        }
        let named = waiting.filter { $0.name.plainWord.hasPrefix(property.key.plainWord) }
        let likely = named.isEmpty ? waiting : named
        return likely.count == 1 ? likely[0] : nil
    }

    // MARK: Another line

    /// Returns the line that reads the property and accepts an absent value.
    ///
    /// - Parameters:
    ///   - type: The decoded type, without optionality.
    ///   - isOptional: Whether the property can be nil.
    func changedLine(_ type: String, isOptional: Bool) throws(Obstacle) -> AuditFinding.Line {
        let (decoder, coding, opening, container) = try replaced()
        let isLocal = opening.hasPrefix("let ") || opening.hasPrefix("var ")
        if isLocal, let named = coding.type, named.withoutOptionality != type {
            throw Obstacle("The decoder converts the value from '\(named)': change the conversion yourself.")
        }
        try checkLocal(
            coding, decoder, becomesOptional: isOptional && property.statedDefault == nil && words.isOptional(property))
        let value = try value(
            type, container, key: coding.key ?? "", isOptional: isOptional, initial: pair.member(property)?.initial)
        return .init(decoder.path, inPlaceOf: coding.place.line, "\(opening) \(value)")
    }

    /// Returns the line that reads the property, and that gives it nil or the contract's default if the type does not
    /// know the value.
    func openedLine() throws(Obstacle) -> AuditFinding.Line {
        let (decoder, coding, opening, container) = try replaced()
        let call = "try? \(container).decode(\(type).self, forKey: .\(SwiftName.asMember(coding.key ?? "")))"
        try checkLocal(coding, decoder, becomesOptional: property.statedDefault == nil)
        guard let value = property.statedDefault else {
            return .init(decoder.path, inPlaceOf: coding.place.line, "\(opening) \(call)")
        }
        guard let literal = words.literal(value, as: type) else { throw noLiteral(type) }
        return .init(decoder.path, inPlaceOf: coding.place.line, "\(opening) (\(call)) ?? \(literal)")
    }

    /// Throws if the value is kept in a variable whose optionality would change, because other lines may depend on the
    /// variable.
    private func checkLocal(
        _ coding: CodingFacts, _ decoder: SwiftFunction, becomesOptional: Bool
    ) throws(Obstacle) {
        guard let opening = coding.opening, opening.hasPrefix("let ") || opening.hasPrefix("var ") else { return }
        let isOptional = coding.fallback == nil && (coding.isForgiving || coding.call == "decodeIfPresent")
        if isOptional == becomesOptional { return }
        let isKept = decoder.facts.assignments.contains { item in
            coding.target.map { item.sources == [$0] } == true && item.target.withoutSelf == pair.member(property)?.name
        }
        if !isKept || !coding.isPassedOn {
            throw Obstacle(
                "The decoder also uses '\(coding.target ?? "")' elsewhere: change that code yourself.")
        }
    }

    /// Returns the call that reads the property, with the code around it.
    private func replaced() throws(Obstacle) -> (SwiftFunction, CodingFacts, opening: String, container: String) {
        guard let decoder = pair.keys.decoder else {
            throw Obstacle(
                "The compiler writes the decoder of '\(pair.type.name)' and cannot apply a default: write a decoder, or use a property wrapper."
            )
        }
        let codings = pair.entry(property).map { pair.keys.codings(of: $0.name) } ?? []
        guard let coding = codings.first, codings.count == 1, let opening = coding.opening else {
            throw Obstacle("The decoder reads the key with several lines: change the lines yourself.")
        }
        // A variable with a declared type would need another type: `let title: String =`.
        if opening.contains(":") {
            throw Obstacle(
                "The decoder first keeps the value in a variable with a declared type: change the type yourself.")
        }
        try Self.checkWrapper(pair.member(property))
        return (decoder, coding, opening, try Self.container(of: decoder, coding).name)
    }

    // MARK: Parts

    private func value(
        _ type: String, _ container: String, key: String, isOptional: Bool, initial: String?
    ) throws(Obstacle) -> String {
        let arguments = "(\(type).self, forKey: .\(SwiftName.asMember(key)))"
        if let value = property.statedDefault {
            guard let literal = words.literal(value, as: type) else { throw noLiteral(type) }
            return "(try? \(container).decode\(arguments)) ?? \(literal)"
        }
        guard words.isOptional(property) else { return "try \(container).decode\(arguments)" }
        if isOptional { return "try \(container).decodeIfPresent\(arguments)" }
        guard let initial else { throw Obstacle("Choose the value for an absent key.") }
        return "try \(container).decodeIfPresent\(arguments) ?? \(initial)"
    }

    private func noLiteral(_ type: String) -> Obstacle {
        Obstacle("The contract's default has no literal of the type '\(type)'.")
    }

    private static func checkWrapper(_ member: PropertyFacts?) throws(Obstacle) {
        if let attribute = member?.attributes.first(where: { !SwiftType.isHarmless($0) }) {
            throw Obstacle("'@\(attribute)' decodes the property: choose the new type yourself.")
        }
    }

    private static func unknown(_ decoder: SwiftFunction) -> Obstacle {
        Obstacle("The decoder of '\(decoder.facts.owner ?? "")' has a form that cannot be extended automatically.")
    }

    /// Returns the name of the standard library's container, and the last line of the statement that creates it.
    ///
    /// - Parameter near: A call that should use the container.
    static func container(
        of decoder: SwiftFunction, _ near: CodingFacts?
    ) throws(Obstacle) -> (name: String, lastLine: Int?) {
        let made = decoder.facts.assignments.filter { item in
            !item.isNested && item.sources.contains { $0.hasSuffix(".container") || $0.hasSuffix(".nestedContainer") }
        }
        guard let near else {
            let own = made.first { $0.sources.contains { $0.hasSuffix(".container") } }
            guard let own else { throw unknown(decoder) }
            return (own.target, own.lastLine)
        }
        guard let name = near.container ?? (made.count == 1 ? made[0].target : nil),
            ["decode", "decodeIfPresent"].contains(near.call) || made.contains(where: { $0.target == name })
        else { throw unknown(decoder) }
        return (name, nil)
    }
}

extension FunctionFacts {
    /// Returns the spelling of a property within the function. The spelling includes `self.` if a local variable has
    /// the same name.
    func spelled(_ property: String) -> String {
        let known = parameters.map(\.name) + assignments.map(\.target) + paths
        let isTaken = property == "self" || known.contains { $0.prefix { $0 != "." } == property }
        return isTaken ? "self." + SwiftName.asMember(property) : SwiftName.spelled(property)
    }
}
