// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

import BooksTrackAPI
import BooksTrackAPIFixtures
@_spi(Generated) import DTOTesting
import Testing

extension APIContractComplianceTests {
    enum EnrichmentJobResponseTests {
        @Test(arguments: EnrichmentJobResponseContract.compliance)
        static func enrichmentJobResponseDecodes(_ check: ContractCheck) async throws {
            try await check.verify()
        }
    }
}

/// The contract of `#/components/schemas/EnrichmentJobResponse`.
nonisolated enum EnrichmentJobResponseContract: RecordContract {
    typealias Record = BooksTrackAPI.EnrichmentJobResponse

    static let name = "EnrichmentJobResponse"
    static var full: String { Fixtures.enrichmentJobResponseFull }
    static var minimal: String { Fixtures.enrichmentJobResponseMinimal }

    @available(*, deprecated)
    static func describe(_ table: inout PropertyTable<Record>) {
        table.strict("jobId", \.jobId, .string)
        table.required("queuedCount", \.queuedCount, .integer, default: 0)
        table.optional("estimatedDuration", \.estimatedDuration, .integer)
        table.optional("websocketUrl", \.websocketUrl, .string)
    }
}
