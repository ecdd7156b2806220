package import DTOContract
import DTORuntime
import Foundation

/// Responds to requests as a contract describes: with its examples, or with values that are made from its schemas.
package struct ContractService: Sendable {
    let contract: RuntimeContract
    let options: MockOptions
    let control: MockControl
    /// The routes. More literal routes come first: `/books/mine` before `/books/{id}`.
    private let routes: [ContractRoute]
    let headers = AnswerHeaders.Known()
    let ownLinks: OwnLinks
    /// The names of query parameters that contain credentials.
    let queryKeys: Set<String>
    private let resources: ResourceTable

    /// Makes a service.
    ///
    /// - Parameter validates: Whether requests are compared with the contract.
    package init(_ contract: RuntimeContract, validates: Bool = true, options: MockOptions = MockOptions()) {
        var options = options
        options.validates = options.validates && validates
        self.init(contract, options, MockControl())
    }

    /// - Parameter control: The state of the server, which may be from an earlier version of the contract.
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
            let (first, second) = (left.element.rank, right.element.rank)
            return (first.rest, first.parameters, first.shape, first.items, left.offset)
                < (second.rest, second.parameters, second.shape, second.items, right.offset)
        }.map(\.element)
        queryKeys = Set(
            contract.operations.flatMap { $0.security.joined() }.compactMap { scheme in
                if case .apiKey("query", let name) = scheme.kind { name } else { nil }
            })
        ownLinks = OwnLinks(contract.servers, basePaths: contract.basePaths)
        resources = ResourceTable(contract)
    }

    /// Returns the resource of an operation and the operation's role, or nil if the server does not remember the
    /// resource.
    func remembered(by operation: RuntimeOperation) -> (resource: Resource, role: Resource.Role)? {
        guard options.isStateful, resources.isChanged(at: operation.path) else { return nil }
        return resources.resource(at: operation.path).flatMap { $0.resource.listsRecords ? $0 : nil }
    }

    /// Returns the resource of an operation and the operation's role, or nil if the operation has no resource.
    func resource(of operation: RuntimeOperation) -> (resource: Resource, role: Resource.Role)? {
        resources.resource(at: operation.path)
    }

    // MARK: Answering

    /// Returns the response to a request.
    package func response(to request: MockHTTPRequest) -> MockHTTPResponse {
        exchange(for: request).response
    }

    /// - Returns: The response, and the entry for the log. Requests to the control API are not in the journal.
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
                    "The header '\(MockSessions.header)' must be one name of at most \(MockSessions.nameLimit) bytes."))
        } else {
            answer = self.answer(to: request, session)
        }
        CrossOrigin(request.headers).allow(&answer.response)
        answer.response = answer.response.part(for: request)
        return recorded(request, answer)
    }

    /// - Returns: The response to an invalid request, and the entry for the log.
    func exchange(for refusal: HTTPRefusal) -> (response: MockHTTPResponse, entry: MockJournalEntry) {
        var answer = ContractAnswer(Problem(refusal.status, refusal.reason))
        answer.response = refusal.response
        return recorded(refusal.request, answer)
    }

    func recorded(
        _ request: MockHTTPRequest, _ answer: ContractAnswer
    ) -> (response: MockHTTPResponse, entry: MockJournalEntry) {
        let entry = MockJournalEntry(request, answer)
        control.journal.add(entry)
        return (answer.response, entry)
    }

    private func answer(to request: MockHTTPRequest, _ session: String) -> ContractAnswer {
        if request.target == "*" {
            // The target `*` means the whole server (RFC 9110 section 9.3.7).
            return ContractAnswer(CrossOrigin(request.headers).options(Self.methods(of: contract.operations)))
        }
        if !request.hasValidEncoding {
            return ContractAnswer(
                Problem(
                    .badRequest,
                    "In the target of a request, two hexadecimal digits must follow '%' (RFC 3986, section 2.1)."))
        }
        guard let route = route(for: request) else {
            let nearest = nearMisses(request.method.rawValue, request.path).first.map {
                " The nearest operation is \($0.method) \($0.path): " + $0.differences.joined(separator: " ")
            }
            return ContractAnswer(
                Problem(.notFound, "'\(contract.title)' has no path that matches \(request.path).\(nearest ?? "")"))
        }
        let method = request.method.rawValue
        if CrossOrigin(request.headers).isPreflight(request.method) { return refusal(of: request, route.operations) }
        let operation =
            route.operations.first { $0.method == method }
            ?? (method == "HEAD" ? route.operations.first { $0.method == "GET" } : nil)
        guard let operation else { return refusal(of: request, route.operations) }
        if request.headers["Upgrade"]?.lowercased() == "websocket" {
            return ContractAnswer(
                Problem(
                    .notImplemented,
                    "Web sockets are not supported. Without 'Upgrade', \(operation.id) sends a response."),
                of: operation)
        }
        var request = request
        do throws(ContentCoding.Refusal) {
            request = try ContentCoding.decoded(request, limit: options.bodyLimit)
        } catch {
            return error.answer
        }
        request.pathParameters = route.parameters
        var answer: ContractAnswer
        if options.validates, let rejection = RequestCheck(operation, contract.schemas).rejection(of: request) {
            answer = self.answer(of: operation, to: request, rejection)
        } else {
            answer = self.answer(of: operation, to: request, session)
        }
        // A response with status 401 must name an authentication scheme (RFC 9110 section 15.5.2).
        if answer.response.status == .unauthorized, answer.response.headers["WWW-Authenticate"] == nil {
            let challenges = operation.security.joined().compactMap(\.challenge)
            answer.response.headers["WWW-Authenticate"] =
                challenges.isEmpty ? #"Bearer realm="*""# : Array(Set(challenges)).sorted().joined(separator: ", ")
        }
        // The header contains the media types that the operation accepts (RFC 9110 section 15.5.16).
        if answer.response.status == HTTPStatus(415), answer.response.headers["Accept"] == nil,
            let types = operation.body?.mediaTypes.filter(HTTPHeaders.isValue), !types.isEmpty
        {
            answer.response.headers["Accept"] = types.joined(separator: ", ")
        }
        return answer
    }

    /// Returns the path, and then the path without each base path with which it begins.
    private func paths(_ path: String) -> [String] {
        [path] + contract.basePaths.filter { path.hasPrefix($0 + "/") }.map { String(path.dropFirst($0.count)) }
    }

    /// Returns the contract's response to an invalid request, together with a description of the faults. If the
    /// contract has no response for the faults, the result is the server's own response.
    private func answer(
        of operation: RuntimeOperation, to request: MockHTTPRequest, _ rejection: RequestCheck.Rejection
    ) -> ContractAnswer {
        let own = operation.answers.filter { $0.status != "default" }
        let others = operation.answers.contains { $0.status == "default" } ? rejection.statuses.first : nil
        let known = rejection.statuses.filter { code in own.contains { $0.fits(code) } }
        let preferred = Preference(request.headers.values(of: "Prefer")).step
        var step = MockStep()
        step.status = known.first { $0 == preferred.status } ?? known.first ?? others
        // A client that prefers the status of this response may choose the example.
        if preferred.status == step.status { step.example = preferred.example }
        let problem = ContractAnswer(rejection.problem, of: operation)
        guard step.status != nil else { return problem }
        var answer = content(of: operation, step, request)
        if answer.problem != nil { return step.example == nil ? problem : answer }
        answer.operation = operation.id
        answer.problem = problem.problem
        answer.response.headers["X-Mock-Problem"] = rejection.problem.line
        return answer
    }

    func route(
        for request: MockHTTPRequest
    ) -> (operations: [RuntimeOperation], parameters: [String: String])? {
        for path in paths(request.sentPath) {
            let segments = PathPattern.segments(sent: path)
            let fitting = routes.lazy.compactMap { route in
                route.parameters(segments, request.queryItems).map { (route: route, parameters: $0) }
            }
            guard let first = fitting.first else { continue }
            // A slash at the end matters only if the contract has the path both with and without the slash.
            let endsWithSlash = path.hasSuffix("/")
            let found =
                first.route.endsWithSlash == endsWithSlash
                ? first
                : fitting.first { $0.route.endsWithSlash == endsWithSlash && $0.route.rank == first.route.rank }
                    ?? first
            return (found.route.operations, found.parameters)
        }
        return nil
    }

    /// Returns the operations that are most similar to a request without an operation.
    package func nearMisses(_ method: String, _ path: String) -> [MockNearMiss] {
        let candidates = contract.operations.map {
            MockNearMiss.Candidate(operation: $0.id, method: $0.method, path: $0.path)
        }
        return MockNearMiss.nearest(to: method, paths(path).last ?? path, among: candidates)
    }

    private func refusal(of request: MockHTTPRequest, _ operations: [RuntimeOperation]) -> ContractAnswer {
        let methods = Self.methods(of: operations)
        if request.method == .options { return ContractAnswer(CrossOrigin(request.headers).options(methods)) }
        let allowed = methods.joined(separator: ", ")
        var answer = ContractAnswer(
            Problem(
                .methodNotAllowed, "\(request.path) has no operation \(request.method). The path has \(allowed)."))
        answer.response.headers["Allow"] = allowed
        return answer
    }

    /// Returns the methods of the operations, `HEAD` if they have `GET`, and `OPTIONS`.
    private static func methods(of operations: [RuntimeOperation]) -> [String] {
        var methods: [String] = []
        for operation in operations where !methods.contains(operation.method) { methods.append(operation.method) }
        if methods.contains("GET"), !methods.contains("HEAD") { methods.append("HEAD") }
        return methods.contains("OPTIONS") ? methods : methods + ["OPTIONS"]
    }
}

