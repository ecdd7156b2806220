import TemplateEngine

/// A generic struct around a payload: the members of a record, and `payload()`.
struct EnvelopeView: Sendable {
    var record: RecordView
    /// `Payload`
    var payloadType: SwiftTypeSpelling
    /// What decides between the payload and the API's error.
    var resolution: CallView

    var template: TemplateView {
        TemplateView(
            record.elements + [
                (ViewKey.payloadType.rawValue, .leaf(payloadType)),
                (ViewKey.resolution.rawValue, .view(resolution.template)),
            ])
    }
}

/// A generic choice between a successful and a failed wrapper.
struct OutcomeView: Sendable {
    var documentation: [DocCommentLine]
    var modifiers: String
    var access: String
    var name: SwiftIdentifier
    var genericParameters: SwiftExpression
    var conformances: SwiftExpression
    var accessors: [AccessorView]
    var payloadType: SwiftTypeSpelling
    var choice: CallView
    var discriminator: SwiftLiteral
    var successValue: SwiftLiteral
    var failureValue: SwiftLiteral
    var success: RecordView
    var failure: RecordView

    var template: TemplateView {
        [
            .documentation: .leaves(documentation),
            .modifiers: .leaf(modifiers),
            .access: .leaf(access),
            .name: .leaf(name.declared),
            .genericParameters: .leaf(genericParameters),
            .conformances: .leaf(conformances),
            .payloadType: .leaf(payloadType),
        ]
    }
}
