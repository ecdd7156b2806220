// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

import BooksTrackAPI
import BooksTrackAPIFixtures
@_spi(Generated) import DTOTesting
import Testing

extension APIContractComplianceTests {
    enum GetHealth_OperationTests {
        @Test(arguments: GetHealth_OperationContract.compliance)
        static func getHealth_OperationDecodes(_ check: ContractCheck) async throws {
            try await check.verify()
        }
    }
}

/// The contract of `GET /health`.
nonisolated enum GetHealth_OperationContract: ResponseContract {
    static let name = "getHealth"

    static func describe(_ table: inout ResponseTable) {
        table.response("200 healthy", BooksTrackAPI.HealthEnvelope.self, Fixtures.getHealth_Operation200_Healthy)
        table.failure(
            "default unknownCode", BooksTrackAPI.ErrorResponse.self, Fixtures.getHealth_OperationDefault_UnknownCode
        )
    }
}
