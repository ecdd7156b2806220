// Made by gen-dtos from the contract "Bookcase". Do not edit: change the contract and run gen-dtos.

import Bookcase
import BookcaseFixtures
@_spi(Generated) import DTOTesting
import Testing

extension APIContractComplianceTests {
    enum BookPageTests {
        @Test(arguments: BookPageContract.compliance)
        static func bookPageDecodes(_ check: ContractCheck) async throws {
            try await check.verify()
        }
    }
}

/// The contract of `#/components/schemas/BookPage`.
nonisolated enum BookPageContract: RecordContract {
    typealias Record = Bookcase.BookPage

    static let name = "BookPage"
    static var full: String { Fixtures.bookPageFull }
    static var minimal: String { Fixtures.bookPageMinimal }

    static func describe(_ table: inout PropertyTable<Record>) {
        table.required("items", \.items, .array(.record), default: [])
        table.optional("total", \.total, .integer)
    }
}
