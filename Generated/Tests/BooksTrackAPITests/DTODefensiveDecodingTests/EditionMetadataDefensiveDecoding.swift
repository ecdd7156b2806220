// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

import DTOTesting
import Testing

extension DTODefensiveDecodingTests {
    enum EditionMetadataTests {
        @Test(arguments: EditionMetadataContract.defence)
        static func editionMetadataSurvivesDamage(_ check: ContractCheck) async throws {
            try await check.verify()
        }
    }
}
