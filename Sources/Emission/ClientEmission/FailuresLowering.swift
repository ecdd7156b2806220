import ContractModel
import SwiftEmission

/// Lowers the documented failures of an operation to an enumeration, which has a case for each status.
struct FailuresLowering {
    let types: ClientTypes
    var lowering: DeclarationLowering

    private static let name = SwiftIdentifier(checked: "Failure")
    private static let other = SwiftIdentifier(checked: "other")

    init(types: ClientTypes, _ lowering: DeclarationLowering) {
        self.types = types
        self.lowering = lowering
    }

    /// Returns the view of the enumeration of failures, or nil for an operation without documented failures.
    ///
    /// The enumeration is `indirect`, because the compiler otherwise writes code that copies, assigns and destroys each
    /// body field by field, for each operation.
    ///
    /// - Parameter operation: The path of the operation's type.
    mutating func view(of answers: [CallAnswers.Answer], in operation: [SwiftIdentifier]) -> FailuresView? {
        let answers = Self.ordered(answers)
        if answers.isEmpty { return nil }
        lowering.scope = operation + [Self.name]
        lowering.indentation = SourceLine.indentation
        var cases: [OutputCaseView] = []
        var statements: [AnswerView] = []
        for (answer, pattern) in answers {
            let name = StatusName.ofFailure(answer.status)
            let type = type(of: answer.content)
            cases.append(
                OutputCaseView(documentation: documentation(of: answer), name: name, type: type))
            statements.append(
                Self.statement(pattern, Self.assignment(of: name, hasBody: type != nil, hasStatus: pattern != nil)))
        }
        if answers.last?.pattern != nil { statements.append(Self.statement(nil, "throw error")) }
        let text = "Any other error, such as a lost connection or a status that the contract does not list."
        cases.append(
            OutputCaseView(
                documentation: DocCommentLine.lines(text, indentation: 2 * SourceLine.indentation), name: Self.other,
                type: lowering.model.known.error.existential))
        return FailuresView(
            beginning: lowering.nested(
                in: operation, "indirect enum", lowering.model.known.error,
                "Distinguishes the failures of a call by status: `switch Failure(error)`."),
            cases: cases, error: lowering.model.known.error.existential,
            reader: types.answeredError, answers: statements)
    }

    /// Returns the distinct statuses with their patterns. Single statuses come before ranges, and `default` comes last.
    static func ordered(
        _ answers: [CallAnswers.Answer]
    ) -> [(answer: CallAnswers.Answer, pattern: String?)] {
        var names: Set<SwiftIdentifier> = [other]
        let known = answers.filter {
            ($0.status == "default" || AnswersLowering.pattern($0.status) != nil)
                && names.insert(StatusName.ofFailure($0.status)).inserted
        }.map { (answer: $0, pattern: AnswersLowering.pattern($0.status)) }
        let singles = known.filter { $0.pattern.map { !AnswersLowering.isRange($0) } ?? false }
        let ranges = known.filter { $0.pattern.map(AnswersLowering.isRange) ?? false }
        return singles + ranges + known.filter { $0.pattern == nil }
    }

    /// Returns the assignment of a case. Errors without a response reach `default`, too, so its case is checked.
    private static func assignment(of name: SwiftIdentifier, hasBody: Bool, hasStatus: Bool) -> String {
        if hasBody { return "self = try .\(name.member)(answer.body())" }
        return hasStatus ? "self = .\(name.member)" : "self = try answer.plain(.\(name.member))"
    }

    private static func statement(_ pattern: String?, _ value: String) -> AnswerView {
        AnswerView(
            pattern: SwiftExpression(trusted: pattern.map { "case " + $0 } ?? "default"),
            statement: SwiftExpression(trusted: value), indentation: 4 * SourceLine.indentation)
    }

    private func documentation(of answer: CallAnswers.Answer) -> [DocCommentLine] {
        let status = answer.status == "default" ? "Any other status." : "Status \(Prose.code(answer.status))."
        let description = answer.description.map { " " + Prose.sentence($0) } ?? ""
        return DocCommentLine.lines(status + description, indentation: 2 * SourceLine.indentation)
    }

    /// The type of the body, or nil for a body that the client does not decode.
    private mutating func type(of content: CallContent) -> SwiftTypeSpelling? {
        switch content {
        case .nothing, .bytes, .location, .stream: return nil
        case .text: return lowering.model.known.string
        case .json(let reference):
            return lowering.codingForm(of: reference) == nil ? lowering.spelling(of: reference) : nil
        }
    }
}
