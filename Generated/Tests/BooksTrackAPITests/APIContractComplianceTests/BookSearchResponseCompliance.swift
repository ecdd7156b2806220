// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

import BooksTrackAPI
import BooksTrackAPIFixtures
@_spi(Generated) import DTOTesting
import Testing

extension APIContractComplianceTests {
    enum BookSearchResponseTests {
        @Test(arguments: BookSearchResponseContract.compliance)
        static func bookSearchResponseDecodes(_ check: ContractCheck) async throws {
            try await check.verify()
        }
    }
}

/// The contract of `#/components/schemas/BookSearchResponse`.
nonisolated enum BookSearchResponseContract: RecordContract {
    typealias Record = BooksTrackAPI.BookSearchResponse

    static let name = "BookSearchResponse"
    static var full: String { Fixtures.bookSearchResponseFull }
    static var minimal: String { Fixtures.bookSearchResponseMinimal }

    static func describe(_ table: inout PropertyTable<Record>) {
        table.required("works", \.works, .array(.record), default: [])
        table.required("editions", \.editions, .array(.record), default: [])
        table.required("authors", \.authors, .array(.record), default: [])
        table.optional("totalResults", \.totalResults, .integer)
        table.optional("resultCount", \.resultCount, .integer)
        table.optional("expiresAt", \.expiresAt, .formatted(.dateTime))
    }
}
