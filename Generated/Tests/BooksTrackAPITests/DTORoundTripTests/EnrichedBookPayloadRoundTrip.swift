// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

import DTOTesting
import Testing

extension DTORoundTripTests {
    struct EnrichedBookPayloadTests {
        @Test(arguments: ContractCheck.all(
            EnrichedBookPayloadContract.roundTrip,
            EnrichedBookPayload_EnrichedContract.roundTrip
        ))
        func enrichedBookPayloadRoundTrip(_ check: ContractCheck) throws {
            try check.verify()
        }
    }
}
