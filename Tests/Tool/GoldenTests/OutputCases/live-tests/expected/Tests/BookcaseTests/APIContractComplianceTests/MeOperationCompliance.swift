// Made by gen-dtos from the contract "Bookcase". Do not edit: change the contract and run gen-dtos.

import Bookcase
import BookcaseFixtures
@_spi(Generated) import DTOTesting
import Testing

extension APIContractComplianceTests {
    enum Me_OperationTests {
        @Test(arguments: Me_OperationContract.compliance)
        static func me_OperationDecodes(_ check: ContractCheck) async throws {
            try await check.verify()
        }
    }
}

/// The contract of `GET /me`.
nonisolated enum Me_OperationContract: ResponseContract {
    static let name = "me"

    static func describe(_ table: inout ResponseTable) {
        table.response("200", [Bookcase.Book].self, Fixtures.me_Operation200)
    }
}
