// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

import BooksTrackAPI
import BooksTrackAPIFixtures
@_spi(Generated) import DTOTesting
import Testing

extension APIContractComplianceTests {
    enum CancelJob_OperationTests {
        @Test(arguments: CancelJob_OperationContract.compliance)
        static func cancelJob_OperationDecodes(_ check: ContractCheck) async throws {
            try await check.verify()
        }
    }
}

/// The contract of `DELETE /v1/jobs/{jobId}`.
nonisolated enum CancelJob_OperationContract: ResponseContract {
    static let name = "cancelJob"

    static func describe(_ table: inout ResponseTable) {
        table.response(
            "200 canceled", BooksTrackAPI.JobCancellationEnvelope.self, Fixtures.cancelJob_Operation200_Canceled
        )
        table.failure(
            "401 unauthorized", BooksTrackAPI.ErrorResponse.self, Fixtures.cancelJob_Operation401_Unauthorized
        )
        table.failure("404 notFound", BooksTrackAPI.ErrorResponse.self, Fixtures.cancelJob_Operation404_NotFound)
    }
}
