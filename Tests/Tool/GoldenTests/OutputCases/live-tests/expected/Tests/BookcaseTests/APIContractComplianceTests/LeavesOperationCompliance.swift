// Made by gen-dtos from the contract "Bookcase". Do not edit: change the contract and run gen-dtos.

import Bookcase
import BookcaseFixtures
@_spi(Generated) import DTOTesting
import Testing

extension APIContractComplianceTests {
    enum Leaves_OperationTests {
        @Test(arguments: Leaves_OperationContract.compliance)
        static func leaves_OperationDecodes(_ check: ContractCheck) async throws {
            try await check.verify()
        }
    }
}

/// The contract of `GET /parts/{a}`.
nonisolated enum Leaves_OperationContract: ResponseContract {
    static let name = "leaves"

    static func describe(_ table: inout ResponseTable) {
        table.response("200", [Bookcase.Book].self, Fixtures.leaves_Operation200)
    }
}
