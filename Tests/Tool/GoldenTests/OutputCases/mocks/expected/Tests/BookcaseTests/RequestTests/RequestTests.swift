// Made by gen-dtos from the contract "Bookcase". Do not edit: change the contract and run gen-dtos.

import Bookcase
@_spi(Generated) import DTOClient
@_spi(Generated) import DTORuntime
@_spi(Generated) import DTOTesting
import Foundation
import Testing

/// Tests that each operation sends its values where the contract places them.
@Suite struct RequestTests {
    nonisolated static let checks: [[RequestCheck]] = [
        ListBooks_Requests.checks,
        GetBook_Requests.checks,
        DeleteBook_Requests.checks,
        GetCover_Requests.checks,
        OldBooks_Requests.checks,
        WatchBooks_Requests.checks,
        Recommend_Requests.checks,
    ]

    @Test(arguments: checks.flatMap(\.self))
    func sends(_ check: RequestCheck) async throws {
        try await check.verify()
    }
}

/// Throws the request of each call instead of sending it.
nonisolated struct RequestTaker: APIClientProtocol {
    static func take(_ operation: some APIOperation) async throws {
        _ = try await BookcaseClient(url: SentRequest.server, through: RequestTaker()).rawResponse(for: operation)
    }

    /// Returns the error that a call throws for a response with this status and body.
    static func error<Operation: APIOperation>(
        of operation: Operation.Type, _ status: Int, _ body: Data
    ) -> any Error {
        let response = RawResponse(
            status: status, headers: ["Content-Type": "application/json"], body: body,
            endpoint: operation.endpoint)
        return response.error(of: operation) ?? CancellationError()
    }

    func perform(_ call: APICall) async throws -> RawResponse {
        var body: Data?
        if case .data(let data) = call.request.body { body = data }
        throw SentRequest(call.request.method, call.request.url, call.request.headers, body)
    }
}
