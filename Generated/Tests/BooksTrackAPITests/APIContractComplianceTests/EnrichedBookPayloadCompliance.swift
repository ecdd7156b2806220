// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

import DTOTesting
import Testing

extension APIContractComplianceTests {
    @Test(arguments: EnrichedBookPayloadContract.compliance)
    func enrichedBookPayloadDecodes(_ check: ContractCheck) throws {
        try check.verify()
    }

    @Test(arguments: EnrichedBookPayload_EnrichedContract.compliance)
    func enrichedBookPayload_EnrichedDecodes(_ check: ContractCheck) throws {
        try check.verify()
    }
}
