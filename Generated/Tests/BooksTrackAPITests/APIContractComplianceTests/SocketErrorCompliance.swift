// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

import BooksTrackAPI
import BooksTrackAPIFixtures
@_spi(Generated) import DTOTesting
import Testing

extension APIContractComplianceTests {
    enum SocketErrorTests {
        @Test(arguments: SocketErrorContract.compliance)
        static func socketErrorDecodes(_ check: ContractCheck) async throws {
            try await check.verify()
        }
    }
}

/// The contract of `#/components/schemas/SocketError`.
nonisolated enum SocketErrorContract: RecordContract {
    typealias Record = BooksTrackAPI.SocketError

    static let name = "SocketError"
    static var full: String { Fixtures.socketErrorFull }
    static var minimal: String { Fixtures.socketErrorMinimal }

    static func describe(_ table: inout PropertyTable<Record>) {
        table.required("type", \.type, .string, default: "error", isConstant: true)
        table.required("code", \.code, .string, default: "UNKNOWN")
        table.required("message", \.message, .string, default: "")
        table.optional("retryable", \.retryable, .boolean)
        table.optional("details", \.details, .dictionary(.json), isNullable: true)
    }
}
