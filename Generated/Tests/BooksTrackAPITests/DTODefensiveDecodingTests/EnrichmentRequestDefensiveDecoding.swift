// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

import DTOTesting
import Testing

extension DTODefensiveDecodingTests {
    struct EnrichmentRequestTests {
        @Test(arguments: ContractCheck.all(
            EnrichmentRequestContract.defence,
            EnrichmentRequest_PreferProviderContract.defence
        ))
        func enrichmentRequestSurvivesDamage(_ check: ContractCheck) throws {
            try check.verify()
        }
    }
}
