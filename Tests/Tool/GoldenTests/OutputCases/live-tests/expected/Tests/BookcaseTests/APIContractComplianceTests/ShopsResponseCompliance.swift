// Made by gen-dtos from the contract "Bookcase". Do not edit: change the contract and run gen-dtos.

import Bookcase
import BookcaseFixtures
@_spi(Generated) import DTOTesting
import Testing

extension APIContractComplianceTests {
    enum ShopsResponseTests {
        @Test(arguments: ShopsResponseContract.compliance)
        static func shopsResponseDecodes(_ check: ContractCheck) async throws {
            try await check.verify()
        }
    }
}

/// The contract of `#/components/responses/Shops`.
nonisolated enum ShopsResponseContract: RecordContract {
    typealias Record = Bookcase.ShopsResponse

    static let name = "ShopsResponse"
    static var full: String { Fixtures.shopsResponseFull }
    static var minimal: String { Fixtures.shopsResponseMinimal }

    static func describe(_ table: inout PropertyTable<Record>) {
        table.required("data", \.data, .array(.record), default: [])
    }
}
