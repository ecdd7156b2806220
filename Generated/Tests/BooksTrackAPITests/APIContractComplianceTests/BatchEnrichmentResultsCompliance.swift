// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

import DTOTesting
import Testing

extension APIContractComplianceTests {
    @Test(arguments: BatchEnrichmentResultsContract.compliance)
    func batchEnrichmentResultsDecodes(_ check: ContractCheck) throws {
        try check.verify()
    }

    @Test(arguments: BatchEnrichmentResults_ErrorContract.compliance)
    func batchEnrichmentResults_ErrorDecodes(_ check: ContractCheck) throws {
        try check.verify()
    }
}
