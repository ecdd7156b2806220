// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

import DTOTesting
import Testing

extension DTODefensiveDecodingTests {
    @Test(arguments: EnrichmentRequestContract.defence)
    func enrichmentRequestSurvivesDamage(_ check: ContractCheck) throws {
        try check.verify()
    }

    @Test(arguments: EnrichmentRequest_PreferProviderContract.defence)
    func enrichmentRequest_PreferProviderSurvivesDamage(_ check: ContractCheck) throws {
        try check.verify()
    }
}
