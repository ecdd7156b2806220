// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

import DTOTesting
import Testing

extension DTORoundTripTests {
    struct ErrorResponseTests {
        @Test(arguments: ErrorResponseContract.roundTrip)
        func errorResponseRoundTrip(_ check: ContractCheck) throws {
            try check.verify()
        }
    }
}
