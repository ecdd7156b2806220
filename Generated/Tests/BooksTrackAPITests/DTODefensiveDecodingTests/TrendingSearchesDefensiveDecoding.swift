// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

import DTOTesting
import Testing

extension DTODefensiveDecodingTests {
    struct TrendingSearchesTests {
        @Test(arguments: TrendingSearchesContract.defence)
        func trendingSearchesSurvivesDamage(_ check: ContractCheck) throws {
            try check.verify()
        }
    }
}
