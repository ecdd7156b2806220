// Made by gen-dtos from the contract "Bookcase". Do not edit: change the contract and run gen-dtos.

import Bookcase
import BookcaseFixtures
@_spi(Generated) import DTOTesting
import Testing

extension APIContractComplianceTests {
    enum Elsewhere_OperationTests {
        @Test(arguments: Elsewhere_OperationContract.compliance)
        static func elsewhere_OperationDecodes(_ check: ContractCheck) async throws {
            try await check.verify()
        }
    }
}

/// The contract of `GET /elsewhere`.
nonisolated enum Elsewhere_OperationContract: ResponseContract {
    static let name = "elsewhere"

    static func describe(_ table: inout ResponseTable) {
        table.response("200", [Bookcase.Book].self, Fixtures.elsewhere_Operation200)
    }
}
