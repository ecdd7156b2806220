import ContractModel
import SwiftEmission

/// Lowers the responses of a call to the code that decodes them.
struct AnswersLowering {
    /// The type of a successful response's body. The value is nil for a response without a body.
    private(set) var output: SwiftTypeSpelling?
    private(set) var view: AnswersView
    /// The cases of the nested type `Output`. The list is empty if all successful responses have one type.
    private(set) var choice: [OutputCaseView] = []

    private static let statementIndentation = 2 * SourceLine.indentation
    static let choiceName = SwiftIdentifier(checked: "Output")

    /// A status such as `404`, `4XX` or `default`, with the statement that decodes its response.
    private typealias Statement = (status: String, text: String)

    /// - Parameter operation: The path of the operation's type. The type of the output is nested in it.
    init(_ answers: CallAnswers, in operation: [SwiftIdentifier], _ lowering: inout DeclarationLowering) {
        var reader = ContentReader(lowering: lowering)
        let successes =
            answers.stream == nil ? answers.successes : [CallAnswers.Answer(status: "200", content: .nothing)]
        let failures = answers.failures.map { (status: $0.status, text: "throw " + reader.failure($0.content)) }
        let contents = successes.map(\.content).distinct
        let values = contents.filter { $0 != .nothing }
        let isOptional = contents.count == 2 && values.count == 1 && values[0].isJSON
        if contents.count == 1 || isOptional {
            let content = values.first ?? .nothing
            let value = successes.first { $0.content == content }
            output = reader.type(of: content)
            if isOptional, !reader.isOptional(content) { output = output?.optional }
            view = Self.view(
                success: values.isEmpty ? nil : value.map { "return " + reader.success($0, isOptional: isOptional) },
                isRedirect: answers.redirectsOnly, failures)
        } else {
            let path = operation + [Self.choiceName]
            output = SwiftTypeSpelling(path: lowering.scope.isEmpty ? path : path.suffix(1))
            choice = successes.map { reader.choiceCase(of: $0) }
            let statements = zip(successes, choice).map { answer, choice in
                (status: answer.status, text: reader.statement(answer, as: choice.name))
            }
            view = Self.view(successes: statements, failures)
        }
        lowering = reader.lowering
    }

    /// Returns a guard if all failures are decoded in the same way, whatever their status. If failures are decoded in
    /// several ways, returns a case for each status.
    private static func view(success: String?, isRedirect: Bool, _ failures: [Statement]) -> AnswersView {
        let cases = cases(of: failures)
        if cases.count == 1, !isRedirect {
            return AnswersView(success: success.map(SwiftExpression.init(trusted:)), failure: cases[0].statement)
        }
        return AnswersView(cases: [answer(isRedirect ? "300..<400" : "200..<300", success ?? "return")] + cases)
    }

    /// Returns a case for each status. A success with an undocumented status is decoded like the first documented
    /// success, because servers change 200 to 201.
    private static func view(successes: [Statement], _ failures: [Statement]) -> AnswersView {
        let known = successes.filter { $0.status != "default" }.compactMap { success in
            pattern(success.status).map { (pattern: $0, text: success.text) }
        }
        // A single status comes before the range that contains it.
        var cases = known.filter { !isRange($0.pattern) } + known.filter { isRange($0.pattern) }
        if let first = successes.first, !cases.contains(where: { isRange($0.pattern) }) {
            cases.append(("200..<300", first.text))
        }
        return AnswersView(cases: cases.map { answer($0.pattern, $0.text) } + self.cases(of: failures))
    }

    /// Returns cases for the statuses whose bodies differ from the body of `default`, and then a case for all other
    /// statuses. The last case decodes the body of `default`. Without `default`, the last case throws the undecoded
    /// response, because the document describes no body for it.
    private static func cases(of failures: [Statement]) -> [AnswerView] {
        var grouped: [(patterns: [String], statement: String)] = []
        let others = failures.first { $0.status == "default" }?.text ?? "throw response.failure()"
        let patterns = failures.filter { $0.status != "default" && $0.text != others }.compactMap { pattern($0.status) }
        for failure in failures where failure.status != "default" {
            // A status that is decoded like `default` needs a case only inside a range that is decoded in another way.
            guard let pattern = pattern(failure.status),
                failure.text != others || patterns.contains(where: { isRange($0) && $0.first == pattern.first })
            else { continue }
            if let index = grouped.firstIndex(where: { $0.statement == failure.text }) {
                grouped[index].patterns.append(pattern)
            } else {
                grouped.append(([pattern], failure.text))
            }
        }
        // A single status comes before the range that contains it.
        let cases = [false, true].flatMap { isRange in
            grouped.compactMap { group -> AnswerView? in
                let patterns = group.patterns.filter { self.isRange($0) == isRange }
                return patterns.isEmpty ? nil : answer(patterns.joined(separator: ", "), group.statement)
            }
        }
        return cases + [
            AnswerView(
                pattern: SwiftExpression(trusted: "default"), statement: SwiftExpression(trusted: others),
                indentation: statementIndentation)
        ]
    }

    static func isRange(_ pattern: String) -> Bool { pattern.contains("..<") }

    private static func answer(_ pattern: String, _ statement: String) -> AnswerView {
        AnswerView(
            pattern: SwiftExpression(trusted: "case " + pattern), statement: SwiftExpression(trusted: statement),
            indentation: statementIndentation)
    }

    /// Returns the Swift pattern of a status: `404`, or `400..<500` for `4XX`. The result is nil for a string that is
    /// not a status.
    static func pattern(_ status: String) -> String? {
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

extension Sequence where Element: Hashable {
    /// The distinct elements, in their original order.
    fileprivate var distinct: [Element] {
        var seen: Set<Element> = []
        return filter { seen.insert($0).inserted }
    }
}
