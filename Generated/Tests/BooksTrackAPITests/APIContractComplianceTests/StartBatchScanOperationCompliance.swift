// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

import BooksTrackAPI
import BooksTrackAPIFixtures
@_spi(Generated) import DTOTesting
import Testing

extension APIContractComplianceTests {
    enum StartBatchScan_OperationTests {
        @Test(arguments: StartBatchScan_OperationContract.compliance)
        static func startBatchScan_OperationDecodes(_ check: ContractCheck) async throws {
            try await check.verify()
        }
    }
}

/// The contract of `POST /api/batch-scan`.
nonisolated enum StartBatchScan_OperationContract: ResponseContract {
    static let name = "startBatchScan"

    static func describe(_ table: inout ResponseTable) {
        table.response(
            "202 current", BooksTrackAPI.ScanJobInitiationEnvelope.self, Fixtures.startBatchScan_Operation202_Current
        )
        table.response(
            "202 version2", BooksTrackAPI.ScanJobInitiationEnvelope.self, Fixtures.startBatchScan_Operation202_Version2
        )
        table.failure(
            "400 invalidISBN", BooksTrackAPI.ErrorResponse.self, Fixtures.startBatchScan_Operation400_InvalidISBN
        )
        table.failure(
            "400 invalidFile", BooksTrackAPI.ErrorResponse.self, Fixtures.startBatchScan_Operation400_InvalidFile
        )
        table.failure(
            "400 batchTooLarge", BooksTrackAPI.ErrorResponse.self, Fixtures.startBatchScan_Operation400_BatchTooLarge
        )
        table.failure(
            "413 fileTooLarge", BooksTrackAPI.ErrorResponse.self, Fixtures.startBatchScan_Operation413_FileTooLarge
        )
        table.failure(
            "429 delayInError", BooksTrackAPI.ErrorBody.self, Fixtures.startBatchScan_Operation429_DelayInError
        )
        table.failure(
            "429 delayInDetails", BooksTrackAPI.ErrorBody.self, Fixtures.startBatchScan_Operation429_DelayInDetails
        )
        table.failure("429 errorAsText", BooksTrackAPI.ErrorBody.self, Fixtures.startBatchScan_Operation429_ErrorAsText)
        table.failure(
            "499 clientDisconnected",
            BooksTrackAPI.ErrorResponse.self,
            Fixtures.startBatchScan_Operation499_ClientDisconnected
        )
    }
}
