// Made by gen-dtos from the contract "Bookcase". Do not edit: change the contract and run gen-dtos.

import Bookcase
import BookcaseFixtures
@_spi(Generated) import DTOTesting
import Testing

extension APIContractComplianceTests {
    enum GetBook_OperationTests {
        @Test(arguments: GetBook_OperationContract.compliance)
        static func getBook_OperationDecodes(_ check: ContractCheck) async throws {
            try await check.verify()
        }
    }
}

/// The contract of `GET /books/{id}`.
nonisolated enum GetBook_OperationContract: ResponseContract {
    static let name = "getBook"

    static func describe(_ table: inout ResponseTable) {
        table.response("2XX", Bookcase.Book.self, Fixtures.getBook_Operation2XX)
        table.failure("404", Bookcase.Problem.self, Fixtures.getBook_Operation404)
        table.failure("500", Bookcase.Problem.self, Fixtures.getBook_Operation500)
    }
}
