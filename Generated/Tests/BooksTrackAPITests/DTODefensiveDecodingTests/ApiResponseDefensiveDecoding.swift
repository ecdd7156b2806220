// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

import DTOTesting
import Testing

extension DTODefensiveDecodingTests {
    enum ApiResponseTests {
        @Test(arguments: ContractCheck.all(ApiResponse_SuccessContract.defence, ApiResponse_FailureContract.defence))
        static func apiResponseSurvivesDamage(_ check: ContractCheck) async throws {
            try await check.verify()
        }
    }
}
