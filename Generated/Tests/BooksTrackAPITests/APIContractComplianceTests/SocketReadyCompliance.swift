// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

import BooksTrackAPI
import BooksTrackAPIFixtures
@_spi(Generated) import DTOTesting
import Testing

extension APIContractComplianceTests {
    enum SocketReadyTests {
        @Test(arguments: SocketReadyContract.compliance)
        static func socketReadyDecodes(_ check: ContractCheck) async throws {
            try await check.verify()
        }
    }
}

/// The contract of `#/components/schemas/SocketReady`.
nonisolated enum SocketReadyContract: RecordContract {
    typealias Record = BooksTrackAPI.SocketReady

    static let name = "SocketReady"
    static var full: String { Fixtures.socketReadyFull }
    static var minimal: String { Fixtures.socketReadyMinimal }

    static func describe(_ table: inout PropertyTable<Record>) {
        table.required("type", \.type, .string, default: "ready", isConstant: true)
    }
}
