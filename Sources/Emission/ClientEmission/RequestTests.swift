import ContractModel
import Files
import GenerationSettings
import SwiftEmission

/// Writes the tests of the requests that the operations make. A file for each operation has its requests, and one suite
/// checks all of them.
///
/// Each request names its parts as the document does, with their values as JSON. The operation gets these values, and
/// the test compares the request that it sends with them.
struct RequestTests: Sendable {
    /// A function that returns the value of a parameter with the document's example, or nil without a finite value.
    typealias Parameter = @Sendable (_ use: TypeUse, _ example: ContractValue?, _ name: String) -> ContractValue?
    /// A function that returns the value of a body, with all keys or only the required keys.
    typealias Body = @Sendable (_ reference: TypeReference, _ isLeast: Bool) -> ContractValue?

    static let suite = "RequestTests"

    let model: SwiftLowering
    let client: SwiftIdentifier
    let globals: [GlobalParameter]
    let parameter: Parameter
    let body: Body

    private var options: GenerationOptions { model.options }

    /// The requests of one operation, in the order of their statements.
    struct Table: Sendable {
        /// The name of the Swift constant: `SearchByISBN_Requests`.
        var name: String
        var statements: [String]
        var modules: Set<String> = []
    }

    // MARK: Files

    func files(of tables: [Table]) -> [GeneratedFile] {
        if options.layout == .bundled {
            let modules = tables.reduce(into: Set<String>()) { $0.formUnion($1.modules) }
            return [file(Self.suite, modules, [suite(tables)] + tables.map(declaration))]
        }
        if tables.isEmpty { return [] }
        return [file(Self.suite, [], [suite(tables)])]
            + tables.map { file($0.name, $0.modules, [declaration($0)]) }
    }

    private func file(_ name: String, _ modules: Set<String>, _ declarations: [String]) -> GeneratedFile {
        let module = model.names.module
        let framework = options.tests == .xctest ? "XCTest" : "Testing"
        let own = options.access == .internal ? "@testable import \(module)" : "import \(module)"
        let isSuite = name == Self.suite
        let imports =
            [options.importDeclaration(of: options.testingModule), own]
            + (isSuite
                ? [options.clientModule, options.runtimeModule].map { options.importDeclaration(of: $0) }
                    + ["import Foundation", "import \(framework)"]
                : [])
            + (isSuite ? [] : modules.map { options.importDeclaration(of: $0) })
        let sorted = imports.sorted { ($0.split(separator: " ").last ?? "") < ($1.split(separator: " ").last ?? "") }
        let lines = model.header.map(\.text) + [""] + sorted + [""] + [declarations.joined(separator: "\n")]
        return GeneratedFile(
            path: "Tests/\(module)Tests/\(Self.suite)/\(name).swift", bytes: Array(lines.joined(separator: "\n").utf8))
    }

    /// Spells a type of a library in a file that also imports the contract's types.
    private func library(_ name: String, of module: String) -> String {
        SwiftTypeSpelling(known: name, module: module, shadowed: model.names.shadowed).text
    }

    private func testing(_ name: String) -> String { library(name, of: options.testingModule) }

    private func suite(_ tables: [Table]) -> String {
        let check = testing("RequestCheck")
        let isXCTest = options.tests == .xctest
        let start =
            isXCTest
            ? ["nonisolated final class \(Self.suite): XCTestCase {", "    static let checks: [[\(check)]] = ["]
            : [
                "@\(library("Suite", of: "Testing")) struct \(Self.suite) {",
                "    nonisolated static let checks: [[\(check)]] = [",
            ]
        let test =
            isXCTest
            ? [
                "    func testSends() async throws {",
                "        for check in Self.checks.flatMap(\\.self) { try await check.verify() }", "    }",
            ]
            : [
                "    @\(library("Test", of: "Testing"))(arguments: checks.flatMap(\\.self))",
                "    func sends(_ check: \(check)) async throws {", "        try await check.verify()", "    }",
            ]
        let documentation = "/// Tests that each operation sends its values where the contract places them."
        let lines =
            [documentation] + start + tables.map { "        \($0.name).checks," } + ["    ]", ""] + test + ["}", ""]
        return (lines + taker).joined(separator: "\n")
    }

