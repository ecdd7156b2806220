// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

import BooksTrackAPI
import BooksTrackAPIFixtures
@_spi(Generated) import DTOTesting
import Testing

extension APIContractComplianceTests {
    enum GetCapabilities_OperationTests {
        @Test(arguments: GetCapabilities_OperationContract.compliance)
        static func getCapabilities_OperationDecodes(_ check: ContractCheck) async throws {
            try await check.verify()
        }
    }
}

/// The contract of `GET /api/v2/capabilities`.
nonisolated enum GetCapabilities_OperationContract: ResponseContract {
    static let name = "getCapabilities"

    static func describe(_ table: inout ResponseTable) {
        table.response(
            "200 flags", BooksTrackAPI.CapabilitiesEnvelope.self, Fixtures.getCapabilities_Operation200_Flags
        )
        table.response(
            "200 records", BooksTrackAPI.CapabilitiesEnvelope.self, Fixtures.getCapabilities_Operation200_Records
        )
        table.failure(
            "500 internalError", BooksTrackAPI.ErrorResponse.self, Fixtures.getCapabilities_Operation500_InternalError
        )
    }
}
