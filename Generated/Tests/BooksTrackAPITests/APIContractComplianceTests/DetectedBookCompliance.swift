// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

import BooksTrackAPI
import BooksTrackAPIFixtures
@_spi(Generated) import DTOTesting
import Testing

extension APIContractComplianceTests {
    enum DetectedBookTests {
        @Test(arguments: ContractCheck.all(DetectedBookContract.compliance, DetectedBook_EnrichmentContract.compliance))
        static func detectedBookDecodes(_ check: ContractCheck) async throws {
            try await check.verify()
        }
    }
}

/// The contract of `#/components/schemas/DetectedBook`.
nonisolated enum DetectedBookContract: RecordContract {
    typealias Record = BooksTrackAPI.DetectedBook

    static let name = "DetectedBook"
    static var full: String { Fixtures.detectedBookFull }
    static var minimal: String { Fixtures.detectedBookMinimal }

    @available(*, deprecated)
    static func describe(_ table: inout PropertyTable<Record>) {
        table.optional("title", \.title, .string)
        table.optional("author", \.author, .string)
        table.optional("isbn", \.isbn, .string)
        table.optional("confidence", \.confidence, .number)
        table.optional("boundingBox", \.boundingBox, .record)
        table.optional("enrichmentStatus", \.enrichmentStatus, .enumeration(.string))
        table.optional("enrichment", \.enrichment, .record)
        table.optional("coverUrl", \.coverUrl, .string, isNullable: true)
        table.optional("publisher", \.publisher, .string, isNullable: true)
        table.optional("publicationYear", \.publicationYear, .integer, isNullable: true)
    }
}

/// The contract of `#/components/schemas/DetectedBook/properties/enrichment`.
nonisolated enum DetectedBook_EnrichmentContract: RecordContract {
    typealias Record = BooksTrackAPI.DetectedBook.Enrichment

    static let name = "DetectedBook.Enrichment"
    static var full: String { Fixtures.detectedBook_EnrichmentFull }
    static var minimal: String { Fixtures.detectedBook_EnrichmentMinimal }

    static func describe(_ table: inout PropertyTable<Record>) {
        table.required("status", \.status, .enumeration(.string), default: "")
        table.optional("work", \.work, .record, isNullable: true)
        table.optional("editions", \.editions, .array(.record))
        table.optional("authors", \.authors, .array(.record))
        table.optional("provider", \.provider, .string)
        table.optional("cachedResult", \.cachedResult, .boolean)
        table.optional("error", \.error, .string)
        table.optional("retryAfterMs", \.retryAfterMs, .integer)
    }
}
