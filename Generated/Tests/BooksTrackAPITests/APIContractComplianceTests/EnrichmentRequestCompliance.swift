// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

import DTOTesting
import Testing

extension APIContractComplianceTests {
    @Test(arguments: EnrichmentRequestContract.compliance)
    func enrichmentRequestDecodes(_ check: ContractCheck) throws {
        try check.verify()
    }

    @Test(arguments: EnrichmentRequest_PreferProviderContract.compliance)
    func enrichmentRequest_PreferProviderDecodes(_ check: ContractCheck) throws {
        try check.verify()
    }
}
