// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

import DTOTesting
import Testing

extension DTODefensiveDecodingTests {
    struct BatchEnrichmentJobTests {
        @Test(arguments: BatchEnrichmentJobContract.defence)
        func batchEnrichmentJobSurvivesDamage(_ check: ContractCheck) throws {
            try check.verify()
        }
    }
}
