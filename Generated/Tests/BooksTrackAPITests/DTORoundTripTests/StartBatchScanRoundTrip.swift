// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

import DTOTesting
import Testing

extension DTORoundTripTests {
    struct StartBatchScanTests {
        @Test(arguments: StartBatchScan_BodyContract.roundTrip)
        func startBatchScanRoundTrip(_ check: ContractCheck) throws {
            try check.verify()
        }
    }
}
