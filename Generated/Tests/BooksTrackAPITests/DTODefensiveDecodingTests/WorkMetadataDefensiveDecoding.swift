// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

import DTOTesting
import Testing

extension DTODefensiveDecodingTests {
    enum WorkMetadataTests {
        @Test(arguments: WorkMetadataContract.defence)
        static func workMetadataSurvivesDamage(_ check: ContractCheck) async throws {
            try await check.verify()
        }
    }
}
