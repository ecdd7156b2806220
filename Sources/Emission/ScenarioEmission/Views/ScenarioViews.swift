import SwiftEmission
import TemplateEngine

/// The parts of the files that differ only in a few words between contracts.
struct ScenarioFrameView: KeyedView {
    var header: [DocCommentLine]
    /// The imports of Foundation and the mock server, in alphabetical order.
    var imports: [SwiftExpression]
    /// The URL that the app calls, as the content of a literal.
    var url: String
    /// The type of a message's headers, the member that lists them, and the label of a header's name.
    var headers, fields, headerName: String
    /// The name of the executable.
    var app: SwiftLiteral

    func show(_ key: ViewKey, on page: inout TemplatePage) {
        switch key {
        case .header: page.leaves(header)
        case .imports: page.leaves(imports)
        case .string: page.leaf(url)
        case .type: page.leaf(headers)
        case .getter: page.leaf(fields)
        case .label: page.leaf(headerName)
        case .value: page.leaf(app.text)
        default: break
        }
    }
}

/// The file with all scenarios.
struct ScenarioMethodsView: KeyedView {
    var header: [DocCommentLine]
    var imports: [SwiftExpression]
    var initial: [ScenarioView]
    var recoveries: [ScenarioView]
    /// Whether the mock server can close a connection without a response.
    var canClose: Bool

    func show(_ key: ViewKey, on page: inout TemplatePage) {
        switch key {
        case .header: page.leaves(header)
        case .imports: page.leaves(imports)
        case .initialScenarios: page.views(initial)
        case .hasScenarios: page.flag(!initial.isEmpty)
        case .recoveries: page.views(recoveries)
        case .hasLinks: page.flag(initial.contains(where: \.hasLink))
        case .hasBodies: page.flag((initial + recoveries).contains(where: \.hasBody))
        case .server: page.flag(canClose)
        default: break
        }
    }
}

/// One scenario method.
struct ScenarioView: KeyedView {
    /// The response of one path.
    struct Route: KeyedView {
        /// The condition for a request.
        var condition: String
        var statements: [SwiftExpression]
        /// The call that registers the route, if it is one of several.
        var registration: [SwiftExpression]

        func show(_ key: ViewKey, on page: inout TemplatePage) {
            switch key {
            case .value: page.leaf(condition)
            case .arguments: page.leaves(statements)
            case .function: page.leaves(registration)
            default: break
            }
        }
    }

    var documentation: [DocCommentLine]
    var name: String
    /// The effects of the method: `async throws` if a value is unwrapped.
    var effects: String
    var constants: [SwiftExpression]
    var routes: [Route]
    var isOverride: Bool
    var hasLink: Bool
    /// Whether a condition names a text of the body.
    var hasBody: Bool

    init(_ scenario: Scenario) {
        documentation = DocCommentLine.lines(scenario.summary, indentation: SourceLine.indentation)
        name = scenario.name
        let fixtures = scenario.fixtures
        effects = scenario.hasURL ? "async throws" : "async"
        let constants = ScenarioConstants(fixtures)
        self.constants =
            (scenario.hasURL ? ["let baseURL = try XCTUnwrap(serverBaseURL)"].map(SwiftExpression.init(trusted:)) : [])
            + fixtures.map { fixture in
                let literal = SwiftLiteral.string(fixture).text
                return SwiftExpression(
                    trusted: "let \(constants[fixture]) = Data.fixture(\(literal), baseURL: baseURL)")
            } + (scenario.hasImage ? [SwiftExpression(trusted: "let imageData = Data.stubAvatarImage")] : [])
        routes = scenario.routes.map { Route($0, constants) }
        isOverride = scenario.kind == .override
        hasLink = scenario.hasLink
        hasBody = !isOverride && scenario.routes.contains { $0.body != nil }
    }

