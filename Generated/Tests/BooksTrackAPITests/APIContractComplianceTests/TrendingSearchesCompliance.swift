// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

import BooksTrackAPI
import BooksTrackAPIFixtures
@_spi(Generated) import DTOTesting
import Testing

extension APIContractComplianceTests {
    enum TrendingSearchesTests {
        @Test(arguments: TrendingSearchesContract.compliance)
        static func trendingSearchesDecodes(_ check: ContractCheck) async throws {
            try await check.verify()
        }
    }
}

/// The contract of `#/components/schemas/TrendingSearches`.
nonisolated enum TrendingSearchesContract: RecordContract {
    typealias Record = BooksTrackAPI.TrendingSearches

    static let name = "TrendingSearches"
    static var full: String { Fixtures.trendingSearchesFull }
    static var minimal: String { Fixtures.trendingSearchesMinimal }

    static func describe(_ table: inout PropertyTable<Record>) {
        table.required("trendingSearches", \.trendingSearches, .array(.record), default: [])
        table.optional("generatedAt", \.generatedAt, .formatted(.dateTime))
    }
}
