// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

import BooksTrackAPI
import BooksTrackAPIFixtures
@_spi(Generated) import DTOTesting
import Testing

extension APIContractComplianceTests {
    enum SocketJobStartedTests {
        @Test(arguments: SocketJobStartedContract.compliance)
        static func socketJobStartedDecodes(_ check: ContractCheck) async throws {
            try await check.verify()
        }
    }
}

/// The contract of `#/components/schemas/SocketJobStarted`.
nonisolated enum SocketJobStartedContract: RecordContract {
    typealias Record = BooksTrackAPI.SocketJobStarted

    static let name = "SocketJobStarted"
    static var full: String { Fixtures.socketJobStartedFull }
    static var minimal: String { Fixtures.socketJobStartedMinimal }

    static func describe(_ table: inout PropertyTable<Record>) {
        table.required("type", \.type, .string, default: "job_started", isConstant: true)
        table.optional("totalCount", \.totalCount, .integer, aliases: ["totalItems"])
        table.optional("estimatedDuration", \.estimatedDuration, .integer)
    }
}
