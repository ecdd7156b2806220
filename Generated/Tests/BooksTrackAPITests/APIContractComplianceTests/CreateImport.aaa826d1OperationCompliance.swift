// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

import DTOTesting
import Testing

extension APIContractComplianceTests {
    @Test(arguments: CreateImport_Operation_aaa826d1Contract.compliance)
    func createImport_Operation_aaa826d1Decodes(_ check: ContractCheck) throws {
        try check.verify()
    }
}
