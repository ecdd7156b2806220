// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

import DTOTesting
import Testing

extension DTORoundTripTests {
    struct AuthorGenderTests {
        @Test(arguments: AuthorGenderContract.roundTrip)
        func authorGenderRoundTrip(_ check: ContractCheck) throws {
            try check.verify()
        }
    }
}
