import DTORuntime
public import DTOContract
import Foundation

/// Answers requests as a contract says: with its examples, or with values that were made of its schemas.
public struct ContractService: Sendable {
    private let contract: RuntimeContract
    /// Those with fewer parameters come first: `/books/mine` before `/books/{id}`.
    private let routes: [(pattern: RoutePattern, operations: [RuntimeOperation])]
    /// Whether requests are compared with the contract.
    private let validates: Bool

    public init(_ contract: RuntimeContract, validates: Bool = true) {
        self.contract = contract
        self.validates = validates
        var paths: [String] = []
        var operations: [String: [RuntimeOperation]] = [:]
        for operation in contract.operations {
            if operations[operation.path] == nil { paths.append(operation.path) }
            operations[operation.path, default: []].append(operation)
        }
        routes = paths.enumerated().sorted { left, right in
            (Self.parameterCount(left.element), left.offset) < (Self.parameterCount(right.element), right.offset)
        }.map { (.parameterized($0.element), operations[$0.element] ?? []) }
    }

    private static func parameterCount(_ path: String) -> Int {
        path.split(separator: "/").count { $0.contains("{") }
    }

    // MARK: Answering

    public func response(to request: MockHTTPRequest) -> MockHTTPResponse {
        var response = answer(to: request)
        response.headers["Access-Control-Allow-Origin"] = request.headers["Origin"] ?? "*"
        response.headers["Access-Control-Expose-Headers"] = "*"
        return response
    }

    private func answer(to request: MockHTTPRequest) -> MockHTTPResponse {
        guard let route = route(for: request.sentPath) else {
            return Problem(.notFound, "No path of '\(contract.title)' is \(request.path).").response
        }
        let method = request.method.rawValue
        let operation =
            route.operations.first { $0.method == method }
            ?? (method == "HEAD" ? route.operations.first { $0.method == "GET" } : nil)
        guard let operation else { return refusal(of: request, route.operations) }
        var request = request
        request.pathParameters = route.parameters
        if validates, let rejection = RequestCheck(operation, contract.schemas).rejection(of: request) {
            return answer(of: operation, to: request, rejection)
        }
        return answer(of: operation, to: request)
    }

    /// The answer that the contract has for what is wrong, with our words beside it; ours where it has none.
    private func answer(
        of operation: RuntimeOperation, to request: MockHTTPRequest, _ rejection: RequestCheck.Rejection
    ) -> MockHTTPResponse {
        let own = operation.answers.filter { $0.status != "default" }
        let code = rejection.statuses.first { code in own.contains { $0.fits(code) } }
        let isOther = code == nil && operation.answers.contains { $0.status == "default" }
        guard let code = code ?? (isOther ? rejection.statuses[0] : nil),
            let (answer, _) = chosen(operation, code),
            let index = Acceptance(request.headers["Accept"]).best(of: answer.contents.map(\.mediaType))
        else { return rejection.problem.response }
        var response = body(answer.contents[index], HTTPStatus(code), nil, request)
        response.headers["X-Mock-Problem"] = rejection.problem.words
        return response
    }

    private func route(for path: String) -> (operations: [RuntimeOperation], parameters: [String: String])? {
        // As it stands, and without the path of a server.
        let paths =
            [path] + contract.basePaths.filter { path.hasPrefix($0 + "/") }.map { String(path.dropFirst($0.count)) }
        for path in paths {
            for route in routes {
                if let parameters = route.pattern.match(sent: path) { return (route.operations, parameters) }
            }
        }
        return nil
    }

    private func refusal(of request: MockHTTPRequest, _ operations: [RuntimeOperation]) -> MockHTTPResponse {
        var methods = operations.map(\.method)
        if methods.contains("GET"), !methods.contains("HEAD") { methods.append("HEAD") }
        let allowed = (methods + ["OPTIONS"]).joined(separator: ", ")
        if request.method == .options {
            return MockHTTPResponse(
                status: .noContent,
                headers: [
                    "Allow": allowed, "Access-Control-Allow-Methods": allowed,
                    "Access-Control-Allow-Headers": request.headers["Access-Control-Request-Headers"] ?? "*",
                ])
        }
        var response = Problem(
            .methodNotAllowed, "\(request.path) has no operation \(request.method); it has \(allowed)."
        ).response
        response.headers["Allow"] = allowed
        return response
    }

