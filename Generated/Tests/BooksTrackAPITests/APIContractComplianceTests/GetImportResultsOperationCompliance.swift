// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

import BooksTrackAPI
import BooksTrackAPIFixtures
@_spi(Generated) import DTOTesting
import Testing

extension APIContractComplianceTests {
    enum GetImportResults_OperationTests {
        @Test(arguments: GetImportResults_OperationContract.compliance)
        static func getImportResults_OperationDecodes(_ check: ContractCheck) async throws {
            try await check.verify()
        }
    }
}

/// The contract of `GET /api/v2/imports/{jobId}/results`.
nonisolated enum GetImportResults_OperationContract: ResponseContract {
    static let name = "getImportResults"

    static func describe(_ table: inout ResponseTable) {
        table.response(
            "200 oneRowFailed",
            BooksTrackAPI.ImportResultsEnvelope.self,
            Fixtures.getImportResults_Operation200_OneRowFailed
        )
        table.failure("404 notFound", BooksTrackAPI.ErrorResponse.self, Fixtures.getImportResults_Operation404_NotFound)
    }
}
