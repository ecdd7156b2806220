import DTOContract
import DTORuntime
import Foundation

/// The control API below `/__mock/`: scenarios, the journal and sessions. Requests to the control API do not change the
/// contract.
struct ControlService {
    private let service: ContractService

    private static let prefix = "/__mock"
    private static let bodyLimit = 1 << 20

    init(_ service: ContractService) {
        self.service = service
    }

    static func takes(_ path: String) -> Bool {
        path == prefix || path.hasPrefix(prefix + "/")
    }

    // MARK: Requests

    /// Maps the first segment of a path to the allowed methods.
    private static let methods = [
        "": ["GET"], "operations": ["GET"], "scenarios": ["GET", "PUT", "DELETE"], "journal": ["GET", "DELETE"],
        "near-misses": ["GET"], "sessions": ["GET"], "state": ["GET", "DELETE"], "reset": ["POST"],
    ]

    func response(to request: MockHTTPRequest) -> MockHTTPResponse {
        var response = answer(to: request)
        response.headers["Cache-Control"] = "no-store"
        return response
    }

    private func answer(to request: MockHTTPRequest) -> MockHTTPResponse {
        if let reason = ControlAccess.refusal(of: request) { return Problem(HTTPStatus(403), reason).response }
        do throws(MockServerError) {
            let rest = request.path.dropFirst(Self.prefix.count + 1)
            let parts = rest.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
            let word = parts.first ?? ""
            let name = parts.count > 1 ? parts[1] : ""
            guard let methods = Self.methods[word], name.isEmpty || word == "scenarios" else {
                let known = Self.methods.keys.sorted().dropFirst().map { "/__mock/\($0)" }.joined(separator: ", ")
                return Problem(.notFound, "\(request.path.prefix(200)) does not exist. The paths are \(known).")
                    .response
            }
            let method = request.method == .head ? "GET" : request.method.rawValue
            guard methods.contains(method) else {
                let allowed = methods.joined(separator: ", ")
                var response = Problem(
                    .methodNotAllowed, "/__mock/\(word) allows the methods \(allowed), not \(method)."
                ).response
                response.headers["Allow"] = allowed
                return response
            }
            let query = try Query(request, word)
            return try answer(word, name, method, query, request)
        } catch .invalidRequest(let reason) {
            return Problem(.badRequest, reason).response
        } catch {
            return Problem(.badRequest, "\(error)").response
        }
    }

    /// The query of a request: a session, or all sessions with `?sessions=all`, and the filters of the journal.
    private struct Query {
        /// The session, or nil for all sessions.
        var session: String?
        var limit = MockJournal.limit
        var isUnmatched = false

        init(_ request: MockHTTPRequest, _ word: String) throws(MockServerError) {
            session = try Self.session(request)
            for (name, value) in request.queryItems {
                switch (name, value) {
                case ("sessions", "all") where ["journal", "near-misses", "reset"].contains(word): session = nil
                case ("limit", let text) where word == "journal":
                    guard let number = Int(text), number >= 0 else {
                        throw .invalidRequest("'limit' must be a number from 0, not '\(text.prefix(80))'.")
                    }
                    limit = min(number, limit)
                case ("unmatched", "true") where word == "journal": isUnmatched = true
                default:
                    throw .invalidRequest(
                        "/__mock/\(word) does not support the parameter '\(name.prefix(80))=\(value.prefix(80))'. The journal, "
                            + "near misses and the reset support sessions=all, and the journal supports limit=N and unmatched=true."
                    )
                }
            }
        }

        private static func session(_ request: MockHTTPRequest) throws(MockServerError) -> String {
            let names = request.headers.values(of: MockSessions.header)
            guard names.count <= 1, names.allSatisfy({ $0.utf8.count <= MockSessions.nameLimit }) else {
                throw .invalidRequest(
                    "The header '\(MockSessions.header)' must be one name of at most \(MockSessions.nameLimit) bytes.")
            }
            return names.first ?? ""
        }
    }

