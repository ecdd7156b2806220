// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

import DTOTesting
import Testing

extension DTORoundTripTests {
    @Test(arguments: EnrichmentRequestContract.roundTrip)
    func enrichmentRequestRoundTrip(_ check: ContractCheck) throws {
        try check.verify()
    }

    @Test(arguments: EnrichmentRequest_PreferProviderContract.roundTrip)
    func enrichmentRequest_PreferProviderRoundTrip(_ check: ContractCheck) throws {
        try check.verify()
    }
}