    /// The lines of the type that receives the calls. The type throws each request instead of sending it.
    private var taker: [String] {
        func type(_ name: String) -> String { library(name, of: options.clientModule) }
        func swift(_ name: String) -> String { library(name, of: "Swift") }
        let sent = testing("SentRequest")
        let calls = "\(client.declared)(url: \(sent).server, through: RequestTaker())"
        let context =
            "\(type("ClientContext"))(api: RequestTaker(), server: \(sent).server.absoluteString, overridesServers: true)"
        let change = "_ api: \(client.declared) = client"
        return [
            "/// Throws the request of each call instead of sending it.",
            "nonisolated struct RequestTaker: \(type("APIClientProtocol")) {",
        ] + (globals.isEmpty ? [] : ["    static let client = \(client.declared)(client: \(context))", ""]) + [
            "    static func take(_ operation: some \(type("APIOperation"))\(globals.isEmpty ? "" : ", \(change)")) async throws {",
            "        _ = try await \(globals.isEmpty ? calls : "api").rawResponse(for: operation)",
            "    }",
            "",
            "    /// Returns the error that a call throws for a response with this status and body.",
            "    static func error<Operation: \(type("APIOperation"))>(",
            "        of operation: Operation.Type, _ status: \(swift("Int")), _ body: \(library("Data", of: "Foundation"))",
            "    ) -> any \(swift("Error")) {",
            "        let response = \(type("RawResponse"))(",
            "            status: status, headers: [\"Content-Type\": \"application/json\"], body: body,",
            "            endpoint: operation.endpoint)",
            "        return response.error(of: operation) ?? CancellationError()",
            "    }",
            "",
            "    func perform(_ call: \(type("APICall"))) async throws -> \(type("RawResponse")) {",
            "        var body: \(library("Data", of: "Foundation"))?",
            "        if case .data(let data) = call.request.body { body = data }",
            "        throw \(sent)(call.request.method, call.request.url, call.request.headers, body)",
            "    }",
            "}",
            "",
        ]
    }

    private func declaration(_ table: Table) -> String {
        let lines =
            ["nonisolated enum \(table.name) {", "    static var checks: [\(testing("RequestCheck"))] {"]
            + table.statements.map { "        \($0)" } + ["        return table.checks", "    }", "}", ""]
        return lines.joined(separator: "\n")
    }
}

// MARK: Requests

extension RequestTests {
    /// Returns the requests of an operation. The result is nil if the path contains `?` or `#`, or if the tests cannot
    /// make a required value.
    func table(_ call: CallDefinition, _ names: ClientNames.Call) -> Table? {
        let type = model.names[type: call.type].path.map(\.name).joined(separator: "_")
        var table = Table(name: "\(type)_Requests", statements: [])
        let operation = call.operation
        guard !operation.path.contains(where: { "?#".contains($0) }) else { return nil }
        let path = operation.template.segments.map { segment in
            switch segment {
            case .text(let text): text
            case .parameter(let name): "{\(name)}"
            }
        }.joined()
        func literal(_ text: String) -> String { SwiftLiteral.string(text).text }
        let texts = [operation.name, operation.sentMethod, path].map(literal).joined(separator: ", ")
        table.statements.append("var table = \(testing("RequestTable"))(\(texts))")
        guard let least = request("least", call, names, isLeast: true, &table.modules),
            let whole = request("whole", call, names, isLeast: false, &table.modules)
        else { return nil }
        let isWhole =
            least.joined(separator: "\n").replacing("\"least\"", with: "\"whole\"") == whole.joined(separator: "\n")
        table.statements += isWhole ? whole : least + whole
        table.statements += failures(of: call)
        return table
    }

