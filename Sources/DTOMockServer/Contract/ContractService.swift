public import DTOContract
import DTORuntime
import Foundation

/// Answers requests as a contract says: with its examples, or with values that were made of its schemas.
public struct ContractService: Sendable {
    let contract: RuntimeContract
    let options: MockOptions
    let control: MockControl
    /// Those with fewer parameters come first: `/books/mine` before `/books/{id}`.
    private let routes: [ContractRoute]
    let headers = AnswerHeaders.Known()
    let ownLinks: OwnLinks
    /// Names of query parameters that prove who calls.
    let queryKeys: Set<String>
    /// By paths; none where nothing is remembered.
    let resources: [String: (resource: Resource, role: Resource.Role)]

    /// - Parameter validates: whether requests are compared with the contract.
    public init(_ contract: RuntimeContract, validates: Bool = true, options: MockOptions = MockOptions()) {
        var options = options
        options.validates = options.validates && validates
        self.init(contract, options, MockControl())
    }

    /// - Parameter control: what was kept for the contract's former state.
    init(_ contract: RuntimeContract, _ options: MockOptions, _ control: MockControl) {
        self.contract = contract
        self.options = options
        self.control = control
        var paths: [String] = []
        var operations: [String: [RuntimeOperation]] = [:]
        for operation in contract.operations {
            if operations[operation.path] == nil { paths.append(operation.path) }
            operations[operation.path, default: []].append(operation)
        }
        routes = paths.map { ContractRoute($0, operations[$0] ?? []) }.enumerated().sorted { left, right in
            (left.element.rank.parameters, left.element.rank.items, left.offset)
                < (right.element.rank.parameters, right.element.rank.items, right.offset)
        }.map(\.element)
        queryKeys = Set(
            contract.operations.flatMap { $0.security.joined() }.compactMap { scheme in
                if case .apiKey("query", let name) = scheme.kind { name } else { nil }
            })
        ownLinks = OwnLinks(contract.servers)
        resources = options.isStateful ? Resource.all(in: contract) : [:]
    }

    // MARK: Answering

    public func response(to request: MockHTTPRequest) -> MockHTTPResponse {
        exchange(for: request).response
    }

    /// - Returns: the answer, and what the log says; requests to the control are in no journal.
    func exchange(for request: MockHTTPRequest) -> (response: MockHTTPResponse, entry: MockJournalEntry) {
        if ControlService.takes(request.path) {
            let answer = ContractAnswer(ControlService(self).response(to: request))
            return (answer.response, MockJournalEntry(request, answer))
        }
        var answer: ContractAnswer
        let names = request.headers.values(of: MockSessions.header)
        let session = names.first ?? ""
        if names.count > 1 || session.utf8.count > MockSessions.nameLimit {
            answer = ContractAnswer(
                Problem(
                    .badRequest,
                    "'\(MockSessions.header)' names one session, in at most \(MockSessions.nameLimit) bytes."))
        } else {
            answer = self.answer(to: request, session)
        }
        answer.response.headers["Access-Control-Allow-Origin"] = "*"
        answer.response.headers["Access-Control-Expose-Headers"] = "*"
        let entry = MockJournalEntry(request, answer)
        control.journal.add(entry)
        return (answer.response, entry)
    }

    private func answer(to request: MockHTTPRequest, _ session: String) -> ContractAnswer {
        guard let route = route(for: request) else {
            let nearest = nearMisses(request.method.rawValue, request.path).first.map {
                " The nearest is \($0.method) \($0.path): " + $0.differences.joined(separator: " ")
            }
            return ContractAnswer(
                Problem(.notFound, "No path of '\(contract.title)' is \(request.path).\(nearest ?? "")"))
        }
        let method = request.method.rawValue
        let operation =
            route.operations.first { $0.method == method }
            ?? (method == "HEAD" ? route.operations.first { $0.method == "GET" } : nil)
        guard let operation else { return refusal(of: request, route.operations) }
        if request.headers["Upgrade"]?.lowercased() == "websocket" {
            return ContractAnswer(
                Problem(.notImplemented, "Web sockets are not served; without 'Upgrade' \(operation.id) answers."),
                of: operation)
        }
        var request = request
        request.pathParameters = route.parameters
        if options.validates, let rejection = RequestCheck(operation, contract.schemas).rejection(of: request) {
            return answer(of: operation, to: request, rejection)
        }
        return answer(of: operation, to: request, session)
    }

    /// The path as it stands, and without the path of a server.
    private func paths(_ path: String) -> [String] {
        [path] + contract.basePaths.filter { path.hasPrefix($0 + "/") }.map { String(path.dropFirst($0.count)) }
    }

