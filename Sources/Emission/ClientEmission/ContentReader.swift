import ContractModel
import SwiftEmission

/// Makes the expressions that decode the contents of responses.
struct ContentReader {
    var lowering: DeclarationLowering

    /// Returns the Swift type of a content. The result is nil if there is no content.
    mutating func type(of content: CallContent) -> SwiftTypeSpelling? {
        switch content {
        case .nothing: return nil
        case .json(let reference): return lowering.spelling(of: reference)
        case .text: return lowering.model.known.string
        case .bytes, .stream: return lowering.spelling(of: .scalar(.data))
        case .location: return lowering.spelling(of: .scalar(.url))
        }
    }

    func isOptional(_ content: CallContent) -> Bool {
        guard case .json(let reference) = content else { return false }
        return lowering.model.isOptional(reference)
    }

    mutating func success(_ answer: CallAnswers.Answer, isOptional: Bool = false) -> String {
        switch answer.content {
        case .nothing: return ""
        case .json(let reference):
            if let form = form(of: answer.use ?? TypeUse(reference)) {
                lowering.useRuntime(isExposed: false)
                return "try response.\(isOptional ? "optionalJSON" : "json")(as: \(form.text).self)"
            }
            return isOptional ? "try response.optionalJSON()" : "try response.json()"
        case .text: return "try response.text()"
        case .bytes, .stream: return "try response.data()"
        case .location: return "try response.location()"
        }
    }

    /// Returns the helper type that decodes a whole body whose JSON differs from its Swift type. The result is nil if
    /// the Swift type decodes itself.
    private func form(of use: TypeUse) -> SwiftTypeSpelling? {
        lowering.codingForm(of: use.reference) ?? (holdsFreeObjects(use) ? lowering.decodingForm(of: use) : nil)
    }

    private func holdsFreeObjects(_ use: TypeUse) -> Bool {
        let use = lowering.model.resolved(use)
        switch use.reference {
        case .json: return use.constraints.expectsObject
        case .optional(let wrapped): return holdsFreeObjects(TypeUse(wrapped, constraints: use.constraints))
        case .array, .dictionary: return use.fixedCount == nil && use.element.map(holdsFreeObjects) ?? false
        case .scalar, .definition, .generic, .payload: return false
        }
    }

    /// Returns the expression of the error that a failed call throws, without `throw`.
    mutating func failure(_ content: CallContent) -> String {
        switch content {
        case .nothing, .bytes, .location, .stream: return "response.failure()"
        case .text: return "response.failureText()"
        case .json(let reference):
            if lowering.codingForm(of: reference) != nil { return "response.failure()" }
            // Only the body of a function uses the type, so its import need not be public.
            var inner = lowering
            let type = inner.spelling(of: reference).text
            lowering.imports.insertHidden(inner.imports)
            switch FailureKind(reference, in: lowering.model.contract) {
            case .envelope: return "response.failure(in: \(type).self)"
            case .record: return "response.failure(\(type).self)"
            case .value: return "response.failure(body: \(type).self)"
            }
        }
    }

    // MARK: Several successes

    mutating func choiceCase(of answer: CallAnswers.Answer) -> OutputCaseView {
        OutputCaseView(
            documentation: DocCommentLine.lines(
                answer.status == "default" ? "Any other status." : "Status \(Prose.code(answer.status)).",
                indentation: 2 * SourceLine.indentation),
            name: StatusName.ofSuccess(answer.status), type: type(of: answer.content))
    }

    mutating func statement(_ answer: CallAnswers.Answer, as name: SwiftIdentifier) -> String {
        answer.content == .nothing ? "return .\(name.member)" : "return .\(name.member)(\(success(answer)))"
    }
}

/// The kind of a failure's body.
enum FailureKind {
    case envelope
    /// A record of the contract, which conforms to `APIFailure`.
    case record(TypeID)
    case value

    init(_ reference: TypeReference, in contract: Contract) {
        switch contract.resolved(reference) {
        case .generic: self = .envelope
        case .definition(let id):
            if case .record(let shape) = contract[id].shape, !shape.isWrapper {
                self = .record(id)
            } else {
                self = .value
            }
        case .scalar, .json, .array, .dictionary, .optional, .payload: self = .value
        }
    }

    /// Returns the property `error` of a failure. The result is nil if the Swift type does not have this property with
    /// a record as its value.
    static func inner(of id: TypeID, in model: SwiftLowering) -> (name: SwiftIdentifier, type: TypeID)? {
        guard case .record(let shape) = model.contract[id].shape, !model.contract.isReplaced(id),
            let index = shape.properties.firstIndex(where: { $0.key == "error" }),
            !model.isSkipped(shape.properties[index]), !shape.properties[index].hasExplicitPresence,
            case .record(let inner) = FailureKind(shape.properties[index].use.reference, in: model.contract),
            !model.contract.isReplaced(inner)
        else { return nil }
        return (model.names[members: id].members[index].identifier, inner)
    }
}
