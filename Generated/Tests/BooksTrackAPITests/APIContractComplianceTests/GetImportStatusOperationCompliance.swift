// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

import BooksTrackAPI
import BooksTrackAPIFixtures
@_spi(Generated) import DTOTesting
import Testing

extension APIContractComplianceTests {
    enum GetImportStatus_OperationTests {
        @Test(arguments: GetImportStatus_OperationContract.compliance)
        static func getImportStatus_OperationDecodes(_ check: ContractCheck) async throws {
            try await check.verify()
        }
    }
}

/// The contract of `GET /api/v2/imports/{jobId}`.
nonisolated enum GetImportStatus_OperationContract: ResponseContract {
    static let name = "getImportStatus"

    static func describe(_ table: inout ResponseTable) {
        table.response(
            "200 processing", BooksTrackAPI.JobStatusEnvelope.self, Fixtures.getImportStatus_Operation200_Processing
        )
        table.response("200 failed", BooksTrackAPI.JobStatusEnvelope.self, Fixtures.getImportStatus_Operation200_Failed)
        table.failure("404 notFound", BooksTrackAPI.ErrorResponse.self, Fixtures.getImportStatus_Operation404_NotFound)
        table.failure(
            "429 delayInError", BooksTrackAPI.ErrorBody.self, Fixtures.getImportStatus_Operation429_DelayInError
        )
        table.failure(
            "429 delayInDetails", BooksTrackAPI.ErrorBody.self, Fixtures.getImportStatus_Operation429_DelayInDetails
        )
        table.failure(
            "429 errorAsText", BooksTrackAPI.ErrorBody.self, Fixtures.getImportStatus_Operation429_ErrorAsText
        )
    }
}
