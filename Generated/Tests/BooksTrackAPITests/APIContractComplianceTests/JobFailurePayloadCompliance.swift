// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

import BooksTrackAPI
import BooksTrackAPIFixtures
@_spi(Generated) import DTOTesting
import Testing

extension APIContractComplianceTests {
    enum JobFailurePayloadTests {
        @Test(arguments: JobFailurePayloadContract.compliance)
        static func jobFailurePayloadDecodes(_ check: ContractCheck) async throws {
            try await check.verify()
        }
    }
}

/// The contract of `#/components/schemas/JobFailurePayload`.
nonisolated enum JobFailurePayloadContract: UnionContract {
    typealias Union = BooksTrackAPI.JobFailurePayload

    static let name = "JobFailurePayload"

    static func describe(_ table: inout UnionTable) {
        table.variant("jobFailed", Fixtures.jobFailurePayloadJobFailed)
        table.variant("streamError", Fixtures.streamErrorFull)
        table.unknown(true, isCase: "unknown")
        table.unknown(12, isCase: "unknown")
        table.unknown("text", isCase: "unknown")
        table.unknown(["text"], isCase: "unknown")
    }
}
