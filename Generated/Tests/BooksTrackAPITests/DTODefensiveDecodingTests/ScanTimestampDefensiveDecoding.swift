// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

import DTOTesting
import Testing

extension DTODefensiveDecodingTests {
    struct ScanTimestampTests {
        @Test(arguments: ScanTimestampContract.defence)
        func scanTimestampSurvivesDamage(_ check: ContractCheck) throws {
            try check.verify()
        }
    }
}