extension RuntimeScheme {
    /// The challenge for the header `WWW-Authenticate` (RFC 9110 section 11.6.1), or nil if the scheme has no
    /// challenge.
    fileprivate var challenge: String? {
        switch kind {
        case .authorization(let scheme) where HTTPHeaders.isName(scheme):
            // Bearer (RFC 6750 section 3) and Digest (RFC 7616 section 3.3) need parameters.
            scheme.prefix(1).uppercased() + scheme.dropFirst() + #" realm="*""#
                + (scheme.lowercased() == "digest" ? #", nonce="mock""# : "")
        case .apiKey(let place, let name) where HTTPHeaders.isName(name): #"ApiKey in="\#(place)", name="\#(name)""#
        case .authorization, .apiKey, .other: nil
        }
    }
}

/// The options of a mock server for a contract.
public struct MockOptions: Hashable, Sendable {
    /// Whether requests are compared with the contract. A request that violates the contract gets an error response.
    public var validates = true
    /// Whether the server remembers what clients create, change and delete.
    public var isStateful = false
    /// The share of JSON responses that are damaged at random, from 0 to 1.
    public var damageShare = 0.0
    /// The seed of all random choices: damage, delays and variations.
    public var seed: UInt64 = 0
    /// The greatest number of bytes in the body of a request, also after decoding.
    package var bodyLimit = HTTPLimits().body

