// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

import DTOTesting
import Testing

extension DTORoundTripTests {
    struct ApiResponseTests {
        @Test(arguments: ContractCheck.all(
            ApiResponse_SuccessContract.roundTrip,
            ApiResponse_FailureContract.roundTrip
        ))
        func apiResponseRoundTrip(_ check: ContractCheck) throws {
            try check.verify()
        }
    }
}
