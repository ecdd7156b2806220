// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

import DTOTesting
import Testing

extension DTODefensiveDecodingTests {
    @Test(arguments: CreateImport_BodyContract.defence)
    func createImport_BodySurvivesDamage(_ check: ContractCheck) throws {
        try check.verify()
    }
}
