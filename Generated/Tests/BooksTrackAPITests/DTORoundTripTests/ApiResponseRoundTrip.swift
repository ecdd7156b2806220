// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

import DTOTesting
import Testing

extension DTORoundTripTests {
    enum ApiResponseTests {
        @Test(arguments: ContractCheck.all(
            ApiResponse_SuccessContract.roundTrip,
            ApiResponse_FailureContract.roundTrip
        ))
        static func apiResponseRoundTrip(_ check: ContractCheck) async throws {
            try await check.verify()
        }
    }
}
