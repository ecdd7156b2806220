// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

import DTOTesting
import Testing

extension DTODefensiveDecodingTests {
    struct StreamRejectionReasonTests {
        @Test(arguments: StreamRejectionReasonContract.defence)
        func streamRejectionReasonSurvivesDamage(_ check: ContractCheck) throws {
            try check.verify()
        }
    }
}
