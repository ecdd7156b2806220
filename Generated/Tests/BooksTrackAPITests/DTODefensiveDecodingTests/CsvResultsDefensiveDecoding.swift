// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

import DTOTesting
import Testing

extension DTODefensiveDecodingTests {
    enum CsvResultsTests {
        @Test(arguments: ContractCheck.all(CsvResultsContract.defence, CsvResults_BookContract.defence))
        static func csvResultsSurvivesDamage(_ check: ContractCheck) async throws {
            try await check.verify()
        }
    }
}
