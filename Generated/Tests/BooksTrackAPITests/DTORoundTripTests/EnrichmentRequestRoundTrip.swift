// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

import DTOTesting
import Testing

extension DTORoundTripTests {
    struct EnrichmentRequestTests {
        @Test(arguments: ContractCheck.all(
            EnrichmentRequestContract.roundTrip,
            EnrichmentRequest_PreferProviderContract.roundTrip
        ))
        func enrichmentRequestRoundTrip(_ check: ContractCheck) throws {
            try check.verify()
        }
    }
}
