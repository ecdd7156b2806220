// Made by gen-dtos from the contract "Bookcase". Do not edit: change the contract and run gen-dtos.

import Bookcase
import BookcaseFixtures
@_spi(Generated) import DTOTesting
import Testing

extension APIContractComplianceTests {
    enum SayHelloHere_OperationTests {
        @Test(arguments: SayHelloHere_OperationContract.compliance)
        static func sayHelloHere_OperationDecodes(_ check: ContractCheck) async throws {
            try await check.verify()
        }
    }
}

/// The contract of `GET /spaces and "quotes"`.
nonisolated enum SayHelloHere_OperationContract: ResponseContract {
    static let name = "say \"hello\" \\(here)"

    static func describe(_ table: inout ResponseTable) {
        table.response("200", [Bookcase.Book].self, Fixtures.sayHelloHere_Operation200)
    }
}
