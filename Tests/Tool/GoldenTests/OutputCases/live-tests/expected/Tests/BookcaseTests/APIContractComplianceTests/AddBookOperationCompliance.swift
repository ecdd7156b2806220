// Made by gen-dtos from the contract "Bookcase". Do not edit: change the contract and run gen-dtos.

import Bookcase
import BookcaseFixtures
@_spi(Generated) import DTOTesting
import Testing

extension APIContractComplianceTests {
    enum AddBook_OperationTests {
        @Test(arguments: AddBook_OperationContract.compliance)
        static func addBook_OperationDecodes(_ check: ContractCheck) async throws {
            try await check.verify()
        }
    }
}

/// The contract of `POST /books`.
nonisolated enum AddBook_OperationContract: ResponseContract {
    static let name = "addBook"

    static func describe(_ table: inout ResponseTable) {
        table.response("200", [Bookcase.Book].self, Fixtures.addBook_Operation200)
    }
}
