// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

import DTOTesting
import Testing

extension DTORoundTripTests {
    enum EnrichmentRequestTests {
        @Test(arguments: ContractCheck.all(
            EnrichmentRequestContract.roundTrip,
            EnrichmentRequest_PreferProviderContract.roundTrip
        ))
        static func enrichmentRequestRoundTrip(_ check: ContractCheck) async throws {
            try await check.verify()
        }
    }
}
