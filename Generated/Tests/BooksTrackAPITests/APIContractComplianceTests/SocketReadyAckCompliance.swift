// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

import BooksTrackAPI
import BooksTrackAPIFixtures
@_spi(Generated) import DTOTesting
import Testing

extension APIContractComplianceTests {
    enum SocketReadyAckTests {
        @Test(arguments: SocketReadyAckContract.compliance)
        static func socketReadyAckDecodes(_ check: ContractCheck) async throws {
            try await check.verify()
        }
    }
}

/// The contract of `#/components/schemas/SocketReadyAck`.
nonisolated enum SocketReadyAckContract: RecordContract {
    typealias Record = BooksTrackAPI.SocketReadyAck

    static let name = "SocketReadyAck"
    static var full: String { Fixtures.socketReadyAckFull }
    static var minimal: String { Fixtures.socketReadyAckMinimal }

    static func describe(_ table: inout PropertyTable<Record>) {
        table.required("type", \.type, .string, default: "ready_ack", isConstant: true)
        table.optional("timestamp", \.timestamp, .integer)
    }
}
