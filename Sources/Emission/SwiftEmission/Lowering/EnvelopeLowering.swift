package import ContractModel
import GenerationSettings

/// The role of a property in an envelope.
private enum EnvelopeRole {
    case success
    case payload
    case error
}

extension DeclarationLowering {
    package mutating func envelope(_ definition: TypeDefinition, _ shape: EnvelopeShape) -> EnvelopeView {
        let names = model.names[members: definition.id]
        let properties = properties(of: shape, names)
        let error = properties.first { $0.definition.key == shape.error }
        var record = structView(conformances: conformances(of: definition.id, model.known.defensiveRecord), properties)
        record.heading.documentation = documentation(of: definition)
        record.heading.genericParameters = genericParameters(of: definition.id)
        record.codingKeys.required = nil
        record.codingKeys.requiredAliases = nil
        record.effectiveProperties = effectiveProperties(properties, definitions: shape.properties, names)
        record.formerProperties = formerProperties(properties, definitions: shape.properties, names)
        let payload = properties.first { $0.definition.key == shape.payload }?.stored
        return EnvelopeView(
            record: record, payloadType: SwiftTypeSpelling(path: [Self.payloadParameter]),
            payload: payload ?? SwiftIdentifier(checked: "payload"), payloadKey: .string(shape.payload),
            payloadIsOptional: !shape.requiresPayload,
            payloadDocumentation: documentation(ofPayloadOf: shape, error),
            resolution: resolution(of: properties, shape, error),
            violation: model.known.envelopeViolation)
    }

    package mutating func properties(of shape: EnvelopeShape, _ names: MemberNames) -> [LoweredProperty] {
        var properties = properties(shape.properties, names.members)
        for index in properties.indices {
            switch properties[index].definition.key {
            case shape.payload where shape.requiresPayload: require(&properties[index])
            case shape.payload: assume(.payload, of: &properties[index])
            case shape.success: assume(.success, of: &properties[index])
            case shape.error where isRecord(properties[index]): assume(.error, of: &properties[index])
            default: break
            }
        }
        return properties
    }

    /// Returns the generic parameters: `Payload: Codable & Hashable & Sendable`.
    func genericParameters(of id: TypeID) -> SwiftExpression {
        let constraints = [model.known.codable, hashable(id), model.known.sendable].map(\.text)
        return SwiftExpression(trusted: "Payload: " + constraints.joined(separator: " & "))
    }

    private func isRecord(_ error: LoweredProperty) -> Bool {
        model.contract.errorRecord(behind: error.definition.use.reference) != nil
    }

    /// Sets how an envelope's property is decoded. The runtime's rules for envelopes apply, whatever the document
    /// requires.
    private func assume(_ role: EnvelopeRole, of property: inout LoweredProperty) {
        property.isOptional = true
        property.definition.hasExplicitPresence = false
        property.absence = .none
        property.absentValue = nil
        property.constant = nil
        property.form = nil
        property.decodingForm = nil
        switch role {
        case .success:
            property.type = model.known.bool
            property.initialValue = .boolean(true)
        case .payload:
            property.method = "payload"
            property.initialValue = .nil
        case .error:
            property.method = "failure"
            property.initialValue = .nil
        }
        property.declaredType = property.type.optional
    }

    /// Makes a payload required. If the payload is missing, its type supplies the value at run time.
    private func require(_ payload: inout LoweredProperty) {
        payload.absence = .zero
        payload.absentValue = nil
        payload.initialValue = nil
        payload.method = "requiredPayload"
        payload.options = model.options.missing == .throw ? [SwiftArgument("zeros", .boolean(false))] : []
    }

    /// Returns the call that chooses between payload and error. The result is nil if the envelope has neither a success
    /// flag nor an error.
    private func resolution(
        of properties: [LoweredProperty], _ shape: EnvelopeShape, _ error: LoweredProperty?
    ) -> CallView? {
        func name(of key: String?) -> SwiftArgument.Value? {
            properties.first { $0.definition.key == key }.map { .variable($0.stored) }
        }
        let success = name(of: shape.success)
        guard let payload = name(of: shape.payload), success != nil || error != nil else { return nil }
        var arguments = [SwiftArgument("success", success ?? .literal(.nil)), SwiftArgument("payload", payload)]
        arguments += error.map { [SwiftArgument("error", thrown($0, as: $0.stored.declared))] } ?? []
        arguments += key("successKey", shape.success, usually: "success")
        arguments += key("payloadKey", shape.payload, usually: "data")
        arguments += key("errorKey", error?.definition.key, usually: "error")
        arguments += rules(of: shape)
        return CallView(function: "resolveEnvelope", arguments: arguments, indentation: bodyIndentation)
    }

