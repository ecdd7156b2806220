// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

import DTOTesting
import Testing

extension DTORoundTripTests {
    struct DataEnvelopeTests {
        @Test(arguments: DataEnvelopeContract.roundTrip)
        func dataEnvelopeRoundTrip(_ check: ContractCheck) throws {
            try check.verify()
        }
    }
}
