// Made by gen-dtos from the contract "Bookcase". Do not edit: change the contract and run gen-dtos.

import Bookcase
import BookcaseFixtures
@_spi(Generated) import DTOTesting
import Testing

extension APIContractComplianceTests {
    enum ListShops_OperationTests {
        @Test(arguments: ListShops_OperationContract.compliance)
        static func listShops_OperationDecodes(_ check: ContractCheck) async throws {
            try await check.verify()
        }
    }
}

/// The contract of `GET /shops`.
nonisolated enum ListShops_OperationContract: ResponseContract {
    static let name = "listShops"

    static func describe(_ table: inout ResponseTable) {
        table.response("200", Bookcase.ShopsResponse.self, Fixtures.listShops_Operation200)
    }
}
