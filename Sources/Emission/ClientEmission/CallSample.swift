package import ContractModel
import SwiftEmission

/// The values with which a sample calls an operation.
package struct CallValues: Sendable {
    /// Maps the place and the name of a parameter, such as `query page`, to its value.
    package var parameters: [String: ContractValue]
    /// The body with all properties, and the body with only the required properties.
    package var body, leastBody: ContractValue?

    package init(parameters: [String: ContractValue], body: ContractValue?, leastBody: ContractValue?) {
        self.parameters = parameters
        self.body = body
        self.leastBody = leastBody
    }
}

/// Writes the Swift code of a call, with a `catch` for each documented failure.
///
/// An argument for which there is no literal becomes a parameter of a function around the call.
struct CallSample {
    private let call: CallDefinition
    private let names: ClientNames.Call
    private let types: ClientTypes
    private var lowering: DeclarationLowering
    /// The arguments of the call, and the parameters of the function around the call.
    private var arguments: [String] = []
    private var parameters: [String] = []

    /// The greatest length of a body's literal, in bytes. A longer body is written with only the required properties.
    private static let bodyLimit = 400
    private static let columnLimit = 72
    /// The greatest number of lines of a call in a comment.
    private static let shortLimit = 6

    init(
        _ call: CallDefinition, _ names: ClientNames.Call, types: ClientTypes, _ lowering: DeclarationLowering
    ) {
        self.call = call
        self.names = names
        self.types = types
        self.lowering = lowering
        self.lowering.scope = []
    }

    mutating func lines(_ values: CallValues) -> [String] {
        read(values)
        var lines = statements()
        if call.answers.stream != nil {
            lines += ["    print(event)", "}"]
        } else if !returnsNothing {
            lines.append("print(result)")
        }
        let catches = catches()
        if !catches.isEmpty { lines = ["do {"] + lines.map(Self.indented) + catches + ["}"] }
        guard !parameters.isEmpty else { return lines }
        return ["func send(\(parameters.joined(separator: ", "))) async throws {"] + lines.map(Self.indented) + ["}"]
    }

    /// Returns the call alone for a comment. The result is nil if the call is too long, or if there is no literal for
    /// one of its arguments.
    mutating func shortLines(_ values: CallValues) -> [String]? {
        read(values)
        let lines = statements() + (call.answers.stream == nil ? [] : ["    print(event)", "}"])
        let isShort = lines.count <= Self.shortLimit && lines.allSatisfy { $0.utf8.count <= Self.columnLimit }
        return isShort && parameters.isEmpty ? lines : nil
    }

    private mutating func read(_ values: CallValues) {
        for (parameter, name) in zip(call.parameters, names.parameters) where parameter.isRequired {
            let value = values.parameters["\(parameter.place.rawValue) \(parameter.name)"]
            let literal = value.flatMap { lowering.literal($0, as: parameter.reference) }
            add(name, literal?.text, lowering.spelling(of: parameter.reference).text)
        }
        if let body = call.body { add(names.body, literal(body, values), bodyType(of: body)) }
    }

    private static func indented(_ line: String) -> String { "    " + line }

    private mutating func add(_ name: SwiftIdentifier, _ literal: String?, _ type: String) {
        arguments.append("\(name.argumentLabel): \(literal ?? name.declared)")
        if literal == nil { parameters.append("\(name.label): \(type)") }
    }

    // MARK: The call

    private var returnsNothing: Bool {
        mutating get {
            call.answers.stream == nil && AnswersLowering(call.answers, in: [], &lowering).output == nil
        }
    }

    /// Returns the lines of the call. For a stream, the lines begin a loop over the events.
    private mutating func statements() -> [String] {
        let method = names.path.map(\.member).joined(separator: ".")
        let isStream = call.answers.stream != nil
        let start = isStream ? "for try await event in \(method)(" : "try await \(method)("
        let opening = isStream || returnsNothing ? start : "let result = " + start
        return BracketLayout.lines(
            of: opening + arguments.joined(separator: ", ") + ")" + (isStream ? " {" : ""), columns: Self.columnLimit)
    }

    // MARK: The body

    /// Returns the literal of a body, or nil if the body has no literal.
    private mutating func literal(_ body: CallBody, _ values: CallValues) -> String? {
        let literal: String?
        switch body.form {
        case .json(let reference), .form(let reference, _):
            let full = values.body.flatMap { lowering.literal($0, as: reference)?.text }
            if let full, full.utf8.count <= Self.bodyLimit {
                literal = full
            } else {
                literal = values.leastBody.flatMap { lowering.literal($0, as: reference)?.text } ?? full
            }
        case .text: literal = SwiftLiteral.string("Sample").text
        case .multipart, .bytes: literal = nil
        }
        guard let literal, !body.others.isEmpty else { return literal }
        return body.choiceNames.first.map { ".\(SwiftIdentifier(checked: $0).member)(\(literal))" }
    }

    private mutating func bodyType(of body: CallBody) -> String {
        var operation = OperationLowering(call, names, types: types, lowering)
        operation.lowering.scope = []
        return operation.bodyType(of: body).text
    }

    // MARK: Failures

    /// Returns the lines of the `catch` clauses. Statuses whose errors have the same type share a clause.
    private mutating func catches() -> [String] {
        var clauses: [(pattern: String, value: String, statuses: [String])] = []
        for failure in call.answers.failures {
            let (pattern, value) = clause(for: failure)
            let status = failure.status == "default" ? "any other status" : failure.status
            if let index = clauses.firstIndex(where: { $0.pattern == pattern }) {
                clauses[index].statuses.append(status)
            } else {
                clauses.append((pattern, value, [status]))
            }
        }
        // The clause that catches any error of the API comes last.
        let isGeneral = { (pattern: String) in pattern.hasSuffix("(let error)") }
        let sorted = clauses.filter { !isGeneral($0.pattern) } + clauses.filter { isGeneral($0.pattern) }
        return sorted.flatMap { clause in
            [
                "} catch APIClientError.\(clause.pattern) {", "    // \(clause.statuses.joined(separator: ", "))",
                "    print(\(clause.value))",
            ]
        }
    }

    private mutating func clause(for failure: CallAnswers.Answer) -> (pattern: String, value: String) {
        func error(_ type: String) -> (String, String) { ("apiError(let error as \(type))", "error") }
        let status = Int(failure.status).map { " where answer.status == \($0)" } ?? ""
        let unexpected = ("unexpectedStatus(let answer)\(status)", "answer.status")
        switch failure.content {
        case .nothing, .bytes, .location, .stream: return unexpected
        case .text: return error("FailureBody<\(lowering.model.known.string.text)>")
        case .json(let reference):
            if lowering.codingForm(of: reference) != nil { return unexpected }
            let type = lowering.spelling(of: reference).text
            switch FailureKind(reference, in: lowering.model.contract) {
            case .envelope: return ("apiError(let error)", "error")
            case .record(let id):
                let inner = FailureKind.inner(of: id, in: lowering.model)
                return error(inner.map { lowering.spelling(of: $0.type).text } ?? type)
            case .value: return error("FailureBody<\(type)>")
            }
        }
    }
}
