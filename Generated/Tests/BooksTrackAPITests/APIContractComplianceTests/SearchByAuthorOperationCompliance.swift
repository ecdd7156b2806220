// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

import BooksTrackAPI
import BooksTrackAPIFixtures
@_spi(Generated) import DTOTesting
import Testing

extension APIContractComplianceTests {
    enum SearchByAuthor_OperationTests {
        @Test(arguments: SearchByAuthor_OperationContract.compliance)
        static func searchByAuthor_OperationDecodes(_ check: ContractCheck) async throws {
            try await check.verify()
        }
    }
}

/// The contract of `GET /v1/search/author`.
nonisolated enum SearchByAuthor_OperationContract: ResponseContract {
    static let name = "searchByAuthor"

    static func describe(_ table: inout ResponseTable) {
        table.response(
            "200 oneAuthor", BooksTrackAPI.AuthorSearchEnvelope.self, Fixtures.searchByAuthor_Operation200_OneAuthor
        )
        table.failure(
            "429 delayInError", BooksTrackAPI.ErrorBody.self, Fixtures.searchByAuthor_Operation429_DelayInError
        )
        table.failure(
            "429 delayInDetails", BooksTrackAPI.ErrorBody.self, Fixtures.searchByAuthor_Operation429_DelayInDetails
        )
        table.failure("429 errorAsText", BooksTrackAPI.ErrorBody.self, Fixtures.searchByAuthor_Operation429_ErrorAsText)
    }
}
