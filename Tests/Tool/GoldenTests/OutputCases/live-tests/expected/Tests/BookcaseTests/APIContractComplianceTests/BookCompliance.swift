// Made by gen-dtos from the contract "Bookcase". Do not edit: change the contract and run gen-dtos.

import Bookcase
import BookcaseFixtures
@_spi(Generated) import DTOTesting
import Testing

extension APIContractComplianceTests {
    enum BookTests {
        @Test(arguments: BookContract.compliance)
        static func bookDecodes(_ check: ContractCheck) async throws {
            try await check.verify()
        }
    }
}

/// The contract of `#/components/schemas/Book`.
nonisolated enum BookContract: RecordContract {
    typealias Record = Bookcase.Book

    static let name = "Book"
    static var full: String { Fixtures.bookFull }
    static var minimal: String { Fixtures.bookMinimal }

    static func describe(_ table: inout PropertyTable<Record>) {
        table.required("title", \.title, .string, default: "")
    }
}
