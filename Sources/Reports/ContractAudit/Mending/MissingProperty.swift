import ContractModel

/// Makes all lines for a property that a type lacks: declaration, coding key, initializer, decoder and encoder. The
/// lines have the style of the code around them.
struct MissingProperty {
    let property: PropertyDefinition
    let pair: RecordPair
    let context: AuditContext

    private var words: SwiftWords { context.words(in: pair.type) }
    private var name: String { words.name(of: property, in: pair) }

    func lines() throws(Obstacle) -> [AuditFinding.Line] {
        let neighbour = pair.neighbour(property) { other in
            pair.member(other).flatMap { pair.holder(of: $0).name == pair.type.name ? $0 : nil }
        }
        let modifiers = SwiftModifiers(ofPropertyIn: pair.type, near: neighbour)
        try checkType(modifiers.access)
        try checkPlaces()
        try checkName()
        var lines = [
            AuditFinding.Line(
                pair.type.path, behind: neighbour?.lastLine ?? pair.type.openLine,
                "\(try isMade() ? modifiers.ofVariable : modifiers.text) \(SwiftName.spelled(name)): \(words.type(of: property))"
            )
        ]
        if let keys = pair.keys.keys, pair.entry(property) == nil {
            lines.append(try CodingKeysLayer.line(property, keys, pair, context))
        }
        lines += try InitialiserLayer.lines(property, pair, context)
        // If the code already has the key, its name is used.
        let key = pair.entry(property)?.name ?? name
        if let decoder = pair.keys.decoder, pair.keys.codings(of: key).isEmpty {
            lines.append(try DecoderLines(property, pair, context).newLine(of: decoder))
        }
        if let encoder = pair.keys.encoder, !encoder.facts.codings.contains(where: { $0.key == key }) {
            lines.append(try EncoderLayer.line(property, encoder, pair, context))
        }
        return lines
    }

    /// Returns the reason why a patch does not add the property. If the match of type and schema were wrong, decoding
    /// would always fail.
    static func hold(_ property: PropertyDefinition, _ pair: RecordPair, _ context: AuditContext) -> String? {
        guard pair.match.ground == .name, !context.words.isOptional(property) else { return nil }
        return """
            The property is required, and '\(pair.type.name)' was paired with '\(pair.match.schema.name)' by name: confirm \
            the pair under 'audit: types:'.
            """
    }

    // MARK: Obstacles

    /// Whether code calls the synthesized memberwise initializer. If code calls this initializer, the call needs no
    /// argument for a property that is nil by default.
    private func isMade() throws(Obstacle) -> Bool {
        let isMade = context.project.makesValues(of: pair.type)
        if isMade, context.project.namesInitialiser(of: pair.type, parameters: pair.type.stored.count) {
            throw Obstacle(
                "Other code names the initialiser of '\(pair.type.name)' without calling it. A new parameter would change the initialiser's type."
            )
        }
        if isMade, !words.isOptional(property) {
            throw Obstacle(
                "Other code makes values of '\(pair.type.name)': choose the new argument in that code yourself.")
        }
        let parameters = InitialiserLayer.initialiser(pair, context)?.facts.parameters ?? []
        if !words.isOptional(property), property.statedDefault == nil, !parameters.isEmpty,
            parameters.allSatisfy({ $0.initial != nil })
        {
            throw Obstacle("All parameters of the initialiser have defaults: choose a default for the new parameter.")
        }
        return isMade
    }

    /// - Parameter access: The access level of the property.
    private func checkType(_ access: SwiftAccess) throws(Obstacle) {
        if let name = words.missing(in: property.use.reference) {
            throw Obstacle("Swift has no type '\(name)' yet: write the type first.")
        }
        let text = words.type(of: property)
        if let lack = words.lack(of: text, in: pair.type) { throw Obstacle(lack) }
        let initialiser = InitialiserLayer.initialiser(pair, context)
        let wanted = max(access, min(SwiftAccess(initialiser?.facts.access), context.project.access(of: pair.type)))
        try context.project.check(text, isSeenIn: pair.type, as: wanted)
    }

    private func checkPlaces() throws(Obstacle) {
        if pair.keys.owner.name != pair.type.name {
            throw Obstacle(
                "'\(pair.type.name)' is decoded as '\(pair.keys.owner.name)': write a decoder for '\(pair.type.name)' first."
            )
        }
        if pair.keys.isLeftToAnother {
            throw Obstacle(
                "The decoder of '\(pair.type.name)' decodes another type: add the property to that type first.")
        }
        // A line after a closing brace would be outside of the type.
        if pair.type.openLine == pair.type.lastLine
            || pair.type.stored.contains(where: { $0.lastLine == pair.type.lastLine })
        {
            throw Obstacle("'\(pair.type.name)' is on one line: break the declaration into several lines first.")
        }
        let bodies = [pair.keys.decoder, pair.keys.encoder].compactMap(\.self)
        if bodies.contains(where: { $0.facts.openLine == $0.facts.lastLine }) {
            throw Obstacle("A decoder or encoder is on one line: break the declaration into several lines first.")
        }
    }

    private func checkName() throws(Obstacle) {
        let taken = pair.type.properties.map(\.name) + context.project.functions(of: pair.type.name).map(\.facts.name)
        if name != "init", taken.contains(name) {
            throw Obstacle("'\(pair.type.name)' already has a '\(name)': choose another name.")
        }
        if pair.entry(property) != nil { return }
        let other = pair.schema.properties.first {
            $0.key != property.key && pair.entry($0) == nil && words.name(of: $0, in: pair) == name
        }
        if let other {
            throw Obstacle(
                "'\(other.key)' would be '\(name)' in Swift as well: choose a name for each of the two keys.")
        }
        // Without an enumeration of coding keys, the property's name must be the key.
        guard pair.keys.keys != nil else {
            let isKey =
                name == property.key || context.project.convertsSnakeCase && name == property.key.camelCased
            if isKey { return }
            throw Obstacle(
                "'\(property.key)' is not a valid name in Swift, and '\(pair.type.name)' has no 'CodingKeys': write 'CodingKeys' first."
            )
        }
    }
}

extension SwiftProject {
    /// Throws if a property cannot have a type because of access levels.
    ///
    /// - Parameters:
    ///   - text: The spelling of the type.
    ///   - access: The access level of the property.
    func check(_ text: String, isSeenIn owner: SwiftType, as access: SwiftAccess) throws(Obstacle) {
        let wanted = min(access, self.access(of: owner))
        for name in SwiftTypeText(text).names {
            guard let type = type(named: name, in: owner.name) else { continue }
            let own = self.access(of: type)
            // Private declarations are visible in the whole file.
            let isSeen = own > .fileprivate || type.path == owner.path
            let visible = own == .private && !type.name.contains(".") ? .fileprivate : own
            if !isSeen || visible < wanted {
                throw Obstacle("'\(type.name)' has a narrower access level than the properties of '\(owner.name)'.")
            }
        }
    }
}
