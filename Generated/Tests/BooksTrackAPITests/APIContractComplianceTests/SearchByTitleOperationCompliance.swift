// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

import BooksTrackAPI
import BooksTrackAPIFixtures
@_spi(Generated) import DTOTesting
import Testing

extension APIContractComplianceTests {
    enum SearchByTitle_OperationTests {
        @Test(arguments: SearchByTitle_OperationContract.compliance)
        static func searchByTitle_OperationDecodes(_ check: ContractCheck) async throws {
            try await check.verify()
        }
    }
}

/// The contract of `GET /v1/search/title`.
nonisolated enum SearchByTitle_OperationContract: ResponseContract {
    static let name = "searchByTitle"

    static func describe(_ table: inout ResponseTable) {
        table.response(
            "200 nothingFound", BooksTrackAPI.BookSearchEnvelope.self, Fixtures.searchByTitle_Operation200_NothingFound
        )
        table.response(
            "200 editionWithoutTitle",
            BooksTrackAPI.BookSearchEnvelope.self,
            Fixtures.searchByTitle_Operation200_EditionWithoutTitle
        )
        table.failure(
            "400 invalidISBN", BooksTrackAPI.ErrorResponse.self, Fixtures.searchByTitle_Operation400_InvalidISBN
        )
        table.failure(
            "400 invalidFile", BooksTrackAPI.ErrorResponse.self, Fixtures.searchByTitle_Operation400_InvalidFile
        )
        table.failure(
            "400 batchTooLarge", BooksTrackAPI.ErrorResponse.self, Fixtures.searchByTitle_Operation400_BatchTooLarge
        )
        table.failure(
            "429 delayInError", BooksTrackAPI.ErrorBody.self, Fixtures.searchByTitle_Operation429_DelayInError
        )
        table.failure(
            "429 delayInDetails", BooksTrackAPI.ErrorBody.self, Fixtures.searchByTitle_Operation429_DelayInDetails
        )
        table.failure("429 errorAsText", BooksTrackAPI.ErrorBody.self, Fixtures.searchByTitle_Operation429_ErrorAsText)
        table.failure(
            "500 internalError", BooksTrackAPI.ErrorResponse.self, Fixtures.searchByTitle_Operation500_InternalError
        )
        table.failure(
            "502 providerError", BooksTrackAPI.ErrorResponse.self, Fixtures.searchByTitle_Operation502_ProviderError
        )
        table.failure(
            "503 circuitOpen", BooksTrackAPI.ErrorResponse.self, Fixtures.searchByTitle_Operation503_CircuitOpen
        )
        table.failure(
            "503 circuitOpenInDetails",
            BooksTrackAPI.ErrorResponse.self,
            Fixtures.searchByTitle_Operation503_CircuitOpenInDetails
        )
        table.failure(
            "504 providerTimeout", BooksTrackAPI.ErrorResponse.self, Fixtures.searchByTitle_Operation504_ProviderTimeout
        )
    }
}
