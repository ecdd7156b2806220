// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

import BooksTrackAPI
import BooksTrackAPIFixtures
@_spi(Generated) import DTOTesting
import Testing

extension APIContractComplianceTests {
    enum EnrichmentStatusTests {
        @Test(arguments: EnrichmentStatusContract.compliance)
        static func enrichmentStatusDecodes(_ check: ContractCheck) async throws {
            try await check.verify()
        }
    }
}

/// The contract of `#/components/schemas/EnrichmentStatus`.
nonisolated enum EnrichmentStatusContract: EnumerationContract {
    typealias Enumeration = BooksTrackAPI.EnrichmentStatus

    static let name = "EnrichmentStatus"

    static func describe(_ table: inout EnumerationTable) {
        table.value("pending", isCase: "pending")
        table.value("success", isCase: "success")
        table.value("not_found", isCase: "notFound")
        table.value("error", isCase: "error")
        table.value("circuit_open", isCase: "circuitOpen")
    }
}
