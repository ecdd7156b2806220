package import TemplateEngine

/// A generic struct around a payload: the members of a record, and `payload()`.
package struct EnvelopeView: KeyedView {
    package var record: RecordView
    /// The generic parameter `Payload`.
    var payloadType: SwiftTypeSpelling
    /// The property with the payload.
    package var payload: SwiftIdentifier
    package var payloadKey: SwiftLiteral
    var payloadIsOptional: Bool
    var payloadDocumentation: [DocCommentLine]
    /// The call that chooses between the payload and the API's error, or nil if the envelope always has a payload.
    var resolution: CallView?
    /// The error type `EnvelopeViolation`.
    var violation: SwiftTypeSpelling

    package func show(_ key: ViewKey, on page: inout TemplatePage) {
        switch key {
        case .payloadType: page.leaf(payloadType)
        case .payload: page.leaf(payload.declared)
        case .payloadKey: page.leaf(payloadKey)
        case .isOptional: page.flag(payloadIsOptional)
        case .payloadDocumentation: page.leaves(payloadDocumentation)
        case .resolution: page.optional(resolution)
        case .violation: page.leaf(violation)
        default: record.show(key, on: &page)
        }
    }
}

/// A generic enumeration with a record for success and a record for failure.
package struct OutcomeView: KeyedView {
    package var heading: HeadingView
    package var access: String
    var accessors: [AccessorView]
    var payloadType: SwiftTypeSpelling
    package var payload: OutcomePayloadView?
    /// The arguments of the call that chooses the record.
    package var choice: SwiftExpression
    package var success: RecordView
    package var failure: RecordView
    var decoder: SwiftTypeSpelling
    var encoder: SwiftTypeSpelling

    package func show(_ key: ViewKey, on page: inout TemplatePage) {
        switch key {
        case .heading: page.view(heading)
        case .name: page.leaf(heading.name.declared)
        case .access: page.leaf(access)
        case .accessors: page.views(accessors)
        case .payloadType: page.leaf(payloadType)
        case .payload: page.optional(payload)
        case .arguments: page.leaf(choice)
        case .success: page.view(success)
        case .failure: page.view(failure)
        case .decoder: page.leaf(decoder)
        case .encoder: page.leaf(encoder)
        default: break
        }
    }
}

/// A property of an outcome, which reads the property of either record.
struct AccessorView: KeyedView {
    var access: String
    var name: SwiftIdentifier
    var type: SwiftTypeSpelling
    var isInSuccess: Bool
    var isInFailure: Bool

    func show(_ key: ViewKey, on page: inout TemplatePage) {
        switch key {
        case .access: page.leaf(access)
        case .name: page.leaf(name.declared)
        case .member: page.leaf(name.member)
        case .type: page.leaf(type)
        case .isInSuccess: page.flag(isInSuccess)
        case .isInFailure: page.flag(isInFailure)
        default: break
        }
    }
}

/// `payload()` of an outcome.
package struct OutcomePayloadView: KeyedView {
    package var documentation: [DocCommentLine]
    package var access: String
    package var type: SwiftTypeSpelling
    package var success: CallView
    /// The call that throws the error of a failure. The value is nil if the failure itself is thrown.
    package var failure: CallView?

    package func show(_ key: ViewKey, on page: inout TemplatePage) {
        switch key {
        case .payloadDocumentation: page.leaves(documentation)
        case .access: page.leaf(access)
        case .type: page.leaf(type)
        case .success: page.view(success)
        case .failure: page.optional(failure)
        default: break
        }
    }
}
