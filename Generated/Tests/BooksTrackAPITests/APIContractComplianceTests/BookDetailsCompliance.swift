// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

import BooksTrackAPI
import BooksTrackAPIFixtures
@_spi(Generated) import DTOTesting
import Testing

extension APIContractComplianceTests {
    enum BookDetailsTests {
        @Test(arguments: BookDetailsContract.compliance)
        static func bookDetailsDecodes(_ check: ContractCheck) async throws {
            try await check.verify()
        }
    }
}

/// The contract of `#/components/schemas/BookDetails`.
nonisolated enum BookDetailsContract: RecordContract {
    typealias Record = BooksTrackAPI.BookDetails

    static let name = "BookDetails"
    static var full: String { Fixtures.bookDetailsFull }
    static var minimal: String { Fixtures.bookDetailsMinimal }

    static func describe(_ table: inout PropertyTable<Record>) {
        table.required("isbn", \.isbn, .string, default: "")
        table.strict("title", \.title, .string)
        table.optional("publisher", \.publisher, .string)
        table.optional("publishedDate", \.publishedDate, .string)
        table.optional("coverUrl", \.coverUrl, .formatted(.uri))
        table.optional("description", \.description, .string)
        table.optional("language", \.language, .string)
        table.optional("isbn13", \.isbn13, .string)
        table.optional("isbn10", \.isbn10, .string)
        table.optional("pageCount", \.pageCount, .integer)
        table.optional("categories", \.categories, .array(.string))
        table.optional("averageRating", \.averageRating, .number)
        table.optional("ratingsCount", \.ratingsCount, .integer)
        table.optional("openLibraryWorkId", \.openLibraryWorkId, .string)
    }
}
