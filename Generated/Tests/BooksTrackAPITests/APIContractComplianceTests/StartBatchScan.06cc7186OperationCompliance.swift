// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

import BooksTrackAPI
import BooksTrackAPIFixtures
import DTOTesting
import Testing

extension APIContractComplianceTests {
    @Test(arguments: StartBatchScan_Operation_06cc7186Contract.compliance)
    func startBatchScan_Operation_06cc7186Decodes(_ check: ContractCheck) throws {
        try check.verify()
    }
}

/// What the contract says: `POST /api/batch-scan`.
nonisolated enum StartBatchScan_Operation_06cc7186Contract: ResponseContract {
    static let name = "startBatchScan"

    static func describe(_ table: inout ResponseTable) {
        table.response(
            "202 current",
            BooksTrackAPI.ScanJobInitiationEnvelope.self,
            Fixtures.startBatchScan_Operation_06cc7186202_Current
        )
        table.response(
            "202 version2",
            BooksTrackAPI.ScanJobInitiationEnvelope.self,
            Fixtures.startBatchScan_Operation_06cc7186202_Version2
        )
        table.response(
            "400 invalidISBN",
            BooksTrackAPI.ErrorResponse.self,
            Fixtures.startBatchScan_Operation_06cc7186400_InvalidISBN
        )
        table.response(
            "400 invalidFile",
            BooksTrackAPI.ErrorResponse.self,
            Fixtures.startBatchScan_Operation_06cc7186400_InvalidFile
        )
        table.response(
            "400 batchTooLarge",
            BooksTrackAPI.ErrorResponse.self,
            Fixtures.startBatchScan_Operation_06cc7186400_BatchTooLarge
        )
        table.response(
            "413 fileTooLarge",
            BooksTrackAPI.ErrorResponse.self,
            Fixtures.startBatchScan_Operation_06cc7186413_FileTooLarge
        )
        table.response(
            "429 delayInError", BooksTrackAPI.ErrorBody.self, Fixtures.startBatchScan_Operation_06cc7186429_DelayInError
        )
        table.response(
            "429 delayInDetails",
            BooksTrackAPI.ErrorBody.self,
            Fixtures.startBatchScan_Operation_06cc7186429_DelayInDetails
        )
        table.response(
            "429 errorAsText", BooksTrackAPI.ErrorBody.self, Fixtures.startBatchScan_Operation_06cc7186429_ErrorAsText
        )
        table.response(
            "499 clientDisconnected",
            BooksTrackAPI.ErrorResponse.self,
            Fixtures.startBatchScan_Operation_06cc7186499_ClientDisconnected
        )
    }
}
