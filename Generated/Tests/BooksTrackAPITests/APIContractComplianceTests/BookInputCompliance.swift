// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

import BooksTrackAPI
import BooksTrackAPIFixtures
import DTOTesting
import Testing

extension APIContractComplianceTests {
    struct BookInputTests {
        @Test(arguments: BookInputContract.compliance)
        func bookInputDecodes(_ check: ContractCheck) throws {
            try check.verify()
        }
    }
}

/// What the contract says: `#/components/schemas/BookInput`.
nonisolated enum BookInputContract: RecordContract {
    typealias Record = BooksTrackAPI.BookInput

    static let name = "BookInput"
    static var full: String { Fixtures.bookInputFull }
    static var minimal: String { Fixtures.bookInputMinimal }

    static func describe(_ table: inout PropertyTable<Record>) {
        table.strict("title", \.title, .string)
        table.optional("author", \.author, .string)
        table.optional("isbn", \.isbn, .string)
    }
}
