// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

import BooksTrackAPI
import BooksTrackAPIFixtures
@_spi(Generated) import DTOTesting
import Testing

extension APIContractComplianceTests {
    enum SocketPingTests {
        @Test(arguments: SocketPingContract.compliance)
        static func socketPingDecodes(_ check: ContractCheck) async throws {
            try await check.verify()
        }
    }
}

/// The contract of `#/components/schemas/SocketPing`.
nonisolated enum SocketPingContract: RecordContract {
    typealias Record = BooksTrackAPI.SocketPing

    static let name = "SocketPing"
    static var full: String { Fixtures.socketPingFull }
    static var minimal: String { Fixtures.socketPingMinimal }

    static func describe(_ table: inout PropertyTable<Record>) {
        table.required("type", \.type, .string, default: "ping", isConstant: true)
        table.optional("timestamp", \.timestamp, .integer)
    }
}
