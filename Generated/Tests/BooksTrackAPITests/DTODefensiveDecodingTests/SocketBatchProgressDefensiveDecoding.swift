// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

import DTOTesting
import Testing

extension DTODefensiveDecodingTests {
    struct SocketBatchProgressTests {
        @Test(arguments: SocketBatchProgressContract.defence)
        func socketBatchProgressSurvivesDamage(_ check: ContractCheck) throws {
            try check.verify()
        }
    }
}
