// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

import DTOTesting
import Testing

extension DTORoundTripTests {
    struct ImageQualityTests {
        @Test(arguments: ImageQualityContract.roundTrip)
        func imageQualityRoundTrip(_ check: ContractCheck) throws {
            try check.verify()
        }
    }
}
