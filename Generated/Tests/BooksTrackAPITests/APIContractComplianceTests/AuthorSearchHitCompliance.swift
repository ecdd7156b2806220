// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

import BooksTrackAPI
import BooksTrackAPIFixtures
@_spi(Generated) import DTOTesting
import Testing

extension APIContractComplianceTests {
    enum AuthorSearchHitTests {
        @Test(arguments: AuthorSearchHitContract.compliance)
        static func authorSearchHitDecodes(_ check: ContractCheck) async throws {
            try await check.verify()
        }
    }
}

/// The contract of `#/components/schemas/AuthorSearchHit`.
nonisolated enum AuthorSearchHitContract: RecordContract {
    typealias Record = BooksTrackAPI.AuthorSearchHit

    static let name = "AuthorSearchHit"
    static var full: String { Fixtures.authorSearchHitFull }
    static var minimal: String { Fixtures.authorSearchHitMinimal }

    static func describe(_ table: inout PropertyTable<Record>) {
        table.strict("name", \.name, .string)
        table.required("key", \.key, .string, default: "")
        table.required("works", \.works, .array(.record), default: [])
        table.optional("workCount", \.workCount, .integer)
    }
}
