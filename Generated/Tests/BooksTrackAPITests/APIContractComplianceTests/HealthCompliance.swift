// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

import BooksTrackAPI
import BooksTrackAPIFixtures
@_spi(Generated) import DTOTesting
import Testing

extension APIContractComplianceTests {
    enum HealthTests {
        @Test(arguments: HealthContract.compliance)
        static func healthDecodes(_ check: ContractCheck) async throws {
            try await check.verify()
        }
    }
}

/// The contract of `#/components/schemas/Health`.
nonisolated enum HealthContract: RecordContract {
    typealias Record = BooksTrackAPI.Health

    static let name = "Health"
    static var full: String { Fixtures.healthFull }
    static var minimal: String { Fixtures.healthMinimal }

    static func describe(_ table: inout PropertyTable<Record>) {
        table.required("status", \.status, .string, default: "")
        table.optional("worker", \.worker, .string)
        table.optional("version", \.version, .string)
        table.optional("router", \.router, .string)
    }
}
