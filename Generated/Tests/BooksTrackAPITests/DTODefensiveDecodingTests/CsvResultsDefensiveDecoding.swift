// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

import DTOTesting
import Testing

extension DTODefensiveDecodingTests {
    @Test(arguments: CsvResultsContract.defence)
    func csvResultsSurvivesDamage(_ check: ContractCheck) throws {
        try check.verify()
    }

    @Test(arguments: CsvResults_BookContract.defence)
    func csvResults_BookSurvivesDamage(_ check: ContractCheck) throws {
        try check.verify()
    }
}