    private func answer(
        _ word: String, _ name: String, _ method: String, _ query: Query, _ request: MockHTTPRequest
    ) throws(MockServerError) -> MockHTTPResponse {
        let control = service.control
        let session = query.session ?? ""
        switch (word, method) {
        case ("", _): return .json(overview)
        case ("operations", _): return .json(operations)
        case ("sessions", _): return .json(.array(control.sessions.names.map { .string($0) }))
        case ("scenarios", "GET") where name.isEmpty:
            return .json(.object(service.scenarios(of: session).mapValues { .array($0.map(\.json)) }))
        case ("scenarios", "GET"):
            guard let found = service.scenarios(of: session)[try service.operationName(name)] else {
                return Problem(.notFound, "\(name.prefix(200)) has no scenario in this session.").response
            }
            return .json(.array(found.map(\.json)))
        case ("scenarios", "PUT"):
            guard !name.isEmpty else {
                throw .invalidRequest(
                    "The path needs an operation: PUT /__mock/scenarios/OPERATION, or * for all operations.")
            }
            try service.setScenario(try scenario(request), for: name, session: session)
            return .status(.noContent)
        case ("scenarios", _):
            try service.removeScenario(for: name.isEmpty ? nil : name, session: session)
            return .status(.noContent)
        case ("journal", "GET"):
            let entries = control.journal.entries(of: query.session).filter {
                !query.isUnmatched || $0.operation == nil
            }
            return .json(.array(entries.suffix(query.limit).map(\.wholeJSON)))
        case ("journal", _):
            control.journal.clear(query.session)
            return .status(.noContent)
        case ("near-misses", _): return .json(nearMisses(query.session))
        case ("state", "GET"): return .json(control.sessions.with(session) { session, _ in session.resources.json })
        case ("state", _):
            control.sessions.with(session) { session, _ in session.resources = ResourceStore() }
            return .status(.noContent)
        default:
            service.reset(session: query.session)
            return .status(.noContent)
        }
    }

    private func scenario(_ request: MockHTTPRequest) throws(MockServerError) -> MockSteps {
        let body = request.body ?? Data()
        guard body.count <= Self.bodyLimit else {
            throw .invalidRequest("A scenario can have at most \(Self.bodyLimit) bytes.")
        }
        guard let json = JSONValue(bytes: body) else {
            throw .invalidRequest(
                #"The body is not JSON. A scenario is {"status": 503} or {"sequence": [503, 503, 200]}."#)
        }
        return try MockSteps(json: json)
    }

    // MARK: Results

    private var overview: JSONValue {
        .object([
            "title": .string(service.contract.title),
            "stateful": .bool(service.options.isStateful),
            "paths": .object(
                Dictionary(
                    uniqueKeysWithValues: Self.methods.map {
                        ("/__mock/\($0)", JSONValue.array($1.map { .string($0) }))
                    })),
        ])
    }

    private var operations: JSONValue {
        .array(
            service.contract.operations.map {
                .object([
                    "id": .string($0.id), "method": .string($0.method), "path": .string($0.path),
                    "statuses": .array($0.answers.map { .string($0.status) }),
                ])
            })
    }

    /// The latest requests that belong to no operation. Each request has a list of the most similar operations.
    private func nearMisses(_ session: String?) -> JSONValue {
        let unmatched = service.control.journal.entries(of: session).filter { $0.operation == nil }.suffix(20)
        return .array(
            unmatched.map { entry in
                let path = String(entry.target.prefix { $0 != "?" })
                let nearest = service.nearMisses(entry.method, path.removingPercentEncoding ?? path)
                return .object(["request": entry.json, "nearest": .array(nearest.map(\.json))])
            })
    }
}

extension MockNearMiss {
    fileprivate var json: JSONValue {
        .object([
            "operation": .string(operation), "method": .string(method), "path": .string(path),
            "differences": .array(differences.map { .string($0) }),
        ])
    }
}

extension MockHTTPResponse {
    fileprivate static func json(_ value: JSONValue) -> MockHTTPResponse {
        .data(value.bytes, contentType: "application/json")
    }
}
