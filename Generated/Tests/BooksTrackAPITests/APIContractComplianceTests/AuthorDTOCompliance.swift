// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

import BooksTrackAPI
import BooksTrackAPIFixtures
@_spi(Generated) import DTOTesting
import Testing

extension APIContractComplianceTests {
    enum AuthorDTOTests {
        @Test(arguments: AuthorDTOContract.compliance)
        static func authorDTODecodes(_ check: ContractCheck) async throws {
            try await check.verify()
        }
    }
}

/// The contract of `#/components/schemas/AuthorDTO`.
nonisolated enum AuthorDTOContract: RecordContract {
    typealias Record = BooksTrackAPI.AuthorDTO

    static let name = "AuthorDTO"
    static var full: String { Fixtures.authorDTOFull }
    static var minimal: String { Fixtures.authorDTOMinimal }

    static func describe(_ table: inout PropertyTable<Record>) {
        table.strict("name", \.name, .string)
        table.required("gender", \.gender, .enumeration(.string), default: "Unknown")
        table.optional("culturalRegion", \.culturalRegion, .enumeration(.string))
        table.optional("nationality", \.nationality, .string)
        table.optional("birthYear", \.birthYear, .integer)
        table.optional("deathYear", \.deathYear, .integer)
        table.optional("openLibraryID", \.openLibraryID, .string)
        table.optional("isbndbID", \.isbndbID, .string)
        table.optional("googleBooksID", \.googleBooksID, .string)
        table.optional("goodreadsID", \.goodreadsID, .string)
        table.optional("bookCount", \.bookCount, .integer)
    }
}
