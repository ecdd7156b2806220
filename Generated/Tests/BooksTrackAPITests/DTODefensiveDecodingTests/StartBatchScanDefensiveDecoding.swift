// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

import DTOTesting
import Testing

extension DTODefensiveDecodingTests {
    struct StartBatchScanTests {
        @Test(arguments: StartBatchScan_BodyContract.defence)
        func startBatchScanSurvivesDamage(_ check: ContractCheck) throws {
            try check.verify()
        }
    }
}
