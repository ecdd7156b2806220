// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

import DTOTesting
import Testing

extension DTODefensiveDecodingTests {
    enum BoundingBoxTests {
        @Test(arguments: BoundingBoxContract.defence)
        static func boundingBoxSurvivesDamage(_ check: ContractCheck) async throws {
            try await check.verify()
        }
    }
}
