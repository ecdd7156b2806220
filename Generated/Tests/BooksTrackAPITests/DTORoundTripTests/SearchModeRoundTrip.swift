// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

import DTOTesting
import Testing

extension DTORoundTripTests {
    struct SearchModeTests {
        @Test(arguments: SearchModeContract.roundTrip)
        func searchModeRoundTrip(_ check: ContractCheck) throws {
            try check.verify()
        }
    }
}
