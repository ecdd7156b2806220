// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

import DTOTesting
import Testing

extension DTORoundTripTests {
    struct EnrichedBookTests {
        @Test(arguments: EnrichedBookContract.roundTrip)
        func enrichedBookRoundTrip(_ check: ContractCheck) throws {
            try check.verify()
        }
    }
}
