// Made by gen-dtos from the contract "Bookcase". Do not edit: change the contract and run gen-dtos.

import Bookcase
import BookcaseFixtures
@_spi(Generated) import DTOTesting
import Testing

extension APIContractComplianceTests {
    enum ProblemTests {
        @Test(arguments: ProblemContract.compliance)
        static func problemDecodes(_ check: ContractCheck) async throws {
            try await check.verify()
        }
    }
}

/// The contract of `#/components/schemas/Problem`.
nonisolated enum ProblemContract: RecordContract {
    typealias Record = Bookcase.Problem

    static let name = "Problem"
    static var full: String { Fixtures.problemFull }
    static var minimal: String { Fixtures.problemMinimal }

    static func describe(_ table: inout PropertyTable<Record>) {
        table.required("code", \.code, .string, default: "")
        table.optional("message", \.message, .string)
    }
}
