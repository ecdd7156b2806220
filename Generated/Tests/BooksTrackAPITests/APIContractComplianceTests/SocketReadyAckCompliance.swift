// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

import BooksTrackAPI
import BooksTrackAPIFixtures
import DTOTesting
import Testing

extension APIContractComplianceTests {
    struct SocketReadyAckTests {
        @Test(arguments: SocketReadyAckContract.compliance)
        func socketReadyAckDecodes(_ check: ContractCheck) throws {
            try check.verify()
        }
    }
}

/// What the contract says: `#/components/schemas/SocketReadyAck`.
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
