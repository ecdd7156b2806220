// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

import BooksTrackAPI
import BooksTrackAPIFixtures
@_spi(Generated) import DTOTesting
import Testing

extension APIContractComplianceTests {
    enum EnrichedBookPayloadTests {
        @Test(arguments: ContractCheck.all(
            EnrichedBookPayloadContract.compliance,
            EnrichedBookPayload_EnrichedContract.compliance
        ))
        static func enrichedBookPayloadDecodes(_ check: ContractCheck) async throws {
            try await check.verify()
        }
    }
}

/// The contract of `#/components/schemas/EnrichedBookPayload`.
nonisolated enum EnrichedBookPayloadContract: RecordContract {
    typealias Record = BooksTrackAPI.EnrichedBookPayload

    static let name = "EnrichedBookPayload"
    static var full: String { Fixtures.enrichedBookPayloadFull }
    static var minimal: String { Fixtures.enrichedBookPayloadMinimal }

    static func describe(_ table: inout PropertyTable<Record>) {
        table.strict("title", \.title, .string)
        table.optional("author", \.author, .string)
        table.optional("isbn", \.isbn, .string)
        table.required("success", \.success, .boolean, default: false)
        table.optional("error", \.error, .string)
        table.optional("enriched", \.enriched, .record, isNullable: true)
    }
}

/// The contract of `#/components/schemas/EnrichedBookPayload/properties/enriched`.
nonisolated enum EnrichedBookPayload_EnrichedContract: RecordContract {
    typealias Record = BooksTrackAPI.EnrichedBookPayload.Enriched

    static let name = "EnrichedBookPayload.Enriched"
    static var full: String { Fixtures.enrichedBookPayload_EnrichedFull }
    static var minimal: String { Fixtures.enrichedBookPayload_EnrichedMinimal }

    static func describe(_ table: inout PropertyTable<Record>) {
        table.strict("work", \.work, .record)
        table.optional("edition", \.edition, .record)
        table.required("authors", \.authors, .array(.record), default: [])
    }
}