    /// Returns the statements that add the documented failures with a JSON body.
    private func failures(of call: CallDefinition) -> [String] {
        let answers = FailuresLowering.ordered(call.answers.failures)
        let singles = Set(answers.compactMap { Int($0.answer.status) })
        let operation = model.names[type: call.type].path.map(\.declared).joined(separator: ".")
        return answers.flatMap { answer, pattern -> [String] in
            guard let pattern, let body = body(ofFailure: answer.content),
                let status = Int(pattern) ?? Self.status(in: pattern, besides: singles)
            else { return [] }
            let error = "\(operation).Failure(RequestTaker.error(of: \(operation).self, \(status), $0))"
            return [
                "table.failure(\(status), \(Self.literal(body.value)), as: \(body.type).self) {",
                "    guard case .\(StatusName.ofFailure(answer.status).member)(let body) =",
                "        \(error)", "    else { return nil }", "    return body", "}",
            ]
        }
    }

    /// Returns a value of a failure's body and its type. The result is nil for bodies that are not JSON of the
    /// contract's own types, and for envelopes, whose values decide whether they are failures.
    private func body(ofFailure content: CallContent) -> (value: ContractValue, type: String)? {
        guard case .json(let reference) = content, case .definition(let id) = model.resolved(reference),
            !model.contract.isReplaced(id), let value = body(reference, false)
        else { return nil }
        switch model.contract[id].shape {
        case .record, .union, .enumeration: break
        case .alias, .envelope, .outcome, .namespace: return nil
        }
        let path = [model.names.module] + model.names[type: id].path.map(\.declared)
        return (value, path.joined(separator: "."))
    }

    /// Returns a status of a range such as `400..<500` that the document does not describe separately.
    private static func status(in pattern: String, besides singles: Set<Int>) -> Int? {
        guard let first = pattern.split(separator: ".").first.flatMap({ Int($0) }) else { return nil }
        return (first..<first + 100).last { !singles.contains($0) }
    }

    /// Returns the statement that adds a request, or nil if a required value cannot be made.
    private func request(
        _ label: String, _ call: CallDefinition, _ names: ClientNames.Call, isLeast: Bool, _ modules: inout Set<String>
    ) -> [String]? {
        var parts: [String] = []
        var arguments: [String] = []
        func add(_ part: (text: String, argument: String)?, _ name: SwiftIdentifier, isRequired: Bool) -> Bool {
            guard let part else { return !isRequired }
            if isLeast, !isRequired { return true }
            parts.append(part.text)
            arguments.append("\(name.argumentLabel): \(part.argument)")
            return true
        }
        let parameters = zip(call.parameters, names.parameters).map { ($0, $1) }
        for isRequired in [true, false] {
            // The initializer has the body after the required parameters.
            let known = parameters.filter { ($0.0.isRequired || $0.0.wasRequired) == isRequired }
            if !isRequired, let body = call.body,
                !add(part(of: body, isLeast: isLeast), names.body, isRequired: body.isRequired)
            {
                return nil
            }
            for (parameter, name) in known {
                let part = part(of: parameter, call, &modules)
                guard add(part, name, isRequired: parameter.isRequired) else { return nil }
            }
        }
        let type = model.names[type: call.type].path.map(\.declared).joined(separator: ".")
        let operation = "\(type)(\(arguments.joined(separator: ", ")))"
        let own = arguments
        arguments = []
        for global in globals where call.globals.contains(global.parameter.name) {
            let part = part(of: global.parameter, call, &modules)
            guard add(part, global.name, isRequired: global.parameter.isRequired) else { return nil }
        }
        let api = arguments.isEmpty ? "" : ", RequestTaker.client" + arguments.map { ".with(\($0))" }.joined()
        let taken = "try await RequestTaker.take(\(operation)\(api))"
        let list = parts.isEmpty ? "" : ", [\(parts.joined(separator: ", "))]"
        let line = "table.request(\"\(label)\"\(list)) { "
        let closing = parts.isEmpty ? "_ in \(taken) }" : "\(taken) }"
        if 8 + line.utf8.count + closing.utf8.count <= SourceLine.columnLimit { return ["\(line)\(closing)"] }
        let opening = ["table.request(", "    \"\(label)\","] + ["    ["] + parts.map { "        \($0)," } + ["    ]"]
        return opening + [") {"] + broken(taken, type, own, api) + ["}"]
    }

