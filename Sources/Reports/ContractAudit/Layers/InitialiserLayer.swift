import ContractModel

/// Checks a written memberwise initializer.
enum InitialiserLayer {
    static func check(_ pair: RecordPair, _ context: AuditContext, _ log: inout AuditLog) {
        guard let initialiser = initialiser(pair, context) else { return }
        let parameters = initialiser.facts.parameters
        for property in pair.schema.properties {
            // A superclass's own initialiser keeps the properties of the superclass.
            guard let member = pair.member(property), pair.holder(of: member).name == pair.type.name else { continue }
            log.compare()
            guard let parameter = parameter(of: member, initialiser) else {
                // The initializer may compute the value itself.
                let sets = initialiser.facts.assignments.contains {
                    $0.target.withoutSelf == member.name && $0.sources != [member.name]
                }
                if sets { continue }
                log.add(
                    AuditFinding(
                        .initialiser, "missing", .medium, pair.subject(property),
                        "The initialiser of '\(pair.type.name)' has no parameter for '\(member.name)'.",
                        impact:
                            "Objects that are made in the app, such as in tests and previews, never have the value.",
                        swift: initialiser.place(), contract: property.location,
                        mending: Mending { () throws(Obstacle) in try lines(property, pair, context) }))
                continue
            }
            if !initialiser.facts.assignments.contains(where: { $0.target.withoutSelf == member.name }) {
                log.add(
                    AuditFinding(
                        .initialiser, "not-assigned", .medium, pair.subject(property),
                        "The initialiser of '\(pair.type.name)' does not store its parameter '\(parameter.name)'.",
                        impact: "Objects that are made in the app never have the value.",
                        swift: initialiser.place(parameter.place), contract: property.location,
                        mending: Mending { () throws(Obstacle) in
                            guard parameter.type.withoutOptionality == member.type?.withoutOptionality,
                                parameter.type == member.type
                                    || member.type.map({ SwiftTypeText($0).isOptional }) ?? false
                            else { throw Obstacle("Decide what the initialiser does with the parameter.") }
                            return [
                                try assignment(
                                    member.name, SwiftName.spelled(parameter.name), member, property, pair, initialiser)
                            ]
                        }))
            }
            let others = parameters.contains { $0.initial != nil }
            if others, parameter.initial == nil, !pair.schema.requiresNothing,
                context.words.isOptional(property) || property.statedDefault != nil
            {
                log.add(
                    AuditFinding(
                        .initialiser, "default", .low, pair.subject(property),
                        "The parameter '\(parameter.name)' has no default, but the contract allows '\(property.key)' to be absent.",
                        impact:
                            "Code that makes a \(pair.type.name) has to pass a value that the contract does not require.",
                        swift: initialiser.place(parameter.place), contract: property.location,
                        mending: Mending { () throws(Obstacle) in
                            var changed = parameter
                            changed.initial = try initial(property, parameter.type, context)
                            return [try line(changed, in: initialiser)]
                        }))
            }
        }
    }

    /// Returns a line with a parameter that replaces the parameter of the same name.
    static func line(
        _ parameter: ParameterFacts, in initialiser: SwiftFunction
    ) throws(Obstacle) -> AuditFinding.Line {
        guard parameter.isAlone else {
            throw Obstacle("The parameter shares its line with other code: change the parameter yourself.")
        }
        let own = SwiftName.asParameter(parameter.name)
        let name = parameter.label == parameter.name ? own : "\(SwiftName.asParameter(parameter.label)) \(own)"
        let initial = parameter.initial.map { " = " + $0 } ?? ""
        let comma = initialiser.facts.parameters.last?.name == parameter.name ? "" : ","
        return .init(
            initialiser.path, inPlaceOf: parameter.place.line, "\(name): \(parameter.type)\(initial)\(comma)")
    }

    /// Returns the initializer with the most parameters that have names of properties. The result is nil if fewer than
    /// two, or fewer than half of the properties, are parameters.
    static func initialiser(_ pair: RecordPair, _ context: AuditContext) -> SwiftFunction? {
        let names = Set(pair.keys.stored.map(\.name))
        func shared(_ function: SwiftFunction) -> Int {
            function.facts.parameters.count { names.contains($0.name) || names.contains("_" + $0.name) }
        }
        let all = context.project.functions(of: pair.type.name).filter {
            $0.facts.name == "init" && !$0.isDecoder && $0.facts.parameters.count > 1
        }
        guard let best = all.max(by: { shared($0) < shared($1) }), shared(best) * 2 >= names.count, shared(best) > 1
        else { return nil }
        return best
    }

    static func parameter(of member: PropertyFacts, _ initialiser: SwiftFunction) -> ParameterFacts? {
        let own = initialiser.facts.parameters.first {
            $0.name == member.name || $0.label == member.name || "_" + $0.name == member.name
        }
        if let own { return own }
        // The parameter may have another name: `self.title = name`.
        let sources = initialiser.facts.assignments.filter { $0.target.withoutSelf == member.name }.flatMap(\.sources)
        return initialiser.facts.parameters.first { sources.contains($0.name) }
    }

