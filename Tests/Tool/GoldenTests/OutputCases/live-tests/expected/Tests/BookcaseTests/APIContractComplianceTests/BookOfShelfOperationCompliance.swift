// Made by gen-dtos from the contract "Bookcase". Do not edit: change the contract and run gen-dtos.

import Bookcase
import BookcaseFixtures
@_spi(Generated) import DTOTesting
import Testing

extension APIContractComplianceTests {
    enum BookOfShelf_OperationTests {
        @Test(arguments: BookOfShelf_OperationContract.compliance)
        static func bookOfShelf_OperationDecodes(_ check: ContractCheck) async throws {
            try await check.verify()
        }
    }
}

/// The contract of `GET /shelves/{shelf}/books/{number}`.
nonisolated enum BookOfShelf_OperationContract: ResponseContract {
    static let name = "bookOfShelf"

    static func describe(_ table: inout ResponseTable) {
        table.response("200", [Bookcase.Book].self, Fixtures.bookOfShelf_Operation200)
    }
}
