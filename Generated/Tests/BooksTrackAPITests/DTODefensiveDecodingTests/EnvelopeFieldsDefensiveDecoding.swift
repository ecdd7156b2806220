// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

import DTOTesting
import Testing

extension DTODefensiveDecodingTests {
    enum EnvelopeFieldsTests {
        @Test(arguments: EnvelopeFieldsContract.defence)
        static func envelopeFieldsSurvivesDamage(_ check: ContractCheck) async throws {
            try await check.verify()
        }
    }
}
