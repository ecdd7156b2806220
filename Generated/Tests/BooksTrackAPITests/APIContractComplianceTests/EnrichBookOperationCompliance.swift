// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

import BooksTrackAPI
import BooksTrackAPIFixtures
@_spi(Generated) import DTOTesting
import Testing

extension APIContractComplianceTests {
    enum EnrichBook_OperationTests {
        @Test(arguments: EnrichBook_OperationContract.compliance)
        static func enrichBook_OperationDecodes(_ check: ContractCheck) async throws {
            try await check.verify()
        }
    }
}

/// The contract of `POST /api/v2/books/enrich`.
nonisolated enum EnrichBook_OperationContract: ResponseContract {
    static let name = "enrichBook"

    static func describe(_ table: inout ResponseTable) {
        table.response(
            "200 authorsAsText", BooksTrackAPI.EnrichedBookEnvelope.self, Fixtures.enrichBook_Operation200_AuthorsAsText
        )
        table.response(
            "200 authorsAsRecords",
            BooksTrackAPI.EnrichedBookEnvelope.self,
            Fixtures.enrichBook_Operation200_AuthorsAsRecords
        )
        table.failure("400 invalidISBN", BooksTrackAPI.ErrorResponse.self, Fixtures.enrichBook_Operation400_InvalidISBN)
        table.failure("400 invalidFile", BooksTrackAPI.ErrorResponse.self, Fixtures.enrichBook_Operation400_InvalidFile)
        table.failure(
            "400 batchTooLarge", BooksTrackAPI.ErrorResponse.self, Fixtures.enrichBook_Operation400_BatchTooLarge
        )
        table.failure("404 notFound", BooksTrackAPI.ErrorResponse.self, Fixtures.enrichBook_Operation404_NotFound)
        table.failure("429 delayInError", BooksTrackAPI.ErrorBody.self, Fixtures.enrichBook_Operation429_DelayInError)
        table.failure(
            "429 delayInDetails", BooksTrackAPI.ErrorBody.self, Fixtures.enrichBook_Operation429_DelayInDetails
        )
        table.failure("429 errorAsText", BooksTrackAPI.ErrorBody.self, Fixtures.enrichBook_Operation429_ErrorAsText)
        table.failure("503 circuitOpen", BooksTrackAPI.ErrorResponse.self, Fixtures.enrichBook_Operation503_CircuitOpen)
        table.failure(
            "503 circuitOpenInDetails",
            BooksTrackAPI.ErrorResponse.self,
            Fixtures.enrichBook_Operation503_CircuitOpenInDetails
        )
    }
}
