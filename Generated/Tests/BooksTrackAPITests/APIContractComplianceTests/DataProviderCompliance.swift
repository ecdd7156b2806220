// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

import BooksTrackAPI
import BooksTrackAPIFixtures
import DTOTesting
import Testing

extension APIContractComplianceTests {
    struct DataProviderTests {
        @Test(arguments: DataProviderContract.compliance)
        func dataProviderDecodes(_ check: ContractCheck) throws {
            try check.verify()
        }
    }
}

/// What the contract says: `#/components/schemas/DataProvider`.
nonisolated enum DataProviderContract: EnumerationContract {
    typealias Enumeration = BooksTrackAPI.DataProvider

    static let name = "DataProvider"

    static func describe(_ table: inout EnumerationTable) {
        table.value("google-books", isCase: "googleBooks")
        table.value("openlibrary", isCase: "openlibrary")
        table.value("isbndb", isCase: "isbndb")
        table.value("gemini", isCase: "gemini")
    }
}