    /// Returns the default argument of a parameter: the contract's default, or `nil`.
    private static func initial(
        _ property: PropertyDefinition, _ type: String, _ context: AuditContext
    ) throws(Obstacle) -> String {
        if let value = property.statedDefault, let literal = context.words.literal(value, as: type) { return literal }
        guard property.statedDefault == nil, SwiftTypeText(type).isOptional else {
            throw Obstacle("Choose a default for the parameter.")
        }
        return "nil"
    }

    // MARK: New lines

    /// Returns the lines that add a property's parameter and assignments to written initializers. The list is empty
    /// without a written initializer.
    static func lines(
        _ property: PropertyDefinition, _ pair: RecordPair, _ context: AuditContext
    ) throws(Obstacle) -> [AuditFinding.Line] {
        let member = pair.member(property)
        if let member, member.isConstant, member.initial != nil {
            throw Obstacle("'\(member.name)' is a constant that already has a value.")
        }
        let words = context.words(in: pair.type)
        let name = words.name(of: property, in: pair)
        // The declared type of an existing property decides whether nil is possible.
        let type = member?.type ?? words.type(of: property)
        let known = initialiser(pair, context)
        var lines = member == nil ? try others(than: known, name, type, property, pair, context) : []
        guard let known else { return lines }
        let parameters = known.facts.parameters
        if !parameters.contains(where: { $0.name == name || $0.label == name }) {
            let neighbour = pair.neighbour(property) { pair.member($0).flatMap { parameter(of: $0, known) } }
            guard let neighbour else { throw Obstacle("Choose the position of the parameter in the initialiser.") }
            // A local variable with the same name would hide the parameter.
            if known.facts.assignments.contains(where: { $0.target == name }), member == nil {
                throw Obstacle(
                    "The initialiser already has a '\(name)': choose another name.")
            }
            if context.project.namesInitialiser(of: pair.type, parameters: parameters.count) {
                throw Obstacle(
                    "Other code names the initialiser of '\(pair.type.name)' without calling it. A new parameter would change the initialiser's type."
                )
            }
            let value = try? initial(property, type, context)
            if value == nil, context.project.calls(known.facts, of: pair.type) {
                throw Obstacle(
                    "Other code makes values of '\(pair.type.name)': choose the new argument in that code yourself.")
            }
            let initial = value.map { " = " + $0 } ?? ""
            lines.append(
                .init(
                    place: "\(known.path):\(neighbour.place.line)",
                    text: "\(SwiftName.asParameter(name)): \(type)\(initial),",
                    column: neighbour.isInLine ? neighbour.place.column : nil))
        }
        if !known.facts.assignments.contains(where: { $0.target.withoutSelf == name }) {
            lines.append(try assignment(name, SwiftName.spelled(name), member, property, pair, known))
        }
        return lines
    }

    /// Returns the line `self.title = title`, which belongs after the assignment of a neighbouring property.
    private static func assignment(
        _ name: String, _ value: String, _ member: PropertyFacts?, _ property: PropertyDefinition,
        _ pair: RecordPair, _ initialiser: SwiftFunction
    ) throws(Obstacle) -> AuditFinding.Line {
        if let member, member.isConstant, member.initial != nil {
            throw Obstacle("'\(member.name)' is a constant that already has a value.")
        }
        let facts = initialiser.facts
        guard facts.openLine < facts.lastLine else {
            throw Obstacle("The initialiser is on one line: break the declaration into several lines first.")
        }
        let line = pair.neighbour(property) { other -> Int? in
            guard let member = pair.member(other) else { return nil }
            return facts.assignments.first { $0.target.withoutSelf == member.name }?.lastLine
        }
        if let line, line >= facts.lastLine {
            throw Obstacle(
                "The closing brace of the initialiser shares its line with a statement: move the brace to a separate line first."
            )
        }
        return .init(
            initialiser.path, behind: line ?? facts.openLine, "self.\(SwiftName.asMember(name)) = \(value)")
    }

    /// Returns the assignments that other initializers need to give a new property a value.
    private static func others(
        than known: SwiftFunction?, _ name: String, _ type: String, _ property: PropertyDefinition,
        _ pair: RecordPair, _ context: AuditContext
    ) throws(Obstacle) -> [AuditFinding.Line] {
        let all = context.project.functions(of: pair.type.name).filter { function in
            function.facts.name == "init" && !function.isDecoder && function.facts.place != known?.facts.place
                && !function.facts.calls.contains { $0.callee == "self.init" }
        }
        var lines: [AuditFinding.Line] = []
        for initialiser in all {
            let value = try initial(property, type, context)
            lines.append(try assignment(name, value, nil, property, pair, initialiser))
        }
        return lines
    }
}
