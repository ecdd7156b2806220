// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

import DTOTesting
import Testing

extension DTODefensiveDecodingTests {
    enum EnrichedBookPayloadTests {
        @Test(arguments: ContractCheck.all(
            EnrichedBookPayloadContract.defence,
            EnrichedBookPayload_EnrichedContract.defence
        ))
        static func enrichedBookPayloadSurvivesDamage(_ check: ContractCheck) async throws {
            try await check.verify()
        }
    }
}
