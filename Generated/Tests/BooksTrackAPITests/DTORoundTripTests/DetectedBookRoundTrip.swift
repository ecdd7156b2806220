// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

import DTOTesting
import Testing

extension DTORoundTripTests {
    enum DetectedBookTests {
        @Test(arguments: ContractCheck.all(DetectedBookContract.roundTrip, DetectedBook_EnrichmentContract.roundTrip))
        static func detectedBookRoundTrip(_ check: ContractCheck) async throws {
            try await check.verify()
        }
    }
}
