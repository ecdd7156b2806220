// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

import BooksTrackAPI
import BooksTrackAPIFixtures
@_spi(Generated) import DTOTesting
import Testing

extension APIContractComplianceTests {
    enum GetJobResults_OperationTests {
        @Test(arguments: GetJobResults_OperationContract.compliance)
        static func getJobResults_OperationDecodes(_ check: ContractCheck) async throws {
            try await check.verify()
        }
    }
}

/// The contract of `GET /v1/jobs/{jobId}/results`.
nonisolated enum GetJobResults_OperationContract: ResponseContract {
    static let name = "getJobResults"

    static func describe(_ table: inout ResponseTable) {
        table.response(
            "200 ofAnImport", BooksTrackAPI.JobResultsEnvelope.self, Fixtures.getJobResults_Operation200_OfAnImport
        )
        table.response(
            "200 ofAScan", BooksTrackAPI.JobResultsEnvelope.self, Fixtures.getJobResults_Operation200_OfAScan
        )
        table.response(
            "200 ofABatchEnrichment",
            BooksTrackAPI.JobResultsEnvelope.self,
            Fixtures.getJobResults_Operation200_OfABatchEnrichment
        )
        table.failure("404 notFound", BooksTrackAPI.ErrorResponse.self, Fixtures.getJobResults_Operation404_NotFound)
    }
}
