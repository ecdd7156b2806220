// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

import BooksTrackAPI
import BooksTrackAPIFixtures
@_spi(Generated) import DTOTesting
import Testing

extension APIContractComplianceTests {
    enum EnrichedBookTests {
        @Test(arguments: EnrichedBookContract.compliance)
        static func enrichedBookDecodes(_ check: ContractCheck) async throws {
            try await check.verify()
        }
    }
}

/// The contract of `#/components/schemas/EnrichedBook`.
nonisolated enum EnrichedBookContract: RecordContract {
    typealias Record = BooksTrackAPI.EnrichedBook

    static let name = "EnrichedBook"
    static var full: String { Fixtures.enrichedBookFull }
    static var minimal: String { Fixtures.enrichedBookMinimal }

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
        table.optional("authors", \.authors, .union([.array]))
        table.optional("work", \.work, .record)
        table.optional("edition", \.edition, .record)
        table.optional("provider", \.provider, .string)
        table.optional("enrichedAt", \.enrichedAt, .formatted(.dateTime))
        table.optional("vectorized", \.vectorized, .boolean)
    }
}
