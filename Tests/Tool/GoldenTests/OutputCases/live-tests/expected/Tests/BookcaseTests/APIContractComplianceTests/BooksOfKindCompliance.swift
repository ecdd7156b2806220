// Made by gen-dtos from the contract "Bookcase". Do not edit: change the contract and run gen-dtos.

import Bookcase
import BookcaseFixtures
@_spi(Generated) import DTOTesting
import Testing

extension APIContractComplianceTests {
    enum BooksOfKindTests {
        @Test(arguments: BooksOfKind_KindContract.compliance)
        static func booksOfKindDecodes(_ check: ContractCheck) async throws {
            try await check.verify()
        }
    }
}

/// The contract of `#/paths/~1kinds~1{kind}~1{year}/get/parameters/kind`.
nonisolated enum BooksOfKind_KindContract: EnumerationContract {
    typealias Enumeration = Bookcase.BooksOfKind.Kind

    static let name = "BooksOfKind.Kind"

    static func describe(_ table: inout EnumerationTable) {
        table.value("new", isCase: "new")
        table.value("old", isCase: "old")
    }
}
