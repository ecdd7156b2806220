// Made by gen-dtos from the contract "Bookcase". Do not edit: change the contract and run gen-dtos.

import Bookcase
import BookcaseFixtures
@_spi(Generated) import DTOTesting
import Testing

extension APIContractComplianceTests {
    enum GetOrder_OperationTests {
        @Test(arguments: GetOrder_OperationContract.compliance)
        static func getOrder_OperationDecodes(_ check: ContractCheck) async throws {
            try await check.verify()
        }
    }
}

/// The contract of `GET /shops/{shopId}/orders/{orderKey}`.
nonisolated enum GetOrder_OperationContract: ResponseContract {
    static let name = "getOrder"

    static func describe(_ table: inout ResponseTable) {
        table.response("200", Bookcase.Shop.self, Fixtures.getOrder_Operation200)
    }
}
