// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

import BooksTrackAPI
import BooksTrackAPIFixtures
@_spi(Generated) import DTOTesting
import Testing

extension APIContractComplianceTests {
    enum DataProviderTests {
        @Test(arguments: DataProviderContract.compliance)
        static func dataProviderDecodes(_ check: ContractCheck) async throws {
            try await check.verify()
        }
    }
}

/// The contract of `#/components/schemas/DataProvider`.
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
