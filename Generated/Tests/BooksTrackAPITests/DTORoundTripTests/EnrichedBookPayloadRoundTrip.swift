// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

import DTOTesting
import Testing

extension DTORoundTripTests {
    @Test(arguments: EnrichedBookPayloadContract.roundTrip)
    func enrichedBookPayloadRoundTrip(_ check: ContractCheck) throws {
        try check.verify()
    }

    @Test(arguments: EnrichedBookPayload_EnrichedContract.roundTrip)
    func enrichedBookPayload_EnrichedRoundTrip(_ check: ContractCheck) throws {
        try check.verify()
    }
}
