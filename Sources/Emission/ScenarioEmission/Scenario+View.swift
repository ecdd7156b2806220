import SwiftEmission

extension Scenario {
    /// The view of the scenario's method.
    var view: ListedView {
        let constants = ScenarioConstants(fixtures)
        let declarations =
            (hasURL ? ["let baseURL = try XCTUnwrap(serverBaseURL)"] : [])
            + fixtures.map { fixture in
                "let \(constants[fixture]) = Data.fixture(\(SwiftLiteral.string(fixture).text), baseURL: baseURL)"
            } + (hasImage ? ["let imageData = Data.stubAvatarImage"] : [])
        return ListedView([
            .documentation: .leaves(DocCommentLine.lines(summary, indentation: SourceLine.indentation)),
            .name: .leaf(name),
            .keyword: .leaf(hasURL ? "async throws" : "async"),
            .constants: .leaves(declarations.map { SwiftExpression(trusted: $0) }),
            .hasFixtures: .flag(!declarations.isEmpty),
            .routes: .views(routes.map { $0.view(constants) }),
            .override: .flag(kind == .override),
            .replacement: .flag(kind != .override),
        ])
    }
}

/// The names of a scenario's fixtures within its method: `bookListData` for `book_list`.
private struct ScenarioConstants {
    private let names: [String: String]

    init(_ fixtures: [String]) {
        names = Dictionary(
            fixtures.map { ($0, IdentifierCasing.lowerCamel($0 + "_data")) }, uniquingKeysWith: { first, _ in first })
    }

    subscript(fixture: String) -> String { names[fixture] ?? "Data()" }
}

extension Scenario.Route {
    /// Returns the view of the response: the condition for a request, the statements of the handler, and the call that
    /// registers a handler for this route alone.
    fileprivate func view(_ constants: ScenarioConstants) -> ListedView {
        let path = SwiftLiteral.string(path).text
        let method = method.filter { $0.isASCII && $0.isLetter }
        let text = body.map { ", request.mentions(\(SwiftLiteral.string($0).text))" } ?? ""
        let kind = path.contains("*") ? "registerParameterized" : "register"
        let (statements, expression) = Self.spelled(answer, constants)
        let registration = Self.registration(
            "await serverMock.\(kind)(.\(method), \(path)) { \(expression.contains("request.") ? "request" : "_") in",
            expression)
        return ListedView([
            .value: .leaf("request.isAt(.\(method), \(path))" + text), .arguments: .leaves(statements),
            .function: .leaves(registration),
        ])
    }

    /// Returns a call with a closure on one line if it fits, or on three lines.
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
