// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

import DTOTesting
import Testing

extension APIContractComplianceTests {
    @Test(arguments: DataEnvelopeContract.compliance)
    func dataEnvelopeDecodes(_ check: ContractCheck) throws {
        try check.verify()
    }

    @Test(arguments: DataEnvelopeRulesContract.compliance)
    func dataEnvelopeRulesDecodes(_ check: ContractCheck) throws {
        try check.verify()
    }
}
