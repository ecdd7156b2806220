// Made by gen-dtos from the contract "Bookcase". Do not edit: change the contract and run gen-dtos.

import Bookcase
import BookcaseFixtures
@_spi(Generated) import DTOTesting
import Testing

extension APIContractComplianceTests {
    enum BooksOfYear_OperationTests {
        @Test(arguments: BooksOfYear_OperationContract.compliance)
        static func booksOfYear_OperationDecodes(_ check: ContractCheck) async throws {
            try await check.verify()
        }
    }
}

/// The contract of `GET /years/{year}`.
nonisolated enum BooksOfYear_OperationContract: ResponseContract {
    static let name = "booksOfYear"

    static func describe(_ table: inout ResponseTable) {
        table.response("default", [Bookcase.Book].self, Fixtures.booksOfYear_OperationDefault)
    }
}
