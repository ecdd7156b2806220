// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

import BooksTrackAPI
import BooksTrackAPIFixtures
import DTOTesting
import Testing

extension APIContractComplianceTests {
    enum StreamImport_OperationTests {
        @Test(arguments: StreamImport_OperationContract.compliance)
        static func streamImport_OperationDecodes(_ check: ContractCheck) async throws {
            try await check.verify()
        }
    }
}

/// What the contract says: `GET /api/v2/imports/{jobId}/stream`.
nonisolated enum StreamImport_OperationContract: ResponseContract {
    static let name = "streamImport"

    static func describe(_ table: inout ResponseTable) {
        table.response(
            "400 wrongAccept", BooksTrackAPI.StreamRejection.self, Fixtures.streamImport_Operation400_WrongAccept
        )
        table.response("404 notFound", BooksTrackAPI.ErrorResponse.self, Fixtures.streamImport_Operation404_NotFound)
    }
}
