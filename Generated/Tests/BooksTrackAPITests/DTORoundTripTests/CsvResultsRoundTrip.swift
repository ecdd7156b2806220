// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

import DTOTesting
import Testing

extension DTORoundTripTests {
    struct CsvResultsTests {
        @Test(arguments: ContractCheck.all(CsvResultsContract.roundTrip, CsvResults_BookContract.roundTrip))
        func csvResultsRoundTrip(_ check: ContractCheck) throws {
            try check.verify()
        }
    }
}
