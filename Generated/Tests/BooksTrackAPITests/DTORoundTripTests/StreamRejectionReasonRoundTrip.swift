// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

import DTOTesting
import Testing

extension DTORoundTripTests {
    struct StreamRejectionReasonTests {
        @Test(arguments: StreamRejectionReasonContract.roundTrip)
        func streamRejectionReasonRoundTrip(_ check: ContractCheck) throws {
            try check.verify()
        }
    }
}
