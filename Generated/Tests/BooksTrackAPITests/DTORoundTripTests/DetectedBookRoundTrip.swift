// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

import DTOTesting
import Testing

extension DTORoundTripTests {
    @Test(arguments: DetectedBookContract.roundTrip)
    func detectedBookRoundTrip(_ check: ContractCheck) throws {
        try check.verify()
    }

    @Test(arguments: DetectedBook_EnrichmentContract.roundTrip)
    func detectedBook_EnrichmentRoundTrip(_ check: ContractCheck) throws {
        try check.verify()
    }
}
