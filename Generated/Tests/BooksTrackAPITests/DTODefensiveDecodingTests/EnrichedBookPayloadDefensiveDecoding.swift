// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

import DTOTesting
import Testing

extension DTODefensiveDecodingTests {
    struct EnrichedBookPayloadTests {
        @Test(arguments: ContractCheck.all(
            EnrichedBookPayloadContract.defence,
            EnrichedBookPayload_EnrichedContract.defence
        ))
        func enrichedBookPayloadSurvivesDamage(_ check: ContractCheck) throws {
            try check.verify()
        }
    }
}
