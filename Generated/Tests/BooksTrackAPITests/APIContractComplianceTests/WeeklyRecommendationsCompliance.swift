// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

import BooksTrackAPI
import BooksTrackAPIFixtures
@_spi(Generated) import DTOTesting
import Testing

extension APIContractComplianceTests {
    enum WeeklyRecommendationsTests {
        @Test(arguments: WeeklyRecommendationsContract.compliance)
        static func weeklyRecommendationsDecodes(_ check: ContractCheck) async throws {
            try await check.verify()
        }
    }
}

/// The contract of `#/components/schemas/WeeklyRecommendations`.
nonisolated enum WeeklyRecommendationsContract: RecordContract {
    typealias Record = BooksTrackAPI.WeeklyRecommendations

    static let name = "WeeklyRecommendations"
    static var full: String { Fixtures.weeklyRecommendationsFull }
    static var minimal: String { Fixtures.weeklyRecommendationsMinimal }

    static func describe(_ table: inout PropertyTable<Record>) {
        table.required("week_of", \.weekOf, .formatted(.date), default: "")
        table.required("books", \.books, .array(.record), default: [])
        table.optional("generated_at", \.generatedAt, .formatted(.dateTime))
        table.optional("next_refresh", \.nextRefresh, .formatted(.dateTime))
    }
}
