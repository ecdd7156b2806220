// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

import BooksTrackAPI
import BooksTrackAPIFixtures
@_spi(Generated) import DTOTesting
import Testing

extension APIContractComplianceTests {
    enum BatchEnrichmentJobTests {
        @Test(arguments: BatchEnrichmentJobContract.compliance)
        static func batchEnrichmentJobDecodes(_ check: ContractCheck) async throws {
            try await check.verify()
        }
    }
}

/// The contract of `#/components/schemas/BatchEnrichmentJob`.
nonisolated enum BatchEnrichmentJobContract: RecordContract {
    typealias Record = BooksTrackAPI.BatchEnrichmentJob

    static let name = "BatchEnrichmentJob"
    static var full: String { Fixtures.batchEnrichmentJobFull }
    static var minimal: String { Fixtures.batchEnrichmentJobMinimal }

    @available(*, deprecated)
    static func describe(_ table: inout PropertyTable<Record>) {
        table.optional("jobId", \.jobId, .string)
        table.optional("processedCount", \.processedCount, .integer)
        table.optional("totalCount", \.totalCount, .integer)
        table.optional("authToken", \.authToken, .string)
        table.optional("token", \.token, .string)
        table.optional("message", \.message, .string)
        table.optional("websocketUrl", \.websocketUrl, .string)
        table.optional("success", \.success, .boolean)
        table.effective(\.effectiveToken, "authToken", "token")
    }
}
