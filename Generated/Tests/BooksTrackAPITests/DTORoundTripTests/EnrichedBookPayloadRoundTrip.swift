// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

import DTOTesting
import Testing

extension DTORoundTripTests {
    enum EnrichedBookPayloadTests {
        @Test(arguments: ContractCheck.all(
            EnrichedBookPayloadContract.roundTrip,
            EnrichedBookPayload_EnrichedContract.roundTrip
        ))
        static func enrichedBookPayloadRoundTrip(_ check: ContractCheck) async throws {
            try await check.verify()
        }
    }
}
