// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

import BooksTrackAPI
import BooksTrackAPIFixtures
import DTOTesting
import Testing

extension APIContractComplianceTests {
    struct AuthorSearchResultsTests {
        @Test(arguments: AuthorSearchResultsContract.compliance)
        func authorSearchResultsDecodes(_ check: ContractCheck) throws {
            try check.verify()
        }
    }
}

/// What the contract says: `#/components/schemas/AuthorSearchResults`.
nonisolated enum AuthorSearchResultsContract: RecordContract {
    typealias Record = BooksTrackAPI.AuthorSearchResults

    static let name = "AuthorSearchResults"
    static var full: String { Fixtures.authorSearchResultsFull }
    static var minimal: String { Fixtures.authorSearchResultsMinimal }

    static func describe(_ table: inout PropertyTable<Record>) {
        table.required("authors", \.authors, .array(.record), default: [])
    }
}
