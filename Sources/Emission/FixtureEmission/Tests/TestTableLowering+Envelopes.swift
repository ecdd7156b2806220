import ContractModel
import GenerationSettings
import SwiftEmission

extension TestTableLowering {
    /// Returns two tables: one for the envelope's properties, and one for the rules that decide between payload and
    /// error.
    func envelope(_ definition: TypeDefinition, _ envelope: EnvelopeShape) -> [TestTable] {
        guard let fixture = fixtures[record: definition.id] else { return [] }
        let payload = envelope.applications.first?.payload.reference ?? .json
        let use = TypeReference.generic(definition.id, payload: payload)
        let members = names[members: definition.id]
        let properties = tested(envelope.properties, members.members, fixture)
        let rows =
            properties.map { row(for: $0, in: envelope, payload: payload) }
            + replacements(of: envelope.properties, properties, members)
        let record = table(
            subjects[definition.id], definition, fixtureNames[record: definition.id], type: spelling.type(use),
            properties, rows, modules: spelling.modules(of: use))
        let error = properties.first { $0.definition.key == envelope.error }?.definition
        guard !envelope.requiresPayload,
            canShowRules(payload: fixture.full[envelope.payload], error: error, fixture.full)
        else { return [record] }
        let fixtureName = fixtureNames[record: definition.id].full
        let rules = rules(
            definition, use, payloadKey: envelope.payload, error: error.map(thrown),
            discriminator: envelope.success.map { "EnvelopeKeys.Discriminator(\(SwiftLiteral.string($0).text))" },
            fixtures: (fixtureName, fixtureName), order: envelope.rules)
        return [record, rules]
    }

    /// Returns the row of a property. The properties that decide between payload and error are optional, even if the
    /// document requires them.
    private func row(for property: TestedProperty, in envelope: EnvelopeShape, payload: TypeReference) -> TableRow {
        let key = SwiftLiteral.string(property.definition.key).text
        let path = "\\.\(property.name.member)"
        switch property.definition.key {
        case envelope.payload where envelope.requiresPayload:
            return row(ofRequired: property, in: envelope)
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
        case envelope.error where contract.errorRecord(behind: property.definition.use.reference) != nil:
            return TableRow(method: "optional", arguments: [key, path, ".external", "isNullable: true"])
        default:
            return row(for: property.definition, property.name, payload: payload)
        }
    }

    /// Returns the row of a required payload, like the row of a record's property. The row has the type of the payload
    /// in the first use of the envelope.
    private func row(ofRequired payload: TestedProperty, in envelope: EnvelopeShape) -> TableRow {
        var definition = payload.definition
        if let application = envelope.applications.first {
            definition.use = application.payload
            definition.absence = application.absence
        }
        return row(for: definition, payload.name, payload: nil)
    }

    // MARK: Outcomes

