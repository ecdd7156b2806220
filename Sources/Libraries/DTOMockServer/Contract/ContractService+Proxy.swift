package import DTOContract
import DTORuntime
import Foundation

/// A server that responds in place of the contract, for `gen-dtos mock --proxy`.
package struct ForwardedServer: Sendable {
    /// Sends a request to the server. If the server does not respond, the result is a response of the proxy.
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
    /// The greatest number of bytes in a decoded response.
    private static let decodedLimit = 16 << 20

    /// Forwards a request, and compares the request and the response with the contract. If there are differences, the
    /// response gets a header that describes them, and is unchanged apart from this header.
    func exchange(
        for request: MockHTTPRequest, with server: ForwardedServer
    ) async -> (response: MockHTTPResponse, entry: MockJournalEntry) {
        if ControlService.takes(request.path) { return exchange(for: request) }
        var problems: [String] = []
        // No operation describes `OPTIONS *` and the preflight requests of browsers.
        let isGeneral = request.target == "*" || CrossOrigin(request.headers).isPreflight(request.method)
        let operation = isGeneral ? nil : matched(request)
        if let (operation, parameters) = operation {
            problems += differences(request, parameters, operation)
        } else if !isGeneral {
            problems.append("Request: the document has no operation \(request.method) \(request.path).")
        }
        var answer = ContractAnswer(await server.send(request), of: operation?.operation)
        if var operation = operation?.operation, answer.response.headers["X-Mock-Proxy"] == nil {
            // A response to HEAD has no body, also if the contract describes only GET.
            operation.method = request.method.rawValue
            problems += differences(answer.response, operation, server)
        }
        if !problems.isEmpty {
            let problem = Problem(answer.response.status, problems.joined(separator: " "))
            answer.problem = problem.text
            answer.response.headers["X-Mock-Problem"] = problem.line
        }
        return recorded(request, answer)
    }

    /// Returns the differences between a request and the contract. The body is decoded for the comparison.
    private func differences(
        _ request: MockHTTPRequest, _ parameters: [String: String], _ operation: RuntimeOperation
    ) -> [String] {
        do throws(ContentCoding.Refusal) {
            var request = try ContentCoding.decoded(request, limit: options.bodyLimit)
            request.pathParameters = parameters
            let rejection = RequestCheck(operation, contract.schemas).rejection(of: request)
            return rejection.map { ["Request: \($0.problem.text)"] } ?? []
        } catch {
            return ["Request: the body is not compared. \(error.reason)"]
        }
    }

    /// Returns the differences between a response and the contract. The body is decoded for the comparison.
    private func differences(
        _ response: MockHTTPResponse, _ operation: RuntimeOperation, _ server: ForwardedServer
    ) -> [String] {
        var response = response
        // A response to HEAD has no body, but may name a coding.
        if response.body?.isEmpty == true { response.headers["Content-Encoding"] = nil }
        do throws(ContentCoding.Refusal) {
            try ContentCoding.decode(&response.body, &response.headers, limit: Self.decodedLimit)
        } catch {
            return ["Response: the body is not compared. \(error.reason)"]
        }
        return server.differences(response, operation, contract.schemas).map { "Response: \($0)" }
    }

    /// Returns the operation of a request with the parameters of its path.
    private func matched(_ request: MockHTTPRequest) -> (operation: RuntimeOperation, parameters: [String: String])? {
        guard let route = route(for: request) else { return nil }
        let method = request.method == .head ? "GET" : request.method.rawValue
        let operation = route.operations.first { $0.method == request.method.rawValue || $0.method == method }
        return operation.map { ($0, route.parameters) }
    }
}
