// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

import BooksTrackAPI
import BooksTrackAPIFixtures
@_spi(Generated) import DTOTesting
import Testing

extension APIContractComplianceTests {
    enum SearchUnified_OperationTests {
        @Test(arguments: SearchUnified_OperationContract.compliance)
        static func searchUnified_OperationDecodes(_ check: ContractCheck) async throws {
            try await check.verify()
        }
    }
}

/// The contract of `GET /api/v2/search`.
nonisolated enum SearchUnified_OperationContract: ResponseContract {
    static let name = "searchUnified"

    static func describe(_ table: inout ResponseTable) {
        table.response(
            "200 oneResult", BooksTrackAPI.SearchResultsEnvelope.self, Fixtures.searchUnified_Operation200_OneResult
        )
        table.failure(
            "400 invalidISBN", BooksTrackAPI.ErrorResponse.self, Fixtures.searchUnified_Operation400_InvalidISBN
        )
        table.failure(
            "400 invalidFile", BooksTrackAPI.ErrorResponse.self, Fixtures.searchUnified_Operation400_InvalidFile
        )
        table.failure(
            "400 batchTooLarge", BooksTrackAPI.ErrorResponse.self, Fixtures.searchUnified_Operation400_BatchTooLarge
        )
        table.failure(
            "429 delayInError", BooksTrackAPI.ErrorBody.self, Fixtures.searchUnified_Operation429_DelayInError
        )
        table.failure(
            "429 delayInDetails", BooksTrackAPI.ErrorBody.self, Fixtures.searchUnified_Operation429_DelayInDetails
        )
        table.failure("429 errorAsText", BooksTrackAPI.ErrorBody.self, Fixtures.searchUnified_Operation429_ErrorAsText)
        table.failure(
            "503 circuitOpen", BooksTrackAPI.ErrorResponse.self, Fixtures.searchUnified_Operation503_CircuitOpen
        )
        table.failure(
            "503 circuitOpenInDetails",
            BooksTrackAPI.ErrorResponse.self,
            Fixtures.searchUnified_Operation503_CircuitOpenInDetails
        )
    }
}
