// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

import DTOTesting
import Testing

extension APIContractComplianceTests {
    @Test(arguments: JobCancellationContract.compliance)
    func jobCancellationDecodes(_ check: ContractCheck) throws {
        try check.verify()
    }

    @Test(arguments: JobCancellation_CleanupContract.compliance)
    func jobCancellation_CleanupDecodes(_ check: ContractCheck) throws {
        try check.verify()
    }
}
