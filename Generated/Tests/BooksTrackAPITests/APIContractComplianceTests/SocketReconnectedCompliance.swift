// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

import BooksTrackAPI
import BooksTrackAPIFixtures
@_spi(Generated) import DTOTesting
import Testing

extension APIContractComplianceTests {
    enum SocketReconnectedTests {
        @Test(arguments: SocketReconnectedContract.compliance)
        static func socketReconnectedDecodes(_ check: ContractCheck) async throws {
            try await check.verify()
        }
    }
}

/// The contract of `#/components/schemas/SocketReconnected`.
nonisolated enum SocketReconnectedContract: RecordContract {
    typealias Record = BooksTrackAPI.SocketReconnected

    static let name = "SocketReconnected"
    static var full: String { Fixtures.socketReconnectedFull }
    static var minimal: String { Fixtures.socketReconnectedMinimal }

    static func describe(_ table: inout PropertyTable<Record>) {
        table.required("type", \.type, .string, default: "reconnected", isConstant: true)
        table.required("progress", \.progress, .number, default: 0)
        table.required("status", \.status, .string, default: "")
        table.optional("processedCount", \.processedCount, .integer)
        table.optional("totalCount", \.totalCount, .integer)
        table.optional("lastUpdate", \.lastUpdate, .integer)
        table.optional("message", \.message, .string)
    }
}
