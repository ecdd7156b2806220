// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

import BooksTrackAPI
import BooksTrackAPIFixtures
@_spi(Generated) import DTOTesting
import Testing

extension APIContractComplianceTests {
    enum TrendingSearchTests {
        @Test(arguments: TrendingSearchContract.compliance)
        static func trendingSearchDecodes(_ check: ContractCheck) async throws {
            try await check.verify()
        }
    }
}

/// The contract of `#/components/schemas/TrendingSearch`.
nonisolated enum TrendingSearchContract: RecordContract {
    typealias Record = BooksTrackAPI.TrendingSearch

    static let name = "TrendingSearch"
    static var full: String { Fixtures.trendingSearchFull }
    static var minimal: String { Fixtures.trendingSearchMinimal }

    static func describe(_ table: inout PropertyTable<Record>) {
        table.required("query", \.query, .string, default: "")
        table.required("searchCount", \.searchCount, .integer, default: 0)
    }
}
