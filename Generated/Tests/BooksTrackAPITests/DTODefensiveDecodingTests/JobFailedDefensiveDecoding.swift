// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

import DTOTesting
import Testing

extension DTODefensiveDecodingTests {
    enum JobFailedTests {
        @Test(arguments: JobFailedContract.defence)
        static func jobFailedSurvivesDamage(_ check: ContractCheck) async throws {
            try await check.verify()
        }
    }
}
