// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

import BooksTrackAPI
import BooksTrackAPIFixtures
@_spi(Generated) import DTOTesting
import Testing

extension APIContractComplianceTests {
    enum CreateImport_OperationTests {
        @Test(arguments: CreateImport_OperationContract.compliance)
        static func createImport_OperationDecodes(_ check: ContractCheck) async throws {
            try await check.verify()
        }
    }
}

/// The contract of `POST /api/v2/imports`.
nonisolated enum CreateImport_OperationContract: ResponseContract {
    static let name = "createImport"

    static func describe(_ table: inout ResponseTable) {
        table.response(
            "202 newTokenOnly",
            BooksTrackAPI.JobInitiationEnvelope.self,
            Fixtures.createImport_Operation202_NewTokenOnly
        )
        table.response(
            "202 bothTokens", BooksTrackAPI.JobInitiationEnvelope.self, Fixtures.createImport_Operation202_BothTokens
        )
        table.response(
            "202 oldTokenOnly",
            BooksTrackAPI.JobInitiationEnvelope.self,
            Fixtures.createImport_Operation202_OldTokenOnly
        )
        table.response(
            "202 noToken", BooksTrackAPI.JobInitiationEnvelope.self, Fixtures.createImport_Operation202_NoToken
        )
        table.failure(
            "400 invalidISBN", BooksTrackAPI.ErrorResponse.self, Fixtures.createImport_Operation400_InvalidISBN
        )
        table.failure(
            "400 invalidFile", BooksTrackAPI.ErrorResponse.self, Fixtures.createImport_Operation400_InvalidFile
        )
        table.failure(
            "400 batchTooLarge", BooksTrackAPI.ErrorResponse.self, Fixtures.createImport_Operation400_BatchTooLarge
        )
        table.failure(
            "413 fileTooLarge", BooksTrackAPI.ErrorResponse.self, Fixtures.createImport_Operation413_FileTooLarge
        )
        table.failure("429 delayInError", BooksTrackAPI.ErrorBody.self, Fixtures.createImport_Operation429_DelayInError)
        table.failure(
            "429 delayInDetails", BooksTrackAPI.ErrorBody.self, Fixtures.createImport_Operation429_DelayInDetails
        )
        table.failure("429 errorAsText", BooksTrackAPI.ErrorBody.self, Fixtures.createImport_Operation429_ErrorAsText)
    }
}
