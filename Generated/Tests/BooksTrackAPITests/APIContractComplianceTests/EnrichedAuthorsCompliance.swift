// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

import BooksTrackAPI
import BooksTrackAPIFixtures
@_spi(Generated) import DTOTesting
import Testing

extension APIContractComplianceTests {
    enum EnrichedAuthorsTests {
        @Test(arguments: EnrichedAuthorsContract.compliance)
        static func enrichedAuthorsDecodes(_ check: ContractCheck) async throws {
            try await check.verify()
        }
    }
}

/// The contract of `#/components/schemas/EnrichedAuthors`.
nonisolated enum EnrichedAuthorsContract: UnionContract {
    typealias Union = BooksTrackAPI.EnrichedAuthors

    static let name = "EnrichedAuthors"

    static func describe(_ table: inout UnionTable) {
        table.variant("names", Fixtures.enrichedAuthorsNames)
        table.variant("records", Fixtures.enrichedAuthorsRecords)
        table.unknown(true, isCase: "unknown")
        table.unknown(12, isCase: "unknown")
        table.unknown("text", isCase: "unknown")
        table.unknown(["a": "value of tomorrow"], isCase: "unknown")
    }
}
