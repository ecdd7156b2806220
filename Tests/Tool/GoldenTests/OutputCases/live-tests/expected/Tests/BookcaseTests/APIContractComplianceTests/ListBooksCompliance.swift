// Made by gen-dtos from the contract "Bookcase". Do not edit: change the contract and run gen-dtos.

import Bookcase
import BookcaseFixtures
@_spi(Generated) import DTOTesting
import Testing

extension APIContractComplianceTests {
    enum ListBooksTests {
        @Test(arguments: ContractCheck.all(ListBooks_SortContract.compliance, ListBooks_TagContract.compliance))
        static func listBooksDecodes(_ check: ContractCheck) async throws {
            try await check.verify()
        }
    }
}

/// The contract of `#/paths/~1books/get/parameters/sort`.
nonisolated enum ListBooks_SortContract: EnumerationContract {
    typealias Enumeration = Bookcase.ListBooks.Sort

    static let name = "ListBooks.Sort"

    static func describe(_ table: inout EnumerationTable) {
        table.value("title", isCase: "title")
        table.value("year", isCase: "year")
    }
}

/// The contract of `#/paths/~1books/get/properties/tags/items`.
nonisolated enum ListBooks_TagContract: EnumerationContract {
    typealias Enumeration = Bookcase.ListBooks.Tag

    static let name = "ListBooks.Tag"

    static func describe(_ table: inout EnumerationTable) {
        table.value("a b", isCase: "aB")
    }
}