    private func broken(_ taken: String, _ type: String, _ arguments: [String], _ api: String) -> [String] {
        if 12 + taken.utf8.count <= SourceLine.columnLimit { return ["    \(taken)"] }
        if arguments.isEmpty { return ["    try await RequestTaker.take(", "        \(type)()\(api))"] }
        let lines = arguments.enumerated().map { "            \($1)\($0 + 1 < arguments.count ? "," : ""))" }
        return ["    try await RequestTaker.take(", "        \(type)("] + lines.map { String($0.dropLast()) } + [
            "        )\(api))"
        ]
    }

    // MARK: Parts

    private func part(
        of parameter: CallParameter, _ call: CallDefinition, _ modules: inout Set<String>
    ) -> (text: String, argument: String)? {
        guard parameter.place != .querystring else { return nil }
        let definition = call.operation.interface?.parameters.first {
            $0.name == parameter.name && $0.place == parameter.place.rawValue
        }
        let use = definition?.value?.use ?? TypeUse(parameter.reference)
        guard let value = self.parameter(use, definition?.example, parameter.name), value != .null,
            let style = style(parameter, value)
        else { return nil }
        let lowering = DeclarationLowering(model)
        let form = lowering.codingForm(of: parameter.reference)
        if form != nil { modules.insert(options.runtimeModule) }
        let name = SwiftLiteral.string(parameter.name).text
        return (
            ".\(parameter.place.rawValue)(\(name), \(Self.literal(value))\(style))",
            form.map { form in "$0.next(as: \(form.text).self)" } ?? "$0.next()"
        )
    }

    /// Returns the arguments for the style, or nil if the style has no definite text for the value.
    private func style(_ parameter: CallParameter, _ value: ContractValue) -> String? {
        guard case .style(let name, let explode) = parameter.form else {
            return parameter.form == .json ? ", .json" : nil
        }
        let place = parameter.place
        let words = ["ssv": "spaceDelimited", "tsv": "tabDelimited", "pipes": "pipeDelimited", "cookie": "form"]
        let style = words[name] ?? name
        switch value {
        case .array(let elements) where !elements.isEmpty && elements.allSatisfy(\.isScalar):
            if style == "deepObject" { return nil }
        // The members of a record may have another order in Swift, which changes a style that joins them to one string.
        case .object(let members) where !members.isEmpty && members.allSatisfy(\.value.isScalar):
            guard style == "deepObject" || style == "form" && explode && place == .query else { return nil }
        case .boolean, .integer, .number, .string: break
        case .null, .array, .object: return nil
        }
        let isUsual = style == place.defaultStyle
        return (isUsual ? "" : ", .\(style)") + (explode == place.explodes ? "" : ", explode: \(explode)")
    }

    private func part(of body: CallBody, isLeast: Bool) -> (text: String, argument: String)? {
        let type = SwiftLiteral.string(body.mediaType).text
        let isUsual: Bool
        let kind: String
        var value: ContractValue?
        switch body.form {
        case .json(let reference):
            let lowering = DeclarationLowering(model)
            guard lowering.codingForm(of: reference) == nil else { return nil }
            (kind, isUsual) = ("body", body.mediaType == "application/json")
            value = self.body(reference, isLeast)
        case .form(let reference, _):
            (kind, isUsual) = ("form", true)
            value = self.body(reference, isLeast)
            guard case .object(let members) = value, members.allSatisfy(\.value.isScalar),
                body.mediaType == "application/x-www-form-urlencoded"
            else { return nil }
        case .text:
            (kind, isUsual) = ("text", body.mediaType == "text/plain")
            value = .string("text")
        case .multipart, .bytes: return nil
        }
        guard let value else { return nil }
        let choice = body.others.isEmpty ? nil : body.choiceNames.first
        return (
            ".\(kind)(\(Self.literal(value))\(isUsual ? "" : ", type: \(type)"))",
            choice.map { name in ".\(SwiftIdentifier(checked: name).member)($0.next())" } ?? "$0.next()"
        )
    }

    private static func literal(_ value: ContractValue) -> String {
        let json = value.json
        return json.contains("\"#") || json.contains("\\#") ? SwiftLiteral.string(json).text : "#\"\(json)\"#"
    }
}

extension ContractValue {
    fileprivate var isScalar: Bool {
        switch self {
        case .boolean, .integer, .number, .string: true
        case .null, .array, .object: false
        }
    }
}
