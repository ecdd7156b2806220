// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

import DTOTesting
import Testing

extension DTODefensiveDecodingTests {
    struct DetectedBookTests {
        @Test(arguments: ContractCheck.all(DetectedBookContract.defence, DetectedBook_EnrichmentContract.defence))
        func detectedBookSurvivesDamage(_ check: ContractCheck) throws {
            try check.verify()
        }
    }
}
