// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

import DTOTesting
import Testing

extension APIContractComplianceTests {
    @Test(arguments: StartBatchScan_Operation_06cc7186Contract.compliance)
    func startBatchScan_Operation_06cc7186Decodes(_ check: ContractCheck) throws {
        try check.verify()
    }
}
