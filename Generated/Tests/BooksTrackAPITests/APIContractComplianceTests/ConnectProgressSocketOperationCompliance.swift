// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

import BooksTrackAPI
import BooksTrackAPIFixtures
import DTOTesting
import Testing

extension APIContractComplianceTests {
    enum ConnectProgressSocket_OperationTests {
        @Test(arguments: ConnectProgressSocket_OperationContract.compliance)
        static func connectProgressSocket_OperationDecodes(_ check: ContractCheck) async throws {
            try await check.verify()
        }
    }
}

/// What the contract says: `GET /ws/progress`.
nonisolated enum ConnectProgressSocket_OperationContract: ResponseContract {
    static let name = "connectProgressSocket"

    static func describe(_ table: inout ResponseTable) {
        table.response(
            "400 invalidISBN", BooksTrackAPI.ErrorResponse.self, Fixtures.connectProgressSocket_Operation400_InvalidISBN
        )
        table.response(
            "400 invalidFile", BooksTrackAPI.ErrorResponse.self, Fixtures.connectProgressSocket_Operation400_InvalidFile
        )
        table.response(
            "400 batchTooLarge",
            BooksTrackAPI.ErrorResponse.self,
            Fixtures.connectProgressSocket_Operation400_BatchTooLarge
        )
        table.response(
            "401 unauthorized",
            BooksTrackAPI.ErrorResponse.self,
            Fixtures.connectProgressSocket_Operation401_Unauthorized
        )
    }
}
