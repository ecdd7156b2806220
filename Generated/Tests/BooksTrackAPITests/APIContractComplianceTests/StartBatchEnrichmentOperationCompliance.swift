// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

import BooksTrackAPI
import BooksTrackAPIFixtures
@_spi(Generated) import DTOTesting
import Testing

extension APIContractComplianceTests {
    enum StartBatchEnrichment_OperationTests {
        @Test(arguments: StartBatchEnrichment_OperationContract.compliance)
        static func startBatchEnrichment_OperationDecodes(_ check: ContractCheck) async throws {
            try await check.verify()
        }
    }
}

/// The contract of `POST /v1/enrichment/batch`.
nonisolated enum StartBatchEnrichment_OperationContract: ResponseContract {
    static let name = "startBatchEnrichment"

    static func describe(_ table: inout ResponseTable) {
        table.response(
            "202 queued",
            BooksTrackAPI.BatchEnrichmentJobEnvelope.self,
            Fixtures.startBatchEnrichment_Operation202_Queued
        )
        table.response(
            "202 withoutJobId",
            BooksTrackAPI.BatchEnrichmentJobEnvelope.self,
            Fixtures.startBatchEnrichment_Operation202_WithoutJobId
        )
        table.failure(
            "400 invalidISBN", BooksTrackAPI.ErrorResponse.self, Fixtures.startBatchEnrichment_Operation400_InvalidISBN
        )
        table.failure(
            "400 invalidFile", BooksTrackAPI.ErrorResponse.self, Fixtures.startBatchEnrichment_Operation400_InvalidFile
        )
        table.failure(
            "400 batchTooLarge",
            BooksTrackAPI.ErrorResponse.self,
            Fixtures.startBatchEnrichment_Operation400_BatchTooLarge
        )
        table.failure(
            "413 fileTooLarge",
            BooksTrackAPI.ErrorResponse.self,
            Fixtures.startBatchEnrichment_Operation413_FileTooLarge
        )
        table.failure(
            "429 delayInError", BooksTrackAPI.ErrorBody.self, Fixtures.startBatchEnrichment_Operation429_DelayInError
        )
        table.failure(
            "429 delayInDetails",
            BooksTrackAPI.ErrorBody.self,
            Fixtures.startBatchEnrichment_Operation429_DelayInDetails
        )
        table.failure(
            "429 errorAsText", BooksTrackAPI.ErrorBody.self, Fixtures.startBatchEnrichment_Operation429_ErrorAsText
        )
    }
}
