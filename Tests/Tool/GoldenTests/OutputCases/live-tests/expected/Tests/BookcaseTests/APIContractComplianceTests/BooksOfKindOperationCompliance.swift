// Made by gen-dtos from the contract "Bookcase". Do not edit: change the contract and run gen-dtos.

import Bookcase
import BookcaseFixtures
@_spi(Generated) import DTOTesting
import Testing

extension APIContractComplianceTests {
    enum BooksOfKind_OperationTests {
        @Test(arguments: BooksOfKind_OperationContract.compliance)
        static func booksOfKind_OperationDecodes(_ check: ContractCheck) async throws {
            try await check.verify()
        }
    }
}

/// The contract of `GET /kinds/{kind}/{year}`.
nonisolated enum BooksOfKind_OperationContract: ResponseContract {
    static let name = "booksOfKind"

    static func describe(_ table: inout ResponseTable) {
        table.response("200", [Bookcase.Book].self, Fixtures.booksOfKind_Operation200)
    }
}
