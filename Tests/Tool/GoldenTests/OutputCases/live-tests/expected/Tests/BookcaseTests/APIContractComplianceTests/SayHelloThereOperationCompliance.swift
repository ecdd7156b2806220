// Made by gen-dtos from the contract "Bookcase". Do not edit: change the contract and run gen-dtos.

import Bookcase
import BookcaseFixtures
@_spi(Generated) import DTOTesting
import Testing

extension APIContractComplianceTests {
    enum SayHelloThere_OperationTests {
        @Test(arguments: SayHelloThere_OperationContract.compliance)
        static func sayHelloThere_OperationDecodes(_ check: ContractCheck) async throws {
            try await check.verify()
        }
    }
}

/// The contract of `GET /a b/${x}"/../(y)`.
nonisolated enum SayHelloThere_OperationContract: ResponseContract {
    static let name = "say \"hello\" \\(there)"

    static func describe(_ table: inout ResponseTable) {
        table.response("200", [Bookcase.Book].self, Fixtures.sayHelloThere_Operation200)
    }
}
