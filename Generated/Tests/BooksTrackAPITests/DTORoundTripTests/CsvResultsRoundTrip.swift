// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

import DTOTesting
import Testing

extension DTORoundTripTests {
    enum CsvResultsTests {
        @Test(arguments: ContractCheck.all(CsvResultsContract.roundTrip, CsvResults_BookContract.roundTrip))
        static func csvResultsRoundTrip(_ check: ContractCheck) async throws {
            try await check.verify()
        }
    }
}
