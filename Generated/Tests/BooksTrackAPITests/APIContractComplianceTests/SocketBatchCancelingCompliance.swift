// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

import BooksTrackAPI
import BooksTrackAPIFixtures
@_spi(Generated) import DTOTesting
import Testing

extension APIContractComplianceTests {
    enum SocketBatchCancelingTests {
        @Test(arguments: SocketBatchCancelingContract.compliance)
        static func socketBatchCancelingDecodes(_ check: ContractCheck) async throws {
            try await check.verify()
        }
    }
}

/// The contract of `#/components/schemas/SocketBatchCanceling`.
nonisolated enum SocketBatchCancelingContract: RecordContract {
    typealias Record = BooksTrackAPI.SocketBatchCanceling

    static let name = "SocketBatchCanceling"
    static var full: String { Fixtures.socketBatchCancelingFull }
    static var minimal: String { Fixtures.socketBatchCancelingMinimal }

    static func describe(_ table: inout PropertyTable<Record>) {
        table.required("type", \.type, .string, default: "batch-canceling", isConstant: true)
        table.optional("reason", \.reason, .string)
    }
}
