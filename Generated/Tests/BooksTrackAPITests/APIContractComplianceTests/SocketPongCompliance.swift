// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

import BooksTrackAPI
import BooksTrackAPIFixtures
@_spi(Generated) import DTOTesting
import Testing

extension APIContractComplianceTests {
    enum SocketPongTests {
        @Test(arguments: SocketPongContract.compliance)
        static func socketPongDecodes(_ check: ContractCheck) async throws {
            try await check.verify()
        }
    }
}

/// The contract of `#/components/schemas/SocketPong`.
nonisolated enum SocketPongContract: RecordContract {
    typealias Record = BooksTrackAPI.SocketPong

    static let name = "SocketPong"
    static var full: String { Fixtures.socketPongFull }
    static var minimal: String { Fixtures.socketPongMinimal }

    static func describe(_ table: inout PropertyTable<Record>) {
        table.required("type", \.type, .string, default: "pong", isConstant: true)
        table.optional("timestamp", \.timestamp, .integer)
        table.optional("latency", \.latency, .integer)
    }
}
