// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

import BooksTrackAPI
import BooksTrackAPIFixtures
@_spi(Generated) import DTOTesting
import Testing

extension APIContractComplianceTests {
    enum JobStatusValueTests {
        @Test(arguments: JobStatusValueContract.compliance)
        static func jobStatusValueDecodes(_ check: ContractCheck) async throws {
            try await check.verify()
        }
    }
}

/// The contract of `#/components/schemas/JobStatusValue`.
nonisolated enum JobStatusValueContract: EnumerationContract {
    typealias Enumeration = BooksTrackAPI.JobStatusValue

    static let name = "JobStatusValue"

    static func describe(_ table: inout EnumerationTable) {
        table.value("initialized", isCase: "initialized")
        table.value("processing", isCase: "processing")
        table.value("completed", isCase: "completed")
        table.value("failed", isCase: "failed")
        table.value("canceled", isCase: "canceled")
    }
}
