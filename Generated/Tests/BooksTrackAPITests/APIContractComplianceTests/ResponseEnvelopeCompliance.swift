// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

import DTOTesting
import Testing

extension APIContractComplianceTests {
    @Test(arguments: ResponseEnvelopeContract.compliance)
    func responseEnvelopeDecodes(_ check: ContractCheck) throws {
        try check.verify()
    }

    @Test(arguments: ResponseEnvelopeRulesContract.compliance)
    func responseEnvelopeRulesDecodes(_ check: ContractCheck) throws {
        try check.verify()
    }
}
