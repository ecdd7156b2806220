// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

import BooksTrackAPI
import BooksTrackAPIFixtures
@_spi(Generated) import DTOTesting
import Testing

extension APIContractComplianceTests {
    enum SearchResultsTests {
        @Test(arguments: SearchResultsContract.compliance)
        static func searchResultsDecodes(_ check: ContractCheck) async throws {
            try await check.verify()
        }
    }
}

/// The contract of `#/components/schemas/SearchResults`.
nonisolated enum SearchResultsContract: RecordContract {
    typealias Record = BooksTrackAPI.SearchResults

    static let name = "SearchResults"
    static var full: String { Fixtures.searchResultsFull }
    static var minimal: String { Fixtures.searchResultsMinimal }

    static func describe(_ table: inout PropertyTable<Record>) {
        table.required("results", \.results, .array(.record), default: [])
        table.required("total", \.total, .integer, default: 0)
        table.required("mode", \.mode, .string, default: "")
        table.optional("query", \.query, .string)
    }
}
