// Made by gen-dtos from the contract "Bookcase". Do not edit: change the contract and run gen-dtos.

import Bookcase
import BookcaseFixtures
@_spi(Generated) import DTOTesting
import Testing

extension APIContractComplianceTests {
    enum Shelf_OperationTests {
        @Test(arguments: Shelf_OperationContract.compliance)
        static func shelf_OperationDecodes(_ check: ContractCheck) async throws {
            try await check.verify()
        }
    }
}

/// The contract of `GET /shelves/{shelf}`.
nonisolated enum Shelf_OperationContract: ResponseContract {
    static let name = "shelf"

    static func describe(_ table: inout ResponseTable) {
        table.response("200", [Bookcase.Book].self, Fixtures.shelf_Operation200)
    }
}
