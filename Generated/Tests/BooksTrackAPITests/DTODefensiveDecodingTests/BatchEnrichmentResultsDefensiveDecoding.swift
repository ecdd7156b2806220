// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

import DTOTesting
import Testing

extension DTODefensiveDecodingTests {
    struct BatchEnrichmentResultsTests {
        @Test(arguments: ContractCheck.all(
            BatchEnrichmentResultsContract.defence,
            BatchEnrichmentResults_ErrorContract.defence
        ))
        func batchEnrichmentResultsSurvivesDamage(_ check: ContractCheck) throws {
            try check.verify()
        }
    }
}
