// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

import DTOTesting
import Testing

extension DTODefensiveDecodingTests {
    struct SocketReadyTests {
        @Test(arguments: SocketReadyContract.defence)
        func socketReadySurvivesDamage(_ check: ContractCheck) throws {
            try check.verify()
        }
    }
}
