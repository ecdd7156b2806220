// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

import DTOTesting
import Testing

extension DTODefensiveDecodingTests {
    @Test(arguments: BatchEnrichmentResultsContract.defence)
    func batchEnrichmentResultsSurvivesDamage(_ check: ContractCheck) throws {
        try check.verify()
    }

    @Test(arguments: BatchEnrichmentResults_ErrorContract.defence)
    func batchEnrichmentResults_ErrorSurvivesDamage(_ check: ContractCheck) throws {
        try check.verify()
    }
}