    /// Returns three tables: two for the records, and one for the rules that decide between them.
    func outcome(_ definition: TypeDefinition, _ outcome: OutcomeShape) -> [TestTable] {
        guard let fixture = fixtures[outcome: definition.id], let fixtureName = fixtureNames[outcome: definition.id]
        else { return [] }
        let payload = outcome.success.applications.first?.payload.reference ?? .json
        let use = TypeReference.generic(definition.id, payload: payload)
        let members = names[members: definition.id]
        let success = branch(
            "Success", definition, use, outcome.success,
            tested(outcome.success.properties, members.members, fixture.success), fixtureName.success, payload)
        let failureShape = EnvelopeShape(
            properties: outcome.failure, payload: outcome.success.payload, success: nil, error: outcome.error)
        let failure = branch(
            "Failure", definition, use, failureShape,
            tested(outcome.failure, members.failure, fixture.failure), fixtureName.failure, payload)
        let error = outcome.failure.first { $0.key == outcome.error && !isSkipped($0) }
        let payloadValue = fixture.success.full[outcome.success.payload]
        guard canShowRules(payload: payloadValue, error: error, fixture.failure.full) else {
            return [success, failure]
        }
        let rules = rules(
            definition, use, payloadKey: outcome.success.payload,
            error: error.map(thrown) ?? ThrownError(type: spelling.type(use) + ".Failure"),
            discriminator: discriminator(of: outcome),
            fixtures: (fixtureName.success.full, fixtureName.failure.full), order: outcome.success.rules)
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

    /// Whether the tables can test the rules. The rules need a payload that is not null, but some types have no value
    /// that is small enough. An error that the runtime wraps must have a value that means an error, and the same form
    /// in JSON and in Swift.
    private func canShowRules(payload: ContractValue?, error: PropertyDefinition?, _ failure: ContractValue) -> Bool {
        guard payload.map({ $0 != .null }) ?? false else { return false }
        guard let error, contract.errorRecord(behind: error.use.reference) == nil else { return true }
        guard let value = failure[error.key], value != .null else { return false }
        let nothing: [ContractValue] = [.boolean(false), .integer("0"), .string(""), .array([]), .object([])]
        return !nothing.contains(value) && isItsOwnForm(error.use.reference)
    }

    /// Whether a value outside of a record is encoded to the JSON from which it was decoded.
    private func isItsOwnForm(_ reference: TypeReference) -> Bool {
        switch contract.resolved(reference) {
        case .generic, .payload, .scalar(.external): false
        case .scalar(let type): type.facts.form == nil
        case .json, .definition: true
        case .array(let inner), .dictionary(let inner), .optional(let inner): isItsOwnForm(inner)
        }
    }

    /// The error that an envelope throws for a failure.
    private struct ThrownError {
        /// The key of the error in the envelope, or nil if the failure itself is the error.
        var key: String?
        var type: String
        var modules: Set<String> = []
    }

    private func thrown(_ error: PropertyDefinition) -> ThrownError {
        let type = error.use.reference
        if let record = contract.errorRecord(behind: type) {
            return ThrownError(key: error.key, type: spelling.type(record))
        }
        let wrapper = spelling.name("EnvelopeFailure", of: options.runtimeModule)
        return ThrownError(
            key: error.key, type: "\(wrapper)<\(spelling.type(type))>",
            modules: spelling.modules(of: type).union([options.runtimeModule]))
    }

    /// Returns the table that tests how an envelope decides between payload and error.
    private func rules(
        _ definition: TypeDefinition, _ use: TypeReference, payloadKey: String, error: ThrownError?,
        discriminator: String?, fixtures: (success: String, failure: String), order: [EnvelopeEvidence]
    ) -> TestTable {
        var subject = subjects[definition.id]
        subject.type += "Rules"
        subject.member += "Rules"
        let isReordered = order != EnvelopeEvidence.allCases
        let keys =
            ["payload: \(SwiftLiteral.string(payloadKey).text)"]
            + (error?.key.map { ["error: \(SwiftLiteral.string($0).text)"] } ?? [])
            + (discriminator.map { ["discriminator: \($0)"] } ?? [])
            + (isReordered ? ["rules: [" + order.map { ".\($0.rawValue)" }.joined(separator: ", ") + "]"] : [])
        let failureType = error.map { ["    typealias Failure = \($0.type)"] } ?? []
        let modules = spelling.modules(of: use).union(error?.modules ?? [])
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
                    "    static var success: \(string) { \(spelling.fixture(fixtures.success)) }",
                    "    static var failure: \(string) { \(spelling.fixture(fixtures.failure)) }", "",
                    "    static func payload(of envelope: Envelope) throws -> any \(spelling.name("Encodable", of: "Swift")) {",
                    "        try envelope.payload()",
                    "    }",
                ]),
            suites: [.envelopes],
            // The rules are types of the runtime.
            modules: modules.union(isReordered ? [options.runtimeModule] : []))
    }
}
