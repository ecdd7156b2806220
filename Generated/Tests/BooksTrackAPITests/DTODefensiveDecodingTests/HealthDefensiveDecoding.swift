// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

import DTOTesting
import Testing

extension DTODefensiveDecodingTests {
    struct HealthTests {
        @Test(arguments: HealthContract.defence)
        func healthSurvivesDamage(_ check: ContractCheck) throws {
            try check.verify()
        }
    }
}
