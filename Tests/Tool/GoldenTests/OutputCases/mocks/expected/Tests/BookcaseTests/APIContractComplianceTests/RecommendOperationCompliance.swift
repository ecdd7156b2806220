// Made by gen-dtos from the contract "Bookcase". Do not edit: change the contract and run gen-dtos.

import Bookcase
import BookcaseFixtures
@_spi(Generated) import DTOTesting
import Testing

extension APIContractComplianceTests {
    enum Recommend_OperationTests {
        @Test(arguments: Recommend_OperationContract.compliance)
        static func recommend_OperationDecodes(_ check: ContractCheck) async throws {
            try await check.verify()
        }
    }
}

/// The contract of `GET /recommendations`.
nonisolated enum Recommend_OperationContract: ResponseContract {
    static let name = "recommend"

    static func describe(_ table: inout ResponseTable) {
        table.response("200", Bookcase.Book.self, Fixtures.recommend_Operation200)
        table.message("item", Bookcase.Book.self, Fixtures.bookFull)
        table.message("item with the required properties", Bookcase.Book.self, Fixtures.bookMinimal)
    }
}
