// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

import DTOTesting
import Testing

extension DTODefensiveDecodingTests {
    struct CsvResultsTests {
        @Test(arguments: ContractCheck.all(CsvResultsContract.defence, CsvResults_BookContract.defence))
        func csvResultsSurvivesDamage(_ check: ContractCheck) throws {
            try check.verify()
        }
    }
}
