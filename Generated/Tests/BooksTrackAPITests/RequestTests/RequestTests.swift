// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

import BooksTrackAPI
@_spi(Generated) import DTOClient
@_spi(Generated) import DTORuntime
@_spi(Generated) import DTOTesting
import Foundation
import Testing

/// Tests that each operation sends its values where the contract places them.
@Suite struct RequestTests {
    nonisolated static let checks: [[RequestCheck]] = [
        SearchByISBN_Requests.checks,
        SearchByTitle_Requests.checks,
        SearchAdvanced_Requests.checks,
        SearchByAuthor_Requests.checks,
        SearchEditions_Requests.checks,
        SearchUnified_Requests.checks,
        SearchSimilar_Requests.checks,
        SearchSemantic_Requests.checks,
        EnrichBook_Requests.checks,
        StartBatchEnrichment_Requests.checks,
        StartEnrichmentLegacy_Requests.checks,
        GetImportStatus_Requests.checks,
        StreamImport_Requests.checks,
        GetImportResults_Requests.checks,
        GetScanResults_Requests.checks,
        GetJobStatus_Requests.checks,
        GetJobResults_Requests.checks,
        CancelJob_Requests.checks,
        GetCsvResults_Requests.checks,
        RefreshToken_Requests.checks,
        ConnectProgressSocket_Requests.checks,
        GetWeeklyRecommendations_Requests.checks,
        GetTrendingSearches_Requests.checks,
        GetHealth_Requests.checks,
        GetCapabilities_Requests.checks,
    ]

    @Test(arguments: checks.flatMap(\.self))
    func sends(_ check: RequestCheck) async throws {
        try await check.verify()
    }
}

/// Throws the request of each call instead of sending it.
nonisolated struct RequestTaker: APIClientProtocol {
    static func take(_ operation: some APIOperation) async throws {
        _ = try await BooksTrackClient(url: SentRequest.server, through: RequestTaker()).rawResponse(for: operation)
    }

    /// Returns the error that a call throws for a response with this status and body.
    static func error<Operation: APIOperation>(
        of operation: Operation.Type, _ status: Int, _ body: Data
    ) -> any Swift.Error {
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
