// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

import BooksTrackAPI
import BooksTrackAPIFixtures
@_spi(Generated) import DTOTesting
import Testing

extension APIContractComplianceTests {
    enum PipelineTests {
        @Test(arguments: PipelineContract.compliance)
        static func pipelineDecodes(_ check: ContractCheck) async throws {
            try await check.verify()
        }
    }
}

/// The contract of `#/components/schemas/Pipeline`.
nonisolated enum PipelineContract: EnumerationContract {
    typealias Enumeration = BooksTrackAPI.Pipeline

    static let name = "Pipeline"

    static func describe(_ table: inout EnumerationTable) {
        table.value("csv_import", isCase: "csvImport")
        table.value("batch_enrichment", isCase: "batchEnrichment")
        table.value("ai_scan", isCase: "aiScan")
    }
}
