// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

import BooksTrackAPI
import BooksTrackAPIFixtures
@_spi(Generated) import DTOTesting
import Testing

extension APIContractComplianceTests {
    enum JobErrorTests {
        @Test(arguments: JobErrorContract.compliance)
        static func jobErrorDecodes(_ check: ContractCheck) async throws {
            try await check.verify()
        }
    }
}

/// The contract of `#/components/schemas/JobError`.
nonisolated enum JobErrorContract: RecordContract {
    typealias Record = BooksTrackAPI.JobError

    static let name = "JobError"
    static var full: String { Fixtures.jobErrorFull }
    static var minimal: String { Fixtures.jobErrorMinimal }

    static func describe(_ table: inout PropertyTable<Record>) {
        table.required("code", \.code, .string, default: "UNKNOWN")
        table.required("message", \.message, .string, default: "")
        table.required("retryable", \.retryable, .boolean, default: false)
        table.optional("details", \.details, .dictionary(.json), isNullable: true)
    }
}
