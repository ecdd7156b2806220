// Made by gen-dtos from the contract "Bookcase". Do not edit: change the contract and run gen-dtos.

import Bookcase
import BookcaseFixtures
@_spi(Generated) import DTOTesting
import Testing

extension APIContractComplianceTests {
    enum GetShop_OperationTests {
        @Test(arguments: GetShop_OperationContract.compliance)
        static func getShop_OperationDecodes(_ check: ContractCheck) async throws {
            try await check.verify()
        }
    }
}

/// The contract of `GET /shops/{shopId}`.
nonisolated enum GetShop_OperationContract: ResponseContract {
    static let name = "getShop"

    static func describe(_ table: inout ResponseTable) {
        table.response("200", Bookcase.Shop.self, Fixtures.getShop_Operation200)
    }
}
