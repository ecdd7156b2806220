// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

import BooksTrackAPI
import BooksTrackAPIFixtures
@_spi(Generated) import DTOTesting
import Testing

extension APIContractComplianceTests {
    enum AuthorSearchResultsTests {
        @Test(arguments: AuthorSearchResultsContract.compliance)
        static func authorSearchResultsDecodes(_ check: ContractCheck) async throws {
            try await check.verify()
        }
    }
}

/// The contract of `#/components/schemas/AuthorSearchResults`.
nonisolated enum AuthorSearchResultsContract: RecordContract {
    typealias Record = BooksTrackAPI.AuthorSearchResults

    static let name = "AuthorSearchResults"
    static var full: String { Fixtures.authorSearchResultsFull }
    static var minimal: String { Fixtures.authorSearchResultsMinimal }

    static func describe(_ table: inout PropertyTable<Record>) {
        table.required("authors", \.authors, .array(.record), default: [])
    }
}
