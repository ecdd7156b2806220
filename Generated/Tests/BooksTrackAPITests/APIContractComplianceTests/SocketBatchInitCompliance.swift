// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

import BooksTrackAPI
import BooksTrackAPIFixtures
@_spi(Generated) import DTOTesting
import Testing

extension APIContractComplianceTests {
    enum SocketBatchInitTests {
        @Test(arguments: SocketBatchInitContract.compliance)
        static func socketBatchInitDecodes(_ check: ContractCheck) async throws {
            try await check.verify()
        }
    }
}

/// The contract of `#/components/schemas/SocketBatchInit`.
nonisolated enum SocketBatchInitContract: RecordContract {
    typealias Record = BooksTrackAPI.SocketBatchInit

    static let name = "SocketBatchInit"
    static var full: String { Fixtures.socketBatchInitFull }
    static var minimal: String { Fixtures.socketBatchInitMinimal }

    static func describe(_ table: inout PropertyTable<Record>) {
        table.required("type", \.type, .string, default: "batch-init", isConstant: true)
        table.required("totalPhotos", \.totalPhotos, .integer, default: 0)
        table.optional("status", \.status, .string)
    }
}
