// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

import DTOTesting
import Testing

extension DTODefensiveDecodingTests {
    enum DetectedBookTests {
        @Test(arguments: ContractCheck.all(DetectedBookContract.defence, DetectedBook_EnrichmentContract.defence))
        static func detectedBookSurvivesDamage(_ check: ContractCheck) async throws {
            try await check.verify()
        }
    }
}
