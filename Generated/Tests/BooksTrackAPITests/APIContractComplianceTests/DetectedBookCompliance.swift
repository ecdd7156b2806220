// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

import DTOTesting
import Testing

extension APIContractComplianceTests {
    @Test(arguments: DetectedBookContract.compliance)
    func detectedBookDecodes(_ check: ContractCheck) throws {
        try check.verify()
    }

    @Test(arguments: DetectedBook_EnrichmentContract.compliance)
    func detectedBook_EnrichmentDecodes(_ check: ContractCheck) throws {
        try check.verify()
    }
}
