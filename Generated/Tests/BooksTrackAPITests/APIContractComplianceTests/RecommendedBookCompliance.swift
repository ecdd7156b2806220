// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

import BooksTrackAPI
import BooksTrackAPIFixtures
@_spi(Generated) import DTOTesting
import Testing

extension APIContractComplianceTests {
    enum RecommendedBookTests {
        @Test(arguments: RecommendedBookContract.compliance)
        static func recommendedBookDecodes(_ check: ContractCheck) async throws {
            try await check.verify()
        }
    }
}

/// The contract of `#/components/schemas/RecommendedBook`.
nonisolated enum RecommendedBookContract: RecordContract {
    typealias Record = BooksTrackAPI.RecommendedBook

    static let name = "RecommendedBook"
    static var full: String { Fixtures.recommendedBookFull }
    static var minimal: String { Fixtures.recommendedBookMinimal }

    static func describe(_ table: inout PropertyTable<Record>) {
        table.optional("isbn", \.isbn, .string)
        table.strict("title", \.title, .string)
        table.required("authors", \.authors, .array(.string), default: [])
        table.optional("cover_url", \.coverUrl, .formatted(.uri))
    }
}
