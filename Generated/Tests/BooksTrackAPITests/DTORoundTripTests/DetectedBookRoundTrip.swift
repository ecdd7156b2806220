// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

import DTOTesting
import Testing

extension DTORoundTripTests {
    struct DetectedBookTests {
        @Test(arguments: ContractCheck.all(DetectedBookContract.roundTrip, DetectedBook_EnrichmentContract.roundTrip))
        func detectedBookRoundTrip(_ check: ContractCheck) throws {
            try check.verify()
        }
    }
}
