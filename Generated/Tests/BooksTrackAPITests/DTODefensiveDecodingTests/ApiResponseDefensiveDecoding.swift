// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

import DTOTesting
import Testing

extension DTODefensiveDecodingTests {
    @Test(arguments: ApiResponse_SuccessContract.defence)
    func apiResponse_SuccessSurvivesDamage(_ check: ContractCheck) throws {
        try check.verify()
    }

    @Test(arguments: ApiResponse_FailureContract.defence)
    func apiResponse_FailureSurvivesDamage(_ check: ContractCheck) throws {
        try check.verify()
    }
}
