// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

import DTOTesting
import Testing

extension DTORoundTripTests {
    enum BatchEnrichmentJobTests {
        @Test(arguments: BatchEnrichmentJobContract.roundTrip)
        static func batchEnrichmentJobRoundTrip(_ check: ContractCheck) async throws {
            try await check.verify()
        }
    }
}
