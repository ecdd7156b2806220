// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

import BooksTrackAPI
import BooksTrackAPIFixtures
@_spi(Generated) import DTOTesting
import Testing

extension APIContractComplianceTests {
    enum GetScanResults_OperationTests {
        @Test(arguments: GetScanResults_OperationContract.compliance)
        static func getScanResults_OperationDecodes(_ check: ContractCheck) async throws {
            try await check.verify()
        }
    }
}

/// The contract of `GET /v1/scan/results/{jobId}`.
nonisolated enum GetScanResults_OperationContract: ResponseContract {
    static let name = "getScanResults"

    static func describe(_ table: inout ResponseTable) {
        table.response(
            "200 explicitNulls",
            BooksTrackAPI.ScanResultsEnvelope.self,
            Fixtures.getScanResults_Operation200_ExplicitNulls
        )
        table.response(
            "200 timestampAsText",
            BooksTrackAPI.ScanResultsEnvelope.self,
            Fixtures.getScanResults_Operation200_TimestampAsText
        )
        table.failure("404 notFound", BooksTrackAPI.ErrorResponse.self, Fixtures.getScanResults_Operation404_NotFound)
    }
}
