import ContractModel
import SwiftEmission

/// Lowers the answers of a call to what reads them.
struct AnswersLowering {
    private(set) var output: SwiftTypeSpelling
    private(set) var view: AnswersView

    private static let statementIndentation = 2 * SourceLine.indentation

    init(_ answers: CallAnswers, _ lowering: inout DeclarationLowering, types: ClientTypes) {
        let void = SwiftTypeSpelling(known: "Void", module: "Swift", shadowed: [])
        var reader = Reader(lowering: lowering)
        let contents = Self.distinct(answers.successes.map(\.content))
        let value = contents.filter { $0 != .nothing }
        let failures = answers.failures.map { (answer: $0, statement: "throw " + reader.failure($0.content)) }
        // Several types of success: the first, until callers can tell them apart.
        let first = value.first ?? .nothing
        let isOptional = contents.contains(.nothing) && value.count == 1 && first.isJSON
        output = value.isEmpty ? void : reader.type(of: first)
        if isOptional, !reader.isOptional(first) { output = output.optional }
        let success = reader.success(first, isOptional: isOptional)
        view = Self.view(success: success, failures)
        lowering = reader.lowering
    }

    private static func distinct(_ contents: [CallContent]) -> [CallContent] {
        contents.reduce(into: []) { known, content in
            if !known.contains(content) { known.append(content) }
        }
    }

    /// A guard where all failures are alike, else a case for each status.
    private static func view(
        success: String, _ failures: [(answer: CallAnswers.Answer, statement: String)]
    ) -> AnswersView {
        let statements = Set(failures.map(\.statement))
        if statements.count <= 1 {
            let failure = failures.first?.statement.dropFirst("throw ".count) ?? "response.failure()"
            return AnswersView(
                success: SwiftExpression(trusted: success), failure: SwiftExpression(trusted: String(failure)))
        }
        var cases = [Self.answer("case 200..<300", "return " + success)]
        var grouped: [(patterns: [String], statement: String)] = []
        for (answer, statement) in failures where answer.status != "default" {
            guard let pattern = pattern(answer.status) else { continue }
            if let index = grouped.firstIndex(where: { $0.statement == statement }) {
                grouped[index].patterns.append(pattern)
            } else {
                grouped.append(([pattern], statement))
            }
        }
        // A status by itself goes before the range that it is in.
        for group in grouped {
            let exact = group.patterns.filter { !$0.contains("..<") }
            if !exact.isEmpty { cases.append(answer("case \(exact.joined(separator: ", "))", group.statement)) }
        }
        for group in grouped {
            let ranges = group.patterns.filter { $0.contains("..<") }
            if !ranges.isEmpty { cases.append(answer("case \(ranges.joined(separator: ", "))", group.statement)) }
        }
        let others = failures.first { $0.answer.status == "default" }?.statement
        cases.append(answer("default", others ?? "throw response.failure()"))
        return AnswersView(
            success: SwiftExpression(trusted: success), failure: SwiftExpression(trusted: ""), cases: cases)
    }

    private static func answer(_ pattern: String, _ statement: String) -> AnswerView {
        AnswerView(
            pattern: SwiftExpression(trusted: pattern), statement: SwiftExpression(trusted: statement),
            indentation: statementIndentation)
    }

    /// `404`, or `400..<500` for `4XX`; nil for what is no status.
    private static func pattern(_ status: String) -> String? {
        if let number = Int(status), (100..<1000).contains(number) { return String(number) }
        guard status.count == 3, status.uppercased().hasSuffix("XX"), let digit = status.first?.wholeNumberValue,
            (1...9).contains(digit)
        else { return nil }
        return "\(digit)00..<\(digit + 1)00"
    }
}

extension CallContent {
    var isJSON: Bool {
        if case .json = self { true } else { false }
    }
}

/// The expressions that read contents.
private struct Reader {
    var lowering: DeclarationLowering

    mutating func type(of content: CallContent) -> SwiftTypeSpelling {
        switch content {
        case .nothing: return SwiftTypeSpelling(known: "Void", module: "Swift", shadowed: [])
        case .json(let reference): return lowering.spelling(of: reference)
        case .text: return lowering.model.known.string
        case .bytes, .stream: return lowering.spelling(of: .scalar(.data))
        }
    }

    func isOptional(_ content: CallContent) -> Bool {
        guard case .json(let reference) = content, case .optional = lowering.model.resolved(reference) else {
            return false
        }
        return true
    }

    func success(_ content: CallContent, isOptional: Bool) -> String {
        switch content {
        case .nothing: return "try response.nothing()"
        case .json(let reference):
            if let form = lowering.codingForm(of: reference) {
                return "try response.\(isOptional ? "optionalJSON" : "json")(as: \(form.text).self)"
            }
            return isOptional ? "try response.optionalJSON()" : "try response.json()"
        case .text: return "try response.text()"
        case .bytes, .stream: return "try response.data()"
        }
    }

    /// Without `throw`.
    mutating func failure(_ content: CallContent) -> String {
        switch content {
        case .nothing, .bytes, .stream: return "response.failure()"
        case .text: return "response.failureText()"
        case .json(let reference):
            if lowering.codingForm(of: reference) != nil { return "response.failure()" }
            let type = lowering.spelling(of: reference)
            switch FailureKind(reference, in: lowering.model.contract) {
            case .envelope: return "response.failure(in: \(type.text).self)"
            case .record(let id):
                let inner = FailureKind.inner(of: id, in: lowering.model).map { ", \\.\($0.name.member)" } ?? ""
                return "response.failure(\(type.text).self\(inner))"
            case .value: return "response.failure(body: \(type.text).self)"
            }
        }
    }
}

/// What the body of a failure is.
enum FailureKind {
    case envelope
    /// A record of the contract, which conforms to `APIFailure`.
    case record(TypeID)
    case value

    /// The property of a failure that says what went wrong, where that is a record: `error`.
    static func inner(of id: TypeID, in model: SwiftLowering) -> (name: SwiftIdentifier, type: TypeID)? {
        guard case .record(let shape) = model.contract[id].shape,
            let index = shape.properties.firstIndex(where: { $0.key == "error" }),
            !model.isSkipped(shape.properties[index]),
            !shape.properties[index].hasExplicitPresence,
            case .record(let inner) = FailureKind(shape.properties[index].use.reference, in: model.contract),
            !model.contract.isReplaced(inner)
        else { return nil }
        return (model.names[members: id].names[index], inner)
    }

    init(_ reference: TypeReference, in contract: Contract) {
        switch contract.resolved(reference) {
        case .generic: self = .envelope
        case .definition(let id):
            if case .record(let shape) = contract[id].shape, !shape.isWrapper { self = .record(id) } else { self = .value }
        case .scalar, .json, .array, .dictionary, .optional, .payload: self = .value
        }
    }
}
