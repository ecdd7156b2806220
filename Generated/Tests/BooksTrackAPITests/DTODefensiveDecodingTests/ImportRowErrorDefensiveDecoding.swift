// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

import DTOTesting
import Testing

extension DTODefensiveDecodingTests {
    enum ImportRowErrorTests {
        @Test(arguments: ImportRowErrorContract.defence)
        static func importRowErrorSurvivesDamage(_ check: ContractCheck) async throws {
            try await check.verify()
        }
    }
}
