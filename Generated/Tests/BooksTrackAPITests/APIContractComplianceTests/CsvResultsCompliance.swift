// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

import DTOTesting
import Testing

extension APIContractComplianceTests {
    @Test(arguments: CsvResultsContract.compliance)
    func csvResultsDecodes(_ check: ContractCheck) throws {
        try check.verify()
    }

    @Test(arguments: CsvResults_BookContract.compliance)
    func csvResults_BookDecodes(_ check: ContractCheck) throws {
        try check.verify()
    }
}
