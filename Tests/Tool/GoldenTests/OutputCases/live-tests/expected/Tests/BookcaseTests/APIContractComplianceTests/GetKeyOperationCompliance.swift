// Made by gen-dtos from the contract "Bookcase". Do not edit: change the contract and run gen-dtos.

import Bookcase
import BookcaseFixtures
@_spi(Generated) import DTOTesting
import Testing

extension APIContractComplianceTests {
    enum GetKey_OperationTests {
        @Test(arguments: GetKey_OperationContract.compliance)
        static func getKey_OperationDecodes(_ check: ContractCheck) async throws {
            try await check.verify()
        }
    }
}

/// The contract of `GET /shops/{shopId}/keys/{key}`.
nonisolated enum GetKey_OperationContract: ResponseContract {
    static let name = "getKey"

    static func describe(_ table: inout ResponseTable) {
        table.response("200", Bookcase.Shop.self, Fixtures.getKey_Operation200)
    }
}
