// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

import DTOTesting
import Testing

extension DTODefensiveDecodingTests {
    @Test(arguments: DetectedBookContract.defence)
    func detectedBookSurvivesDamage(_ check: ContractCheck) throws {
        try check.verify()
    }

    @Test(arguments: DetectedBook_EnrichmentContract.defence)
    func detectedBook_EnrichmentSurvivesDamage(_ check: ContractCheck) throws {
        try check.verify()
    }
}