    /// Returns the thrown value: `error`, or `EnvelopeFailure(error)`.
    private func thrown(_ error: LoweredProperty, as value: String) -> SwiftArgument.Value {
        let text = isRecord(error) ? value : model.known.envelopeFailure.text + "(" + value + ")"
        return .expression(trusted: text)
    }

    private func documentation(ofPayloadOf shape: EnvelopeShape, _ error: LoweredProperty?) -> [DocCommentLine] {
        let indentation = bodyIndentation - SourceLine.indentation
        if let error {
            return documentation(ofPayload: "\(ownError(error)) for a failure", indentation: indentation)
        }
        let violation = model.known.envelopeViolation.text
        let text =
            shape.requiresPayload
            ? "Returns the payload, which this envelope always has."
            : shape.success == nil
                ? "Returns the payload. Throws `\(violation)` if there is no payload."
                : "Returns the payload of a success. Throws `\(violation)` for a failure, and if there is no payload."
        return DocCommentLine.lines(text, indentation: indentation)
    }

    /// - Parameter thrown: The error and the condition for it.
    private func documentation(ofPayload thrown: String, indentation: Int) -> [DocCommentLine] {
        let violation = model.known.envelopeViolation.text
        return DocCommentLine.lines(
            "Returns the payload of a success. Throws \(thrown), and `\(violation)` for an incomplete envelope.",
            indentation: indentation)
    }

    private func ownError(_ error: LoweredProperty) -> String {
        isRecord(error) ? "the API's own error" : "the API's own error in an `\(model.known.envelopeFailure.text)`"
    }

    /// Returns the rules for the choice between payload and error if they differ from the runtime's default:
    /// `rules: [.error, .payload]`.
    private func rules(of shape: EnvelopeShape) -> [SwiftArgument] {
        if shape.rules == EnvelopeEvidence.allCases { return [] }
        let rules = shape.rules.map { SwiftLiteral.enumerationCase(SwiftIdentifier(checked: $0.rawValue)) }
        return [SwiftArgument("rules", .literal(.array(rules)))]
    }

    /// Returns the argument for a key whose name differs from the runtime's default.
    private func key(_ label: StaticString, _ key: String?, usually usual: String) -> [SwiftArgument] {
        guard let key, key != usual else { return [] }
        return [SwiftArgument(label, .string(key))]
    }
}

// MARK: Outcomes

extension DeclarationLowering {
    package mutating func outcome(_ definition: TypeDefinition, _ shape: OutcomeShape) -> OutcomeView {
        let names = model.names[members: definition.id]
        let (success, failure) = properties(of: shape, names)
        let error = failure.first { $0.definition.key == shape.error }
        var heading = heading(
            "enum", conformances(of: definition.id, model.known.codable), documentation: documentation(of: definition))
        heading.genericParameters = genericParameters(of: definition.id)
        return OutcomeView(
            heading: heading, access: access, accessors: accessors(success, failure),
            payloadType: SwiftTypeSpelling(path: [Self.payloadParameter]),
            payload: payload(success, shape, error), choice: choice(shape),
            success: wrapper("Success", success, shape, constant: shape.successValue, of: definition.id),
            failure: wrapper(
                "Failure", failure, shape, constant: shape.failureValue, isThrown: error == nil, of: definition.id),
            decoder: model.known.decoder, encoder: model.known.encoder)
    }

    package mutating func properties(
        of shape: OutcomeShape, _ names: MemberNames
    ) -> (success: [LoweredProperty], failure: [LoweredProperty]) {
        var success = properties(shape.success.properties, names.members)
        var failure = properties(shape.failure, names.failure)
        for index in success.indices where success[index].definition.key == shape.success.payload {
            assume(.payload, of: &success[index])
        }
        for index in failure.indices where failure[index].definition.key == shape.error && isRecord(failure[index]) {
            assume(.error, of: &failure[index])
        }
        return (success, failure)
    }

