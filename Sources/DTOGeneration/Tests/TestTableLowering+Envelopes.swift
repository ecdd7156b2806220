extension TestTableLowering {
    /// Two tables: the envelope's own properties, as a record's, and the rules that decide between payload and error.
    func envelope(_ definition: TypeDefinition, _ envelope: EnvelopeShape) -> [TestTable] {
        guard let fixture = fixtures[record: definition.id] else { return [] }
        let payload = envelope.applications.first?.payload.reference ?? .json
        let use = TypeReference.generic(definition.id, payload: payload)
        let properties = tested(envelope.properties, names[members: definition.id].names, fixture)
        let rows = properties.map { row(for: $0, in: envelope, payload: payload) }
        let record = table(
            subjects[definition.id], definition, fixtureNames[record: definition.id], type: spelling.type(use),
            properties, rows, modules: spelling.modules(of: use))
        guard Self.hasPayload(fixture.full, envelope.payload) else { return [record] }
        let fixtureName = fixtureNames[record: definition.id].full
        let rules = rules(
            definition, use, payloadKey: envelope.payload, error: error(of: envelope.error, in: envelope.properties),
            discriminator: envelope.success.map { "EnvelopeKeys.Discriminator(\(SwiftLiteral.string($0).text))" },
            success: fixtureName, failure: fixtureName, order: envelope.rules)
        return [record, rules]
    }

    /// The parts that decide are read by rules of their own: optional, whatever the document says.
    private func row(for property: TestedProperty, in envelope: EnvelopeShape, payload: TypeReference) -> TableRow {
        let key = SwiftLiteral.string(property.definition.key).text
        let path = "\\.\(property.name.member)"
        switch property.definition.key {
        case envelope.payload:
            return TableRow(
                method: "optional",
                arguments: [
                    key, path, types.text(property.definition.use.reference, payload: payload), "isNullable: true",
                ])
        case envelope.success:
            return TableRow(
                method: "optional",
                arguments: [key, path, ".boolean"] + (property.definition.isNullable ? ["isNullable: true"] : []))
        case envelope.error:
            return TableRow(method: "optional", arguments: [key, path, ".external", "isNullable: true"])
        default:
            return row(for: property.definition, property.name, payload: payload)
        }
    }

    // MARK: Outcomes

    /// Three tables: the two records, and the rules that decide between them.
    func outcome(_ definition: TypeDefinition, _ outcome: OutcomeShape) -> [TestTable] {
        guard let fixture = fixtures[outcome: definition.id], let fixtureName = fixtureNames[outcome: definition.id]
        else { return [] }
        let payload = outcome.success.applications.first?.payload.reference ?? .json
        let use = TypeReference.generic(definition.id, payload: payload)
        let members = names[members: definition.id]
        let success = branch(
            "Success", definition, use, outcome.success,
            tested(outcome.success.properties, members.names, fixture.success), fixtureName.success, payload)
        let failureShape = EnvelopeShape(
            properties: outcome.failure, payload: outcome.success.payload, success: nil, error: outcome.error)
        let failure = branch(
            "Failure", definition, use, failureShape,
            tested(outcome.failure, members.failureNames, fixture.failure), fixtureName.failure, payload)
        guard let error = error(of: outcome.error, in: outcome.failure),
            Self.hasPayload(fixture.success.full, outcome.success.payload)
        else { return [success, failure] }
        let rules = rules(
            definition, use, payloadKey: outcome.success.payload, error: error,
            discriminator: discriminator(of: outcome),
            success: fixtureName.success.full, failure: fixtureName.failure.full, order: outcome.success.rules)
        return [success, failure, rules]
    }

    private func discriminator(of outcome: OutcomeShape) -> String {
        var arguments = [SwiftLiteral.string(outcome.discriminator).text]
        if outcome.successValue != .boolean(true) || outcome.failureValue != .boolean(false) {
            arguments.append("success: \(JSONLiteral.text(outcome.successValue))")
            arguments.append("failure: \(JSONLiteral.text(outcome.failureValue))")
        }
        return "EnvelopeKeys.Discriminator(\(arguments.joined(separator: ", ")))"
    }

    private func branch(
        _ name: String, _ definition: TypeDefinition, _ use: TypeReference, _ envelope: EnvelopeShape,
        _ properties: [TestedProperty], _ fixture: FixtureNames.Record, _ payload: TypeReference
    ) -> TestTable {
        var subject = subjects[definition.id]
        subject.type += "_\(name)"
        subject.member += "_\(name)"
        return table(
            subject, definition, fixture, type: "\(spelling.type(use)).\(name)", properties,
            properties.map { row(for: $0, in: envelope, payload: payload) }, modules: spelling.modules(of: use))
    }

    // MARK: Rules

    /// Whether there is a payload to see what becomes of it: of some types no value is small enough, and null is none.
    private static func hasPayload(_ fixture: ContractValue, _ key: String) -> Bool {
        fixture[key].map { $0 != .null } ?? false
    }

    private struct ErrorProperty {
        var key: String
        var type: TypeReference
    }

    /// The error property, if its value is a record that can be thrown.
    private func error(of key: String?, in properties: [PropertyDefinition]) -> ErrorProperty? {
        guard let property = properties.first(where: { $0.key == key }),
            case .definition(let id) = resolved(property.use.reference), case .record(let record) = contract[id].shape,
            record.isError
        else { return nil }
        return ErrorProperty(key: property.key, type: .definition(id))
    }

    private func resolved(_ reference: TypeReference) -> TypeReference {
        if case .definition(let id) = reference, case .alias(let use) = contract[id].shape {
            return resolved(use.reference)
        }
        return reference
    }

    private func rules(
        _ definition: TypeDefinition, _ use: TypeReference, payloadKey: String, error: ErrorProperty?,
        discriminator: String?, success: String, failure: String, order: [EnvelopeRule.Evidence]
    ) -> TestTable {
        var subject = subjects[definition.id]
        subject.type += "Rules"
        subject.member += "Rules"
        let isReordered = order != EnvelopeRule.Evidence.allCases
        let keys =
            ["payload: \(SwiftLiteral.string(payloadKey).text)"]
            + (error.map { ["error: \(SwiftLiteral.string($0.key).text)"] } ?? [])
            + (error == nil ? [] : discriminator.map { ["discriminator: \($0)"] } ?? [])
            + (isReordered ? ["rules: [" + order.map { ".\($0.rawValue)" }.joined(separator: ", ") + "]"] : [])
        let failureType = error.map { ["    typealias Failure = \(spelling.type($0.type))"] } ?? []
        return TestTable(
            subject: subject,
            declaration: declaration(
                subject.table, "EnvelopeContract", pointer: definition.pointer,
                members: [
                    "    typealias Envelope = \(spelling.type(use))"
                ] + failureType + [
                    "",
                    "    static let name = \(displayName(of: definition.id))",
                    "    static let keys = \(spelling.name("EnvelopeKeys", of: options.testingModule))(",
                    "        \(keys.joined(separator: keys.count > 3 ? ",\n        " : ", ")))",
                    "    static var success: \(string) { \(spelling.fixture(success)) }",
                    "    static var failure: \(string) { \(spelling.fixture(failure)) }", "",
                    "    static func payload(of envelope: Envelope) throws -> any \(spelling.name("Encodable", of: "Swift")) {",
                    "        try envelope.payload()",
                    "    }",
                ]),
            suites: [.compliance],
            // The rules are the runtime's.
            modules: spelling.modules(of: use).union(isReordered ? [options.runtimeModule] : []))
    }
}
