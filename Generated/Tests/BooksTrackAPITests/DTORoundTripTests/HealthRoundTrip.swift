// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

import DTOTesting
import Testing

extension DTORoundTripTests {
    struct HealthTests {
        @Test(arguments: HealthContract.roundTrip)
        func healthRoundTrip(_ check: ContractCheck) throws {
            try check.verify()
        }
    }
}
