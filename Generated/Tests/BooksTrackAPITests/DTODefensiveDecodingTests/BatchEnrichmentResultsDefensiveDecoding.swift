// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

import DTOTesting
import Testing

extension DTODefensiveDecodingTests {
    enum BatchEnrichmentResultsTests {
        @Test(arguments: ContractCheck.all(
            BatchEnrichmentResultsContract.defence,
            BatchEnrichmentResults_ErrorContract.defence
        ))
        static func batchEnrichmentResultsSurvivesDamage(_ check: ContractCheck) async throws {
            try await check.verify()
        }
    }
}