    /// Makes the success record or the failure record of an outcome. The record encodes the constant that distinguishes
    /// the two records.
    ///
    /// - Parameter isThrown: Whether the record itself is thrown, because it contains no error.
    private mutating func wrapper(
        _ name: String, _ properties: [LoweredProperty], _ shape: OutcomeShape, constant: ContractValue,
        isThrown: Bool = false, of id: TypeID
    ) -> RecordView {
        let (outerScope, outerIndentation) = (scope, indentation)
        defer { (scope, indentation) = (outerScope, outerIndentation) }
        scope.append(SwiftIdentifier(checked: name))
        indentation = SourceLine.indentation
        let key = SwiftIdentifier(checked: "_discriminator")
        var record = structView(
            conformances: [model.known.defensiveRecord] + (isThrown ? [model.known.error] : [])
                + [hashable(id), model.known.sendable],
            properties,
            discriminator: CallView(
                function: "container.encode",
                arguments: [SwiftArgument(.literal(jsonLiteral(constant))), SwiftArgument("forKey", .member(key))],
                indentation: bodyIndentation))
        record.codingKeys.keys.insert(CodingKeyView(name: key, key: .string(shape.discriminator)), at: 0)
        record.codingKeys.conformances = conformances([model.known.string, model.known.recordKey])
        record.codingKeys.required = nil
        record.codingKeys.requiredAliases = nil
        return record
    }

    /// Makes the outcome's properties from the properties of both records. A property is optional unless both records
    /// have it and require it.
    private func accessors(_ success: [LoweredProperty], _ failure: [LoweredProperty]) -> [AccessorView] {
        let successes = Dictionary(success.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
        let failures = Dictionary(failure.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
        let others = failure.filter { successes[$0.name] == nil }
        return (success + others).compactMap { property in
            let inSuccess = successes[property.name]
            let inFailure = failures[property.name]
            if let inSuccess, let inFailure, inSuccess.type != inFailure.type { return nil }
            if property.name.name == "success" || property.name.name == "failure" { return nil }
            let isOptional = inSuccess?.isOptional != false || inFailure?.isOptional != false
            return AccessorView(
                access: access, name: property.name,
                type: isOptional ? property.type.optional : property.type,
                isInSuccess: inSuccess != nil, isInFailure: inFailure != nil)
        }
    }

    private func payload(
        _ success: [LoweredProperty], _ shape: OutcomeShape, _ error: LoweredProperty?
    ) -> OutcomePayloadView? {
        guard let payload = success.first(where: { $0.definition.key == shape.success.payload }) else { return nil }
        let indentation = indentation + 3 * SourceLine.indentation
        let failure = error.map { error in
            CallView(
                function: "resolveEnvelope",
                arguments: [
                    SwiftArgument("success", .boolean(false)),
                    SwiftArgument("payload", .expression(trusted: "Payload?.none")),
                    SwiftArgument("error", thrown(error, as: "value." + error.name.member)),
                ] + key("errorKey", error.definition.key, usually: "error"),
                indentation: indentation)
        }
        return OutcomePayloadView(
            documentation: documentation(
                ofPayload: error.map { "\(ownError($0)) for a failure" } ?? "a failure itself",
                indentation: SourceLine.indentation),
            access: access, type: SwiftTypeSpelling(path: [Self.payloadParameter]),
            success: CallView(
                function: "resolveEnvelope",
                arguments: [
                    SwiftArgument("success", .boolean(true)),
                    SwiftArgument("payload", .expression(trusted: "value." + payload.name.member)),
                ] + key("payloadKey", shape.success.payload, usually: "data"),
                indentation: indentation),
            failure: failure)
    }

    private mutating func choice(_ shape: OutcomeShape) -> SwiftExpression {
        var arguments = key("discriminator", shape.discriminator, usually: "success")
        if shape.successValue != .boolean(true) {
            arguments.append(SwiftArgument("success", .literal(jsonLiteral(shape.successValue))))
        }
        if shape.failureValue != .boolean(false) {
            arguments.append(SwiftArgument("failure", .literal(jsonLiteral(shape.failureValue))))
        }
        arguments += key("payloadKey", shape.success.payload, usually: "data")
        arguments += key("errorKey", shape.error, usually: "error")
        arguments += rules(of: shape.success)
        return SwiftExpression(arguments)
    }
}
