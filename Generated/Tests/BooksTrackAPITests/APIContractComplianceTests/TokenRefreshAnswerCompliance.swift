// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

import DTOTesting
import Testing

extension APIContractComplianceTests {
    @Test(arguments: TokenRefreshAnswerContract.compliance)
    func tokenRefreshAnswerDecodes(_ check: ContractCheck) throws {
        try check.verify()
    }
}
