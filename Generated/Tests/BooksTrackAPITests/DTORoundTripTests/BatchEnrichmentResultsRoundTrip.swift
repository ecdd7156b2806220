// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

import DTOTesting
import Testing

extension DTORoundTripTests {
    enum BatchEnrichmentResultsTests {
        @Test(arguments: ContractCheck.all(
            BatchEnrichmentResultsContract.roundTrip,
            BatchEnrichmentResults_ErrorContract.roundTrip
        ))
        static func batchEnrichmentResultsRoundTrip(_ check: ContractCheck) async throws {
            try await check.verify()
        }
    }
}
