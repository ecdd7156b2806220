// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

import DTOTesting
import Testing

extension DTORoundTripTests {
    @Test(arguments: BatchEnrichmentResultsContract.roundTrip)
    func batchEnrichmentResultsRoundTrip(_ check: ContractCheck) throws {
        try check.verify()
    }

    @Test(arguments: BatchEnrichmentResults_ErrorContract.roundTrip)
    func batchEnrichmentResults_ErrorRoundTrip(_ check: ContractCheck) throws {
        try check.verify()
    }
}
