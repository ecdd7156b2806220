// Made by gen-dtos from the contract "Bookcase". Do not edit: change the contract and run gen-dtos.

import Bookcase
import BookcaseFixtures
@_spi(Generated) import DTOTesting
import Testing

extension APIContractComplianceTests {
    enum Certified_OperationTests {
        @Test(arguments: Certified_OperationContract.compliance)
        static func certified_OperationDecodes(_ check: ContractCheck) async throws {
            try await check.verify()
        }
    }
}

/// The contract of `GET /certified`.
nonisolated enum Certified_OperationContract: ResponseContract {
    static let name = "certified"

    static func describe(_ table: inout ResponseTable) {
        table.response("200", [Bookcase.Book].self, Fixtures.certified_Operation200)
    }
}
