// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

import BooksTrackAPI
import BooksTrackAPIFixtures
@_spi(Generated) import DTOTesting
import Testing

extension APIContractComplianceTests {
    enum GetJobStatus_OperationTests {
        @Test(arguments: GetJobStatus_OperationContract.compliance)
        static func getJobStatus_OperationDecodes(_ check: ContractCheck) async throws {
            try await check.verify()
        }
    }
}

/// The contract of `GET /v1/jobs/{jobId}/status`.
nonisolated enum GetJobStatus_OperationContract: ResponseContract {
    static let name = "getJobStatus"

    static func describe(_ table: inout ResponseTable) {
        table.response(
            "200 processing", BooksTrackAPI.JobStatusEnvelope.self, Fixtures.getJobStatus_Operation200_Processing
        )
        table.response("200 failed", BooksTrackAPI.JobStatusEnvelope.self, Fixtures.getJobStatus_Operation200_Failed)
        table.failure("404 notFound", BooksTrackAPI.ErrorResponse.self, Fixtures.getJobStatus_Operation404_NotFound)
    }
}
