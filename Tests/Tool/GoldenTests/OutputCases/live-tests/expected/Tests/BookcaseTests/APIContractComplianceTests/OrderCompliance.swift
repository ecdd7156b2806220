// Made by gen-dtos from the contract "Bookcase". Do not edit: change the contract and run gen-dtos.

import Bookcase
import BookcaseFixtures
@_spi(Generated) import DTOTesting
import Testing

extension APIContractComplianceTests {
    enum OrderTests {
        @Test(arguments: OrderContract.compliance)
        static func orderDecodes(_ check: ContractCheck) async throws {
            try await check.verify()
        }
    }
}

/// The contract of `#/components/schemas/Order`.
nonisolated enum OrderContract: RecordContract {
    typealias Record = Bookcase.Order

    static let name = "Order"
    static var full: String { Fixtures.orderFull }
    static var minimal: String { Fixtures.orderMinimal }

    static func describe(_ table: inout PropertyTable<Record>) {
        table.optional("key", \.key, .string)
        table.required("order_key", \.orderKey, .string, default: "")
    }
}
