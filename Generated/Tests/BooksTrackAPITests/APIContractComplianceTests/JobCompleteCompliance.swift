// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

import BooksTrackAPI
import BooksTrackAPIFixtures
@_spi(Generated) import DTOTesting
import Testing

extension APIContractComplianceTests {
    enum JobCompleteTests {
        @Test(arguments: JobCompleteContract.compliance)
        static func jobCompleteDecodes(_ check: ContractCheck) async throws {
            try await check.verify()
        }
    }
}

/// The contract of `#/components/schemas/JobComplete`.
nonisolated enum JobCompleteContract: RecordContract {
    typealias Record = BooksTrackAPI.JobComplete

    static let name = "JobComplete"
    static var full: String { Fixtures.jobCompleteFull }
    static var minimal: String { Fixtures.jobCompleteMinimal }

    static func describe(_ table: inout PropertyTable<Record>) {
        table.required("type", \.type, .string, default: "job_complete", isConstant: true)
        table.required("pipeline", \.pipeline, .string, default: "")
        table.record("summary", \.summary)
        table.required("expiresAt", \.expiresAt, .formatted(.dateTime), default: "")
    }
}
