// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

import BooksTrackAPI
import BooksTrackAPIFixtures
@_spi(Generated) import DTOTesting
import Testing

extension APIContractComplianceTests {
    enum JobCompletedPayloadTests {
        @Test(arguments: JobCompletedPayloadContract.compliance)
        static func jobCompletedPayloadDecodes(_ check: ContractCheck) async throws {
            try await check.verify()
        }
    }
}

/// The contract of `#/components/schemas/JobCompletedPayload`.
nonisolated enum JobCompletedPayloadContract: UnionContract {
    typealias Union = BooksTrackAPI.JobCompletedPayload

    static let name = "JobCompletedPayload"

    static func describe(_ table: inout UnionTable) {
        table.variant("complete", Fixtures.jobCompletedPayloadComplete)
        table.variant("completedStatus", Fixtures.jobCompletedPayloadCompletedStatus)
        table.unknown(true, isCase: "unknown")
        table.unknown(12, isCase: "unknown")
        table.unknown("text", isCase: "unknown")
        table.unknown(["text"], isCase: "unknown")
    }
}
