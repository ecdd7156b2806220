// Made by gen-dtos from the contract "Bookcase". Do not edit: change the contract and run gen-dtos.

import Bookcase
import BookcaseFixtures
@_spi(Generated) import BookcaseTesting
import Testing

extension APIContractComplianceTests {
    enum GetBook_OperationTests {
        @Test(arguments: GetBook_OperationContract.compliance)
        static func getBook_OperationDecodes(_ check: ContractCheck) async throws {
            try await check.verify()
        }
    }
}

/// The contract of `GET /books/{isbn}`.
nonisolated enum GetBook_OperationContract: ResponseContract {
    static let name = "getBook"

    static func describe(_ table: inout ResponseTable) {
        table.response("200", Bookcase.Book.self, Fixtures.getBook_Operation200)
    }
}