    /// The answer that the contract has for what is wrong, with our words beside it; ours where it has none.
    private func answer(
        of operation: RuntimeOperation, to request: MockHTTPRequest, _ rejection: RequestCheck.Rejection
    ) -> ContractAnswer {
        let own = operation.answers.filter { $0.status != "default" }
        let others = operation.answers.contains { $0.status == "default" } ? rejection.statuses.first : nil
        var step = MockStep()
        step.status = rejection.statuses.first { code in own.contains { $0.fits(code) } } ?? others
        let problem = ContractAnswer(rejection.problem, of: operation)
        guard step.status != nil else { return problem }
        var answer = content(of: operation, step, request)
        if answer.problem != nil { return problem }
        answer.operation = operation.id
        answer.problem = problem.problem
        answer.response.headers["X-Mock-Problem"] = rejection.problem.line
        return answer
    }

    private func route(
        for request: MockHTTPRequest
    ) -> (operations: [RuntimeOperation], parameters: [String: String])? {
        for path in paths(request.sentPath) {
            let segments = PathPattern.segments(sent: path)
            for route in routes {
                if let parameters = route.parameters(segments, request.queryItems) {
                    return (route.operations, parameters)
                }
            }
        }
        return nil
    }

    /// What a request may have meant that fits no operation.
    public func nearMisses(_ method: String, _ path: String) -> [MockNearMiss] {
        let candidates = contract.operations.map {
            MockNearMiss.Candidate(operation: $0.id, method: $0.method, path: $0.path)
        }
        return MockNearMiss.nearest(to: method, paths(path).last ?? path, among: candidates)
    }

    private func refusal(of request: MockHTTPRequest, _ operations: [RuntimeOperation]) -> ContractAnswer {
        var methods = operations.map(\.method)
        if methods.contains("GET"), !methods.contains("HEAD") { methods.append("HEAD") }
        let allowed = (methods + ["OPTIONS"]).joined(separator: ", ")
        if request.method == .options {
            let response = MockHTTPResponse(
                status: .noContent,
                headers: [
                    "Allow": allowed, "Access-Control-Allow-Methods": allowed,
                    "Access-Control-Allow-Headers": request.headers["Access-Control-Request-Headers"] ?? "*",
                ])
            return ContractAnswer(response)
        }
        var answer = ContractAnswer(
            Problem(
                .methodNotAllowed, "\(request.path) has no operation \(request.method); it has \(allowed)."))
        answer.response.headers["Allow"] = allowed
        return answer
    }
}

/// How a contract is served.
public struct MockOptions: Hashable, Sendable {
    /// Whether requests are compared with the contract.
    public var validates = true
    /// Whether what clients make, change and remove is remembered.
    public var isStateful = false
    /// How many of all JSON answers are damaged by chance, from 0 to 1.
    public var damageShare = 0.0
    /// What happens by chance follows from it.
    public var seed: UInt64 = 0

    public init() {}
}

/// An answer, and what is to be known of it.
struct ContractAnswer {
    var response: MockHTTPResponse
    /// The id.
    var operation: String?
    var damage: [MockDamage] = []
    var problem: String?
    /// Whether the contract has such an answer; else it is the server's own.
    var isOfContract = true
    /// The number of the body's schema.
    var schema: Int?

    init(_ response: MockHTTPResponse, of operation: RuntimeOperation? = nil) {
        self.response = response
        self.operation = operation?.id
    }

    init(_ problem: Problem, of operation: RuntimeOperation? = nil) {
        self.init(problem.response, of: operation)
        self.problem = problem.text
        isOfContract = false
    }
}

/// What is kept for a contract's server while it runs.
final class MockControl: Sendable {
    let sessions: MockSessions
    let journal = MockJournal()

    init(sessions: MockSessions = MockSessions()) {
        self.sessions = sessions
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

    /// All of it in one line of a header.
    var line: String {
        String(
            text.unicodeScalars.filter { $0.value >= 0x20 && $0.value < 0x7F }.prefix(1_000).map(Character.init))
    }

    var response: MockHTTPResponse {
        var encoder = DTOEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        let body = Body(
            title: status.reason, status: status.code, detail: detail,
            errors: faults.isEmpty ? nil : faults.map { Body.Fault(in: $0.place, reason: $0.reason) })
        return .data(
            (try? encoder.encode(body)) ?? Data(), contentType: "application/problem+json", status: status)
    }
}

extension Problem {
    /// All of it, for the journal.
    var text: String {
        ([detail] + faults.map { "\($0.place): \($0.reason)" }).joined(separator: " ")
    }
}
