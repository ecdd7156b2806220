// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

import DTOTesting
import Testing

extension DTORoundTripTests {
    enum StartBatchScanTests {
        @Test(arguments: StartBatchScan_BodyContract.roundTrip)
        static func startBatchScanRoundTrip(_ check: ContractCheck) async throws {
            try await check.verify()
        }
    }
}
