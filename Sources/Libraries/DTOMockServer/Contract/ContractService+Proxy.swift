package import DTOContract
import DTORuntime
import Foundation

/// A server that answers in place of the contract, for `gen-dtos mock --proxy`.
package struct ForwardedServer: Sendable {
    /// Sends a request to the server. A request without an answer gets a response of the proxy.
    let send: @Sendable (MockHTTPRequest) async -> MockHTTPResponse
    /// Returns the differences between a response and the contract.
    let differences: @Sendable (MockHTTPResponse, RuntimeOperation, SchemaSet) -> [String]

    package init(
        send: @escaping @Sendable (MockHTTPRequest) async -> MockHTTPResponse,
        differences: @escaping @Sendable (MockHTTPResponse, RuntimeOperation, SchemaSet) -> [String]
    ) {
        self.send = send
        self.differences = differences
    }
}

extension ContractService {
    /// Forwards a request, and compares the request and the response with the contract. Neither is changed, except for
    /// the header that describes the differences.
    func exchange(
        for request: MockHTTPRequest, with server: ForwardedServer
    ) async -> (response: MockHTTPResponse, entry: MockJournalEntry) {
        if ControlService.takes(request.path) { return exchange(for: request) }
        var problems: [String] = []
        let operation = matched(request)
        if let (operation, parameters) = operation {
            var routed = request
            routed.pathParameters = parameters
            let check = RequestCheck(operation, contract.schemas)
            problems += check.rejection(of: routed).map { ["Request: \($0.problem.text)"] } ?? []
        } else {
            problems.append("Request: the document has no operation \(request.method) \(request.path).")
        }
        var answer = ContractAnswer(await server.send(request), of: operation?.operation)
        if let operation = operation?.operation, answer.response.headers["X-Mock-Proxy"] == nil {
            problems += server.differences(answer.response, operation, contract.schemas).map { "Response: \($0)" }
        }
        if !problems.isEmpty {
            let problem = Problem(answer.response.status, problems.joined(separator: " "))
            answer.problem = problem.text
            answer.response.headers["X-Mock-Problem"] = problem.line
        }
        return recorded(request, answer)
    }

    /// Returns the operation of a request with the parameters of its path.
    private func matched(_ request: MockHTTPRequest) -> (operation: RuntimeOperation, parameters: [String: String])? {
        guard let route = route(for: request) else { return nil }
        let method = request.method == .head ? "GET" : request.method.rawValue
        let operation = route.operations.first { $0.method == request.method.rawValue || $0.method == method }
        return operation.map { ($0, route.parameters) }
    }
}
