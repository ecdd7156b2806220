// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

import BooksTrackAPI
import BooksTrackAPIFixtures
@_spi(Generated) import DTOTesting
import Testing

extension APIContractComplianceTests {
    enum StartEnrichmentLegacy_OperationTests {
        @Test(arguments: StartEnrichmentLegacy_OperationContract.compliance)
        static func startEnrichmentLegacy_OperationDecodes(_ check: ContractCheck) async throws {
            try await check.verify()
        }
    }
}

/// The contract of `POST /v1/api/enrichment/start`.
nonisolated enum StartEnrichmentLegacy_OperationContract: ResponseContract {
    static let name = "startEnrichmentLegacy"

    static func describe(_ table: inout ResponseTable) {
        table.response(
            "202 legacySuccess",
            BooksTrackAPI.LegacyEnrichmentJobResponse.self,
            Fixtures.startEnrichmentLegacy_Operation202_LegacySuccess
        )
        table.failure(
            "400 legacyFailure",
            BooksTrackAPI.LegacyEnrichmentJobResponse.self,
            Fixtures.startEnrichmentLegacy_Operation400_LegacyFailure
        )
        table.failure(
            "429 delayInError", BooksTrackAPI.ErrorBody.self, Fixtures.startEnrichmentLegacy_Operation429_DelayInError
        )
        table.failure(
            "429 delayInDetails",
            BooksTrackAPI.ErrorBody.self,
            Fixtures.startEnrichmentLegacy_Operation429_DelayInDetails
        )
        table.failure(
            "429 errorAsText", BooksTrackAPI.ErrorBody.self, Fixtures.startEnrichmentLegacy_Operation429_ErrorAsText
        )
    }
}
