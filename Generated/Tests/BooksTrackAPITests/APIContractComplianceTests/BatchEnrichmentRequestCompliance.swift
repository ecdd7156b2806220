// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

import BooksTrackAPI
import BooksTrackAPIFixtures
@_spi(Generated) import DTOTesting
import Testing

extension APIContractComplianceTests {
    enum BatchEnrichmentRequestTests {
        @Test(arguments: BatchEnrichmentRequestContract.compliance)
        static func batchEnrichmentRequestDecodes(_ check: ContractCheck) async throws {
            try await check.verify()
        }
    }
}

/// The contract of `#/components/schemas/BatchEnrichmentRequest`.
nonisolated enum BatchEnrichmentRequestContract: RecordContract {
    typealias Record = BooksTrackAPI.BatchEnrichmentRequest

    static let name = "BatchEnrichmentRequest"
    static var full: String { Fixtures.batchEnrichmentRequestFull }
    static var minimal: String { Fixtures.batchEnrichmentRequestMinimal }

    static func describe(_ table: inout PropertyTable<Record>) {
        table.required("barcodes", \.barcodes, .array(.string), default: [])
        table.optional("vectorize", \.vectorize, .boolean, default: false)
    }
}
