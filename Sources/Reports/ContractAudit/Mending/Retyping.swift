import ContractModel

/// Makes the lines that change the type of a property, with the changes of its decoder and its initializer.
struct Retyping {
    let property: PropertyDefinition
    let member: PropertyFacts
    let pair: RecordPair
    let context: AuditContext

    private var decoder: DecoderLines { DecoderLines(property, pair, context) }
    /// Whether a written decoder reads the property.
    private var isRead: Bool {
        pair.keys.decoder != nil
            && !(pair.entry(property).map { pair.keys.codings(of: $0.name) } ?? []).isEmpty
    }

    /// Returns the lines that make the property optional. The decoder returns nil for an absent value.
    func optional() throws(Obstacle) -> [AuditFinding.Line] {
        guard let type = member.type else { throw Obstacle("The property's type is inferred.") }
        var lines: [AuditFinding.Line] = []
        if !SwiftTypeText(type).isOptional { lines.append(try declaration(type + "?")) }
        if isRead { lines.append(try decoder.changedLine(type.withoutOptionality, isOptional: true)) }
        return lines
    }

    /// Returns the lines that make the property optional. The decoder may return another value for an absent value.
    func taking(nil type: String) throws(Obstacle) -> [AuditFinding.Line] {
        let own = [try declaration(type + "?")]
        return own
            + Mending { () throws(Obstacle) in isRead ? [try decoder.changedLine(type, isOptional: true)] : [] }.lines
    }

    /// Returns the lines that make the property non-optional. The decoder throws for an absent value.
    func required() throws(Obstacle) -> [AuditFinding.Line] {
        let type = (member.type ?? "").withoutOptionality
        if property.statedDefault != nil, !isRead {
            throw Obstacle("The synthesized decoder cannot apply a default, and would fail for an absent value.")
        }
        let functions = context.project.functions(of: pair.type.name)
        if functions.flatMap(\.facts.assignments).contains(where: {
            $0.target.withoutSelf == member.name && $0.value == "nil"
        }) {
            throw Obstacle("'\(pair.type.name)' sets the property to nil.")
        }
        var lines = [try declaration(type)]
        if isRead { lines.append(try decoder.changedLine(type, isOptional: false)) }
        return lines + (try parameter(type))
    }

    /// Returns the lines that give the property the contract's type.
    ///
    /// - Parameter isMember: Whether the property itself has another type. If the value is false, only the call in the
    ///   decoder has another type.
    func ofContract(isMember: Bool) throws(Obstacle) -> [AuditFinding.Line] {
        let words = context.words(in: pair.type)
        if let name = words.missing(in: property.use.reference) {
            throw Obstacle("Swift has no type '\(name)' yet: write the type first.")
        }
        guard isMember else { return [try decoder.changedLine(decoder.type, isOptional: isOptional(member.type))] }
        let type = words.type(property.use.reference, like: member.type)
        if let lack = words.lack(of: type, in: pair.holder(of: member)) { throw Obstacle(lack) }
        let whole = type + (words.isOptional(property) ? "?" : "")
        var lines = [try declaration(whole)]
        if isRead { lines.append(try decoder.changedLine(type, isOptional: words.isOptional(property))) }
        return lines + (try parameter(whole))
    }

    private func isOptional(_ type: String?) -> Bool { type.map { SwiftTypeText($0).isOptional } ?? false }

    // MARK: Lines

    private func declaration(_ type: String) throws(Obstacle) -> AuditFinding.Line {
        guard let opening = member.opening else {
            throw Obstacle("'\(member.name)' shares its line with other code: change the type yourself.")
        }
        if let attribute = member.attributes.first(where: { !SwiftType.isHarmless($0) }) {
            throw Obstacle("'@\(attribute)' decodes the property: choose the new type yourself.")
        }
        let isWider = type == (member.type ?? "") + "?"
        if member.initial != nil, !isWider {
            throw Obstacle("'\(member.name)' has an initial value that may not fit the new type.")
        }
        if type == member.type {
            throw Obstacle("Swift has no type for the property's values yet: write the type first.")
        }
        let holder = pair.holder(of: member)
        let isRead = context.project.functions(of: holder.name).contains { function in
            !["init", "encode"].contains(function.facts.name)
                && function.facts.paths.contains { $0 == member.name || $0.hasPrefix(member.name + ".") }
        }
        if isRead || context.project.readers(of: member.name).contains(where: { $0.file == holder.file }) {
            throw Obstacle(
                "Code in the same file depends on the property's current type: change the type and the code yourself.")
        }
        if !isWider, context.project.makesValues(of: holder) {
            throw Obstacle("Code makes values of '\(holder.name)' with the property's current type.")
        }
        let ending = member.ending.map { " " + $0 } ?? ""
        return .init(
            holder.path, inPlaceOf: member.place.line,
            "\(opening) \(SwiftName.spelled(member.name)): \(type)\(ending)")
    }

    /// Returns the line for the initializer's parameter, if a written initializer has a parameter with another
    /// type.
    private func parameter(_ type: String) throws(Obstacle) -> [AuditFinding.Line] {
        guard let initialiser = InitialiserLayer.initialiser(pair, context),
            let parameter = InitialiserLayer.parameter(of: member, initialiser), parameter.type != type
        else { return [] }
        var changed = parameter
        changed.type = type
        if parameter.initial == "nil", !isOptional(type) { changed.initial = nil }
        if changed.initial != nil, changed.initial != "nil" {
            throw Obstacle("The initialiser has a default that may not fit the new type.")
        }
        return [try InitialiserLayer.line(changed, in: initialiser)]
    }
}
