// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

import BooksTrackAPI
import BooksTrackAPIFixtures
@_spi(Generated) import DTOTesting
import Testing

extension APIContractComplianceTests {
    enum ImportRowErrorTests {
        @Test(arguments: ImportRowErrorContract.compliance)
        static func importRowErrorDecodes(_ check: ContractCheck) async throws {
            try await check.verify()
        }
    }
}

/// The contract of `#/components/schemas/ImportRowError`.
nonisolated enum ImportRowErrorContract: RecordContract {
    typealias Record = BooksTrackAPI.ImportRowError

    static let name = "ImportRowError"
    static var full: String { Fixtures.importRowErrorFull }
    static var minimal: String { Fixtures.importRowErrorMinimal }

    static func describe(_ table: inout PropertyTable<Record>) {
        table.optional("row", \.row, .integer)
        table.optional("isbn", \.isbn, .string)
        table.optional("error", \.error, .string)
    }
}
