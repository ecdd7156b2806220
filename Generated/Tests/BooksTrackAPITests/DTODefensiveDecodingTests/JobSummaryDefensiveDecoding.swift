// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

import DTOTesting
import Testing

extension DTODefensiveDecodingTests {
    enum JobSummaryTests {
        @Test(arguments: JobSummaryContract.defence)
        static func jobSummarySurvivesDamage(_ check: ContractCheck) async throws {
            try await check.verify()
        }
    }
}
