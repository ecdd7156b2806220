import ContractModel

/// The initialiser that takes all properties, where one is written.
enum InitialiserLayer {
    static func check(_ pair: RecordPair, _ context: AuditContext, _ log: inout AuditLog) {
        guard let initialiser = initialiser(pair, context) else { return }
        let parameters = initialiser.facts.parameters
        for property in pair.schema.properties {
            // What a superclass stores is for its own initialiser to keep.
            guard let member = pair.member(property), pair.holder(of: member).name == pair.type.name else { continue }
            log.compare()
            guard let parameter = parameter(of: member, initialiser) else {
                // It may make the value itself.
                let sets = initialiser.facts.assignments.contains {
                    $0.target.withoutSelf == member.name && $0.sources != [member.name]
                }
                if sets { continue }
                log.add(
                    AuditFinding(
                        .initialiser, "missing", .medium, pair.subject(property),
                        "The initialiser of '\(pair.type.name)' has no parameter for '\(member.name)'.",
                        impact: "Values that are made in the app, such as in tests and previews, never have it.",
                        swift: initialiser.place(), contract: property.location,
                        lines: lines(property, pair, context)))
                continue
            }
            if !initialiser.facts.assignments.contains(where: { $0.target.withoutSelf == member.name }) {
                log.add(
                    AuditFinding(
                        .initialiser, "not-assigned", .medium, pair.subject(property),
                        "The initialiser of '\(pair.type.name)' takes '\(parameter.name)' and does not keep it.",
                        impact: "Values that are made in the app never have it.",
                        swift: initialiser.place(parameter.place), contract: property.location,
                        lines: [
                            .init(
                                place: "\(initialiser.path):\(initialiser.facts.lastLine)",
                                text: "self.\(member.name) = \(parameter.name)")
                        ]))
            }
            let others = parameters.contains { $0.initial != nil }
            if others, parameter.initial == nil, context.words.isOptional(property) || property.statedDefault != nil {
                log.add(
                    AuditFinding(
                        .initialiser, "default", .low, pair.subject(property),
                        "The parameter '\(parameter.name)' has no default, and the contract may leave '\(property.key)' out.",
                        impact: "Everybody who makes a \(pair.type.name) has to say what need not be there.",
                        swift: initialiser.place(parameter.place), contract: property.location,
                        lines: [
                            .init(
                                place: "\(initialiser.path):\(parameter.place.line)",
                                text: words(parameter, initial(property, context)))
                        ]))
            }
        }
    }

    /// A parameter with a default, which `nil` is for an optional one alone.
    private static func words(_ parameter: ParameterFacts, _ initial: String) -> String {
        let name = parameter.label == parameter.name ? parameter.name : "\(parameter.label) \(parameter.name)"
        let isOptional = SwiftTypeText(parameter.type).isOptional
        return "\(name): \(parameter.type)\(initial == "nil" && !isOptional ? "?" : "") = \(initial)"
    }

    /// The one with the most parameters that are called like properties, if these are half of them.
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

    private static func parameter(of member: PropertyFacts, _ initialiser: SwiftFunction) -> ParameterFacts? {
        let own = initialiser.facts.parameters.first {
            $0.name == member.name || $0.label == member.name || "_" + $0.name == member.name
        }
        if let own { return own }
        // `self.title = name`.
        let sources = initialiser.facts.assignments.filter { $0.target.withoutSelf == member.name }.flatMap(\.sources)
        return initialiser.facts.parameters.first { sources.contains($0.name) }
    }

    private static func initial(_ property: PropertyDefinition, _ context: AuditContext) -> String {
        property.statedDefault.flatMap { context.words.literal($0, of: property.use.reference) } ?? "nil"
    }

    /// Its parameter and its assignment, where they are missing; empty where no initialiser is written.
    static func lines(
        _ property: PropertyDefinition, _ pair: RecordPair, _ context: AuditContext
    ) -> [AuditFinding.Line] {
        guard let initialiser = initialiser(pair, context) else { return [] }
        let name = context.words.name(of: property, in: pair)
        let neighbour = pair.neighbour(property) { pair.member($0).flatMap { parameter(of: $0, initialiser) } }
        let assigned = pair.neighbour(property) { other -> Int? in
            guard let member = pair.member(other) else { return nil }
            return initialiser.facts.assignments.first { $0.target.withoutSelf == member.name }?.lastLine
        }
        // A property that is there already says itself whether nil is possible.
        let type = pair.member(property)?.type ?? context.words.type(of: property)
        let initial = initial(property, context)
        let hasDefault = property.statedDefault != nil || context.words.isOptional(property)
        let value = hasDefault && (initial != "nil" || SwiftTypeText(type).isOptional) ? " = \(initial)" : ""
        let column = neighbour.flatMap { $0.isInLine ? $0.place.column : nil }
        var lines: [AuditFinding.Line] = []
        if !initialiser.facts.parameters.contains(where: { $0.name == name || $0.label == name }) {
            lines.append(
                .init(
                    place: "\(initialiser.path):\((neighbour?.place ?? initialiser.facts.place).line)",
                    text: "\(name): \(type)\(value),", column: column))
        }
        if !initialiser.facts.assignments.contains(where: { $0.target.withoutSelf == name }) {
            lines.append(
                .init(
                    place: "\(initialiser.path):\(assigned ?? initialiser.facts.openLine)",
                    text: "self.\(name) = \(name)"))
        }
        return lines
    }
}
