// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

import DTOTesting
import Testing

extension DTODefensiveDecodingTests {
    enum JobErrorTests {
        @Test(arguments: JobErrorContract.defence)
        static func jobErrorSurvivesDamage(_ check: ContractCheck) async throws {
            try await check.verify()
        }
    }
}
