// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

import BooksTrackAPI
import BooksTrackAPIFixtures
@_spi(Generated) import DTOTesting
import Testing

extension APIContractComplianceTests {
    enum SearchEditions_OperationTests {
        @Test(arguments: SearchEditions_OperationContract.compliance)
        static func searchEditions_OperationDecodes(_ check: ContractCheck) async throws {
            try await check.verify()
        }
    }
}

/// The contract of `GET /v1/editions/search`.
nonisolated enum SearchEditions_OperationContract: ResponseContract {
    static let name = "searchEditions"

    static func describe(_ table: inout ResponseTable) {
        table.response(
            "200 nothingFound", BooksTrackAPI.BookSearchEnvelope.self, Fixtures.searchEditions_Operation200_NothingFound
        )
        table.response(
            "200 editionWithoutTitle",
            BooksTrackAPI.BookSearchEnvelope.self,
            Fixtures.searchEditions_Operation200_EditionWithoutTitle
        )
        table.failure(
            "400 invalidISBN", BooksTrackAPI.ErrorResponse.self, Fixtures.searchEditions_Operation400_InvalidISBN
        )
        table.failure(
            "400 invalidFile", BooksTrackAPI.ErrorResponse.self, Fixtures.searchEditions_Operation400_InvalidFile
        )
        table.failure(
            "400 batchTooLarge", BooksTrackAPI.ErrorResponse.self, Fixtures.searchEditions_Operation400_BatchTooLarge
        )
        table.failure("404 notFound", BooksTrackAPI.ErrorResponse.self, Fixtures.searchEditions_Operation404_NotFound)
    }
}
