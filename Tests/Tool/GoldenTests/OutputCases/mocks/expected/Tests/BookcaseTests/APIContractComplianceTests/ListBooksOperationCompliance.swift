// Made by gen-dtos from the contract "Bookcase". Do not edit: change the contract and run gen-dtos.

import Bookcase
import BookcaseFixtures
@_spi(Generated) import DTOTesting
import Testing

extension APIContractComplianceTests {
    enum ListBooks_OperationTests {
        @Test(arguments: ListBooks_OperationContract.compliance)
        static func listBooks_OperationDecodes(_ check: ContractCheck) async throws {
            try await check.verify()
        }
    }
}

/// The contract of `GET /books`.
nonisolated enum ListBooks_OperationContract: ResponseContract {
    static let name = "listBooks"

    static func describe(_ table: inout ResponseTable) {
        table.response("200", Bookcase.BookPage.self, Fixtures.listBooks_Operation200)
        table.failure("404", Bookcase.Problem.self, Fixtures.listBooks_Operation404)
    }
}
