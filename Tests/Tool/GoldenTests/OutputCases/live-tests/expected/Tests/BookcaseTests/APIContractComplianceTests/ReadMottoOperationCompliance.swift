// Made by gen-dtos from the contract "Bookcase". Do not edit: change the contract and run gen-dtos.

import Bookcase
import BookcaseFixtures
@_spi(Generated) import DTOTesting
import Testing

extension APIContractComplianceTests {
    enum ReadMotto_OperationTests {
        @Test(arguments: ReadMotto_OperationContract.compliance)
        static func readMotto_OperationDecodes(_ check: ContractCheck) async throws {
            try await check.verify()
        }
    }
}

/// The contract of `GET /motto`.
nonisolated enum ReadMotto_OperationContract: ResponseContract {
    static let name = "readMotto"

    static func describe(_ table: inout ResponseTable) {
        table.response("200", String.self, Fixtures.readMotto_Operation200)
    }
}