    /// Makes the default options.
    public init() {}
}

/// A response, with the operation, the damage and the problem that explain it.
struct ContractAnswer {
    var response: MockHTTPResponse
    var operation: String?
    var damage: [MockDamage] = []
    var problem: String?
    /// The reason why an example of the contract violates its schema, or nil if the example conforms.
    var warning: String?
    /// Whether the response comes from the contract. If the value is false, the response is the server's own response.
    var isOfContract = true
    /// The number of the body's schema.
    var schema: Int?
    /// Whether the body was made from its schema. If the value is false, the body is an example of the document.
    var isMade = false

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

/// The state of a contract's server while it runs.
final class MockControl: Sendable {
    let sessions: MockSessions
    let journal = MockJournal()

    init(sessions: MockSessions = MockSessions()) {
        self.sessions = sessions
    }
}

/// The faults of a request, described for the client (RFC 9457).
struct Problem {
    private let status: HTTPStatus
    private let detail: String
    /// Each fault and the location of its value in the request.
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

    /// The description in ASCII on one line, for a header. Long descriptions are cut.
    var line: String {
        String(
            text.unicodeScalars.filter { $0.value >= 0x20 && $0.value < 0x7F }.prefix(1_000).map(Character.init))
    }

    var response: MockHTTPResponse {
        let body = Body(
            title: status.reason, status: status.code, detail: detail,
            errors: faults.isEmpty ? nil : faults.map { Body.Fault(in: $0.place, reason: $0.reason) })
        return .data(
            (try? DTOEncoder.compact.encode(body)) ?? Data(), contentType: "application/problem+json", status: status)
    }
}

extension Problem {
    /// The complete description, for the journal.
    var text: String {
        ([detail] + faults.map { "\($0.place): \($0.reason)" }).joined(separator: " ")
    }
}
