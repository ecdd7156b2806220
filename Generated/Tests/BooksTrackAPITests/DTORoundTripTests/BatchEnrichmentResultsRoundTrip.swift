// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

import DTOTesting
import Testing

extension DTORoundTripTests {
    struct BatchEnrichmentResultsTests {
        @Test(arguments: ContractCheck.all(
            BatchEnrichmentResultsContract.roundTrip,
            BatchEnrichmentResults_ErrorContract.roundTrip
        ))
        func batchEnrichmentResultsRoundTrip(_ check: ContractCheck) throws {
            try check.verify()
        }
    }
}