    // MARK: What the contract says

    private func answer(of operation: RuntimeOperation, to request: MockHTTPRequest) -> MockHTTPResponse {
        let preference = Preference(request.headers.values(of: "Prefer"))
        if let word = preference.unknown.first {
            return Problem(
                .badRequest, "'Prefer: \(word)' asks for nothing that is known here: code=404, example=name."
            ).response
        }
        guard let (answer, code) = chosen(operation, preference.code) else {
            let known = operation.answers.map(\.status).joined(separator: ", ")
            let wanted = preference.code.map { " \($0)" } ?? ""
            return Problem(.badRequest, "\(operation.id) has no answer\(wanted); it has \(known).").response
        }
        let status = HTTPStatus(code)
        if answer.contents.isEmpty { return .status(status) }
        guard let index = Acceptance(request.headers["Accept"]).best(of: answer.contents.map(\.mediaType)) else {
            let known = answer.contents.map(\.mediaType).joined(separator: ", ")
            return Problem(HTTPStatus(406), "\(operation.id) answers \(code) with \(known).").response
        }
        return body(answer.contents[index], status, preference.example, request)
    }

    /// The answer that is asked for, else the lowest of success, else `default`, else the first.
    private func chosen(_ operation: RuntimeOperation, _ code: Int?) -> (answer: RuntimeAnswer, code: Int)? {
        let answers = operation.answers
        if let code {
            guard (200...599).contains(code) else { return nil }
            let exact = answers.first { Int($0.status) == code }
            let found = exact ?? answers.first { $0.status != "default" && $0.fits(code) }
            return (found ?? answers.first { $0.status == "default" }).map { ($0, code) }
        }
        let own = Set(answers.compactMap { Int($0.status) })
        let successes = answers.filter { $0.status.hasPrefix("2") }.map { ($0, $0.code(besides: own)) }
        if let best = successes.min(by: { $0.1 < $1.1 }) { return best }
        if let other = answers.first(where: { $0.status == "default" }) { return (other, 200) }
        return answers.first.map { ($0, $0.code(besides: own)) }
    }

    private func body(
        _ content: RuntimeContent, _ status: HTTPStatus, _ example: String?, _ request: MockHTTPRequest
    ) -> MockHTTPResponse {
        if !content.events.isEmpty || content.examples.isEmpty {
            let events = content.events.map { MockEvent($0.name, data: $0.data) }
            if content.mediaType.hasPrefix("text/event-stream") { return .events(events, to: request) }
            let lines = events.map { $0.data + "\n" }.joined()
            return .data(Data(lines.utf8), contentType: content.mediaType, status: status)
        }
        if let example {
            guard let found = content.examples.first(where: { $0.name == example }) else {
                let known = content.examples.compactMap(\.name).joined(separator: ", ")
                return Problem(
                    .badRequest,
                    "No example is called '\(example)'; there \(known.isEmpty ? "are none" : "is \(known)")."
                ).response
            }
            return .data(found.body, contentType: content.mediaType, status: status)
        }
        return .data(content.examples[0].body, contentType: content.mediaType, status: status)
    }
}

/// What is wrong with a request, for whoever sent it (RFC 9457).
struct Problem {
    private let status: HTTPStatus
    private let detail: String
    /// Each with its place in the request.
    private let faults: [(place: String, reason: String)]

    init(_ status: HTTPStatus, _ detail: String, faults: [(place: String, reason: String)] = []) {
        self.status = status
        self.detail = detail
        self.faults = faults
    }

    private struct Body: Encodable {
        struct Fault: Encodable {
            var `in`: String
            var reason: String
        }

        var type = "about:blank"
        var title: String
        var status: Int
        var detail: String
        var errors: [Fault]?
    }

    /// All of it in one line.
    var words: String {
        let line = ([detail] + faults.map { "\($0.place): \($0.reason)" }).joined(separator: " ")
        return String(
            line.unicodeScalars.filter { $0.value >= 0x20 && $0.value < 0x7F }.prefix(1_000).map(Character.init))
    }

    var response: MockHTTPResponse {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        let body = Body(
            title: status.reason, status: status.code, detail: detail,
            errors: faults.isEmpty ? nil : faults.map { Body.Fault(in: $0.place, reason: $0.reason) })
        return .data(
            (try? encoder.encode(body)) ?? Data(), contentType: "application/problem+json", status: status)
    }
}
