// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

import DTOTesting
import Testing

extension DTORoundTripTests {
    struct CapabilitiesTests {
        @Test(arguments: CapabilitiesContract.roundTrip)
        func capabilitiesRoundTrip(_ check: ContractCheck) throws {
            try check.verify()
        }
    }
}
