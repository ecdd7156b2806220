// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

import DTOTesting
import Testing

extension DTODefensiveDecodingTests {
    struct CreateImportTests {
        @Test(arguments: CreateImport_BodyContract.defence)
        func createImportSurvivesDamage(_ check: ContractCheck) throws {
            try check.verify()
        }
    }
}
