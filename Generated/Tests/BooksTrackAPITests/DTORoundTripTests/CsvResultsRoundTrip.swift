// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

import DTOTesting
import Testing

extension DTORoundTripTests {
    @Test(arguments: CsvResultsContract.roundTrip)
    func csvResultsRoundTrip(_ check: ContractCheck) throws {
        try check.verify()
    }

    @Test(arguments: CsvResults_BookContract.roundTrip)
    func csvResults_BookRoundTrip(_ check: ContractCheck) throws {
        try check.verify()
    }
}
