// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

import BooksTrackAPI
import BooksTrackAPIFixtures
@_spi(Generated) import DTOTesting
import Testing

extension APIContractComplianceTests {
    enum SearchByISBN_OperationTests {
        @Test(arguments: SearchByISBN_OperationContract.compliance)
        static func searchByISBN_OperationDecodes(_ check: ContractCheck) async throws {
            try await check.verify()
        }
    }
}

/// The contract of `GET /v1/search/isbn`.
nonisolated enum SearchByISBN_OperationContract: ResponseContract {
    static let name = "searchByISBN"

    static func describe(_ table: inout ResponseTable) {
        table.response(
            "200 currentSuccess",
            BooksTrackAPI.BookSearchEnvelope.self,
            Fixtures.searchByISBN_Operation200_CurrentSuccess
        )
        table.response(
            "200 version2Success",
            BooksTrackAPI.BookSearchEnvelope.self,
            Fixtures.searchByISBN_Operation200_Version2Success
        )
        table.response(
            "200 transitionSuccess",
            BooksTrackAPI.BookSearchEnvelope.self,
            Fixtures.searchByISBN_Operation200_TransitionSuccess
        )
        table.response(
            "200 notFoundAs200", BooksTrackAPI.BookSearchEnvelope.self, Fixtures.searchByISBN_Operation200_NotFoundAs200
        )
        table.failure(
            "400 invalidISBN", BooksTrackAPI.ErrorResponse.self, Fixtures.searchByISBN_Operation400_InvalidISBN
        )
        table.failure(
            "400 invalidFile", BooksTrackAPI.ErrorResponse.self, Fixtures.searchByISBN_Operation400_InvalidFile
        )
        table.failure(
            "400 batchTooLarge", BooksTrackAPI.ErrorResponse.self, Fixtures.searchByISBN_Operation400_BatchTooLarge
        )
        table.failure("404 notFound", BooksTrackAPI.ErrorResponse.self, Fixtures.searchByISBN_Operation404_NotFound)
        table.failure("429 delayInError", BooksTrackAPI.ErrorBody.self, Fixtures.searchByISBN_Operation429_DelayInError)
        table.failure(
            "429 delayInDetails", BooksTrackAPI.ErrorBody.self, Fixtures.searchByISBN_Operation429_DelayInDetails
        )
        table.failure("429 errorAsText", BooksTrackAPI.ErrorBody.self, Fixtures.searchByISBN_Operation429_ErrorAsText)
        table.failure(
            "500 internalError", BooksTrackAPI.ErrorResponse.self, Fixtures.searchByISBN_Operation500_InternalError
        )
        table.failure(
            "502 providerError", BooksTrackAPI.ErrorResponse.self, Fixtures.searchByISBN_Operation502_ProviderError
        )
        table.failure(
            "503 circuitOpen", BooksTrackAPI.ErrorResponse.self, Fixtures.searchByISBN_Operation503_CircuitOpen
        )
        table.failure(
            "503 circuitOpenInDetails",
            BooksTrackAPI.ErrorResponse.self,
            Fixtures.searchByISBN_Operation503_CircuitOpenInDetails
        )
        table.failure(
            "504 providerTimeout", BooksTrackAPI.ErrorResponse.self, Fixtures.searchByISBN_Operation504_ProviderTimeout
        )
        table.failure(
            "default version2Failure",
            BooksTrackAPI.BookSearchEnvelope.self,
            Fixtures.searchByISBN_OperationDefault_Version2Failure
        )
        table.failure(
            "default transitionFailure",
            BooksTrackAPI.BookSearchEnvelope.self,
            Fixtures.searchByISBN_OperationDefault_TransitionFailure
        )
    }
}
