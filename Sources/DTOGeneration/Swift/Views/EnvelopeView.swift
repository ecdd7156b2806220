import TemplateEngine

/// A generic struct around a payload: the members of a record, and `payload()`.
struct EnvelopeView: Sendable {
    var record: RecordView
    /// `Payload`
    var payloadType: SwiftTypeSpelling
    /// The property that holds the payload.
    var payload: SwiftIdentifier
    var payloadKey: SwiftLiteral
    var payloadDocumentation: [DocCommentLine]
    /// What decides between the payload and the API's error; nil where a payload is all that there can be.
    var resolution: CallView?
    /// `EnvelopeViolation`
    var violation: SwiftTypeSpelling

    var template: TemplateView {
        record.template + [
            .payloadType: .leaf(payloadType),
            .payload: .leaf(payload.declared),
            .payloadKey: .leaf(payloadKey),
            .payloadDocumentation: .leaves(payloadDocumentation),
            .resolution: .optional(resolution?.template),
            .violation: .leaf(violation),
        ]
    }
}

/// A generic choice between a successful and a failed wrapper.
struct OutcomeView: Sendable {
    var heading: HeadingView
    var access: String
    var accessors: [AccessorView]
    var payloadType: SwiftTypeSpelling
    var payload: OutcomePayloadView?
    /// The arguments of the call that chooses.
    var choice: SwiftExpression
    var success: RecordView
    var failure: RecordView
    var decoder: SwiftTypeSpelling
    var encoder: SwiftTypeSpelling

    var template: TemplateView {
        [
            .heading: .view(heading.template),
            .name: .leaf(heading.name.declared),
            .access: .leaf(access),
            .accessors: .views(accessors, \.template),
            .payloadType: .leaf(payloadType),
            .payload: .optional(payload?.template),
            .arguments: .leaf(choice),
            .success: .view(success.template),
            .failure: .view(failure.template),
            .decoder: .leaf(decoder),
            .encoder: .leaf(encoder),
        ]
    }
}

/// A property of an outcome's records, read from whichever it is.
struct AccessorView: Sendable {
    var access: String
    var name: SwiftIdentifier
    var type: SwiftTypeSpelling
    var isInSuccess: Bool
    var isInFailure: Bool

    var template: TemplateView {
        [
            .access: .leaf(access),
            .name: .leaf(name.declared),
            .member: .leaf(name.member),
            .type: .leaf(type),
            .isInSuccess: .flag(isInSuccess),
            .isInFailure: .flag(isInFailure),
        ]
    }
}

/// `payload()` of an outcome.
struct OutcomePayloadView: Sendable {
    var documentation: [DocCommentLine]
    var access: String
    var type: SwiftTypeSpelling
    var success: CallView
    /// nil where a failure has no error, but is one.
    var failure: CallView?

    var template: TemplateView {
        [
            .payloadDocumentation: .leaves(documentation),
            .access: .leaf(access),
            .type: .leaf(type),
            .success: .view(success.template),
            .failure: .optional(failure?.template),
        ]
    }
}
