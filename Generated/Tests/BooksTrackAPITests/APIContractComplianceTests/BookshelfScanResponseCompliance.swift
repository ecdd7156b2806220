// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

import DTOTesting
import Testing

extension APIContractComplianceTests {
    @Test(arguments: BookshelfScanResponseContract.compliance)
    func bookshelfScanResponseDecodes(_ check: ContractCheck) throws {
        try check.verify()
    }

    @Test(arguments: BookshelfScanResponse_DetectedBookContract.compliance)
    func bookshelfScanResponse_DetectedBookDecodes(_ check: ContractCheck) throws {
        try check.verify()
    }
}