    func show(_ key: ViewKey, on page: inout TemplatePage) {
        switch key {
        case .documentation: page.leaves(documentation)
        case .name: page.leaf(name)
        case .keyword: page.leaf(effects)
        case .constants: page.leaves(constants)
        case .hasFixtures: page.flag(!constants.isEmpty)
        case .routes: page.views(routes)
        case .override: page.flag(isOverride)
        case .replacement: page.flag(!isOverride)
        default: break
        }
    }
}

/// The names of a scenario's fixtures within its method: `book_list` is `bookListData`.
struct ScenarioConstants {
    private let names: [String: String]

    init(_ fixtures: [String]) {
        names = Dictionary(
            fixtures.map { ($0, IdentifierCasing.lowerCamel($0 + "_data")) }, uniquingKeysWith: { first, _ in first })
    }

    subscript(fixture: String) -> String { names[fixture] ?? "Data()" }
}

extension ScenarioView.Route {
    init(_ route: Scenario.Route, _ constants: ScenarioConstants) {
        let path = SwiftLiteral.string(route.path).text
        let method = route.method.filter { $0.isASCII && $0.isLetter }
        var condition = "request.isAt(.\(method), \(path))"
        if let body = route.body {
            condition += ", request.mentions(\(SwiftLiteral.string(body).text))"
        }
        self.condition = condition
        let kind = route.path.contains("*") ? "registerParameterized" : "register"
        let answer: String
        (statements, answer) = Self.spelled(route.answer, constants)
        registration = Self.registration(
            "await serverMock.\(kind)(.\(method), \(path)) { \(answer.contains("request.") ? "request" : "_") in",
            answer)
    }

    /// Returns a call with a closure on one line if it fits, and else on three lines.
    private static func registration(_ opening: String, _ answer: String) -> [SwiftExpression] {
        let line = "\(opening) \(answer) }"
        let space = String(repeating: " ", count: SourceLine.indentation)
        let fits = 2 * SourceLine.indentation + line.utf8.count <= SourceLine.columnLimit
        return (fits ? [line] : [opening, space + answer, "}"]).map { SwiftExpression(trusted: $0) }
    }

    /// Returns a response as the statements of a handler, and as an expression if the request does not affect it.
    private static func spelled(
        _ answer: Scenario.Answer, _ constants: ScenarioConstants
    ) -> (statements: [SwiftExpression], expression: String) {
        switch answer {
        case .image: returning(".image(imageData)")
        case .failure: returning(".status(.internalServerError)")
        case .fixture(let fixture): returning(".json(\(constants[fixture]))")
        case .item(let fixture):
            returning(
                ".json(Data.fixture(\(SwiftLiteral.string(fixture).text), at: request.path, baseURL: baseURL))")
        case .choice(let choices, let otherwise, let next):
            (
                choices.map { choice in
                    SwiftExpression(
                        trusted: "if \(spelled(choice.condition)) { return .json(\(constants[choice.fixture])) }")
                } + returning(".json(\(constants[otherwise]))\(linked(next))").statements,
                ".json(\(constants[otherwise]))"
            )
        }
    }

    private static func linked(_ next: String?) -> String {
        next.map { ".linked(to: \(SwiftLiteral.string($0).text), of: request, at: baseURL)" } ?? ""
    }

    private static func returning(_ expression: String) -> (statements: [SwiftExpression], expression: String) {
        ([SwiftExpression(trusted: "return " + expression)], expression)
    }

    private static func spelled(_ condition: Scenario.Condition) -> String {
        func value(_ parameter: String) -> String { "request.queryParameters[\(SwiftLiteral.string(parameter).text)" }
        return switch condition {
        case .isThere(let parameter): value(parameter) + "] != nil"
        case .equals(let parameter, let text): value(parameter) + "] == \(SwiftLiteral.string(text).text)"
        case .differs(let parameter, let text):
            value(parameter) + ", default: \(SwiftLiteral.string(text).text)] != \(SwiftLiteral.string(text).text)"
        }
    }
}
