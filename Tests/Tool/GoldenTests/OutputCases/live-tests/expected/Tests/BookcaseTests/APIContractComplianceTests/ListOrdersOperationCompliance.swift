// Made by gen-dtos from the contract "Bookcase". Do not edit: change the contract and run gen-dtos.

import Bookcase
import BookcaseFixtures
@_spi(Generated) import DTOTesting
import Testing

extension APIContractComplianceTests {
    enum ListOrders_OperationTests {
        @Test(arguments: ListOrders_OperationContract.compliance)
        static func listOrders_OperationDecodes(_ check: ContractCheck) async throws {
            try await check.verify()
        }
    }
}

/// The contract of `GET /shops/{shopId}/orders`.
nonisolated enum ListOrders_OperationContract: ResponseContract {
    static let name = "listOrders"

    static func describe(_ table: inout ResponseTable) {
        table.response("200", [Bookcase.Order].self, Fixtures.listOrders_Operation200)
    }
}
