// Made by gen-dtos from the contract "Bookcase". Do not edit: change the contract and run gen-dtos.

import Bookcase
import BookcaseFixtures
@_spi(Generated) import DTOTesting
import Testing

extension APIContractComplianceTests {
    enum Perhaps_OperationTests {
        @Test(arguments: Perhaps_OperationContract.compliance)
        static func perhaps_OperationDecodes(_ check: ContractCheck) async throws {
            try await check.verify()
        }
    }
}

/// The contract of `GET /perhaps`.
nonisolated enum Perhaps_OperationContract: ResponseContract {
    static let name = "perhaps"

    static func describe(_ table: inout ResponseTable) {
        table.response("200", [Bookcase.Book].self, Fixtures.perhaps_Operation200)
    }
}
