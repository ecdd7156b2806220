// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

import BooksTrackAPI
import BooksTrackAPIFixtures
@_spi(Generated) import DTOTesting
import Testing

extension APIContractComplianceTests {
    enum StartScanLegacy_OperationTests {
        @Test(arguments: StartScanLegacy_OperationContract.compliance)
        static func startScanLegacy_OperationDecodes(_ check: ContractCheck) async throws {
            try await check.verify()
        }
    }
}

/// The contract of `POST /v1/api/scan-bookshelf`.
nonisolated enum StartScanLegacy_OperationContract: ResponseContract {
    static let name = "startScanLegacy"

    static func describe(_ table: inout ResponseTable) {
        table.response(
            "202 legacySuccess",
            BooksTrackAPI.LegacyBookshelfScanResponse.self,
            Fixtures.startScanLegacy_Operation202_LegacySuccess
        )
        table.failure(
            "400 legacyFailure",
            BooksTrackAPI.LegacyBookshelfScanResponse.self,
            Fixtures.startScanLegacy_Operation400_LegacyFailure
        )
    }
}
