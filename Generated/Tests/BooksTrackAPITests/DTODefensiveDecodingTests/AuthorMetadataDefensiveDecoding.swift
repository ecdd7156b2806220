// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

import DTOTesting
import Testing

extension DTODefensiveDecodingTests {
    struct AuthorMetadataTests {
        @Test(arguments: AuthorMetadataContract.defence)
        func authorMetadataSurvivesDamage(_ check: ContractCheck) throws {
            try check.verify()
        }
    }
}
