// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

import DTOTesting
import Testing

extension DTORoundTripTests {
    @Test(arguments: ApiResponse_SuccessContract.roundTrip)
    func apiResponse_SuccessRoundTrip(_ check: ContractCheck) throws {
        try check.verify()
    }

    @Test(arguments: ApiResponse_FailureContract.roundTrip)
    func apiResponse_FailureRoundTrip(_ check: ContractCheck) throws {
        try check.verify()
    }
}
