// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

import DTOTesting
import Testing

extension DTODefensiveDecodingTests {
    enum EnrichmentRequestTests {
        @Test(arguments: ContractCheck.all(
            EnrichmentRequestContract.defence,
            EnrichmentRequest_PreferProviderContract.defence
        ))
        static func enrichmentRequestSurvivesDamage(_ check: ContractCheck) async throws {
            try await check.verify()
        }
    }
}
