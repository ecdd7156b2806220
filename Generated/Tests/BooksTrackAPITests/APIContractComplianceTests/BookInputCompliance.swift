// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

import BooksTrackAPI
import BooksTrackAPIFixtures
@_spi(Generated) import DTOTesting
import Testing

extension APIContractComplianceTests {
    enum BookInputTests {
        @Test(arguments: BookInputContract.compliance)
        static func bookInputDecodes(_ check: ContractCheck) async throws {
            try await check.verify()
        }
    }
}

/// The contract of `#/components/schemas/BookInput`.
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
