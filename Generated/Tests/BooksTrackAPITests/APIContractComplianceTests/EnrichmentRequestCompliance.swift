// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

import BooksTrackAPI
import BooksTrackAPIFixtures
@_spi(Generated) import DTOTesting
import Testing

extension APIContractComplianceTests {
    enum EnrichmentRequestTests {
        @Test(arguments: ContractCheck.all(
            EnrichmentRequestContract.compliance,
            EnrichmentRequest_PreferProviderContract.compliance
        ))
        static func enrichmentRequestDecodes(_ check: ContractCheck) async throws {
            try await check.verify()
        }
    }
}

/// The contract of `#/components/schemas/EnrichmentRequest`.
nonisolated enum EnrichmentRequestContract: RecordContract {
    typealias Record = BooksTrackAPI.EnrichmentRequest

    static let name = "EnrichmentRequest"
    static var full: String { Fixtures.enrichmentRequestFull }
    static var minimal: String { Fixtures.enrichmentRequestMinimal }

    static func describe(_ table: inout PropertyTable<Record>) {
        table.strict("barcode", \.barcode, .string, aliases: ["isbn"])
        table.optional("vectorize", \.vectorize, .boolean, default: false)
        table.optional("idempotencyKey", \.idempotencyKey, .string, aliases: ["idempotency_key"])
        table.optional(
            "preferProvider", \.preferProvider, .enumeration(.string), default: "auto", aliases: ["prefer_provider"]
        )
    }
}

/// The contract of `#/components/schemas/EnrichmentRequest/properties/preferProvider`.
nonisolated enum EnrichmentRequest_PreferProviderContract: EnumerationContract {
    typealias Enumeration = BooksTrackAPI.EnrichmentRequest.PreferProvider

    static let name = "EnrichmentRequest.PreferProvider"

    static func describe(_ table: inout EnumerationTable) {
        table.value("auto", isCase: "auto")
        table.value("google", isCase: "google")
        table.value("openlibrary", isCase: "openlibrary")
    }
}
