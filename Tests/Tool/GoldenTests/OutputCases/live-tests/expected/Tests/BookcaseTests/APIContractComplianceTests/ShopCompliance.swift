// Made by gen-dtos from the contract "Bookcase". Do not edit: change the contract and run gen-dtos.

import Bookcase
import BookcaseFixtures
@_spi(Generated) import DTOTesting
import Testing

extension APIContractComplianceTests {
    enum ShopTests {
        @Test(arguments: ShopContract.compliance)
        static func shopDecodes(_ check: ContractCheck) async throws {
            try await check.verify()
        }
    }
}

/// The contract of `#/components/schemas/Shop`.
nonisolated enum ShopContract: RecordContract {
    typealias Record = Bookcase.Shop

    static let name = "Shop"
    static var full: String { Fixtures.shopFull }
    static var minimal: String { Fixtures.shopMinimal }

    static func describe(_ table: inout PropertyTable<Record>) {
        table.required("id", \.id, .integer, default: 0)
        table.optional("name", \.name, .string)
    }
}
