// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

import DTOTesting
import Testing

extension DTODefensiveDecodingTests {
    struct SocketBatchInitTests {
        @Test(arguments: SocketBatchInitContract.defence)
        func socketBatchInitSurvivesDamage(_ check: ContractCheck) throws {
            try check.verify()
        }
    }
}
