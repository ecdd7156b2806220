// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

import DTOTesting
import Testing

extension DTODefensiveDecodingTests {
    @Test(arguments: EnrichedBookPayloadContract.defence)
    func enrichedBookPayloadSurvivesDamage(_ check: ContractCheck) throws {
        try check.verify()
    }

    @Test(arguments: EnrichedBookPayload_EnrichedContract.defence)
    func enrichedBookPayload_EnrichedSurvivesDamage(_ check: ContractCheck) throws {
        try check.verify()
    }
}
