// Made by gen-dtos from the contract "Bookcase". Do not edit: change the contract and run gen-dtos.

import Bookcase
import BookcaseFixtures
@_spi(Generated) import DTOTesting
import Testing

extension APIContractComplianceTests {
    enum FormatTests {
        @Test(arguments: FormatContract.compliance)
        static func formatDecodes(_ check: ContractCheck) async throws {
            try await check.verify()
        }
    }
}

/// The contract of `#/components/schemas/Format`.
nonisolated enum FormatContract: EnumerationContract {
    typealias Enumeration = Bookcase.Format

    static let name = "Format"

    static func describe(_ table: inout EnumerationTable) {
        table.value("paper", isCase: "paper")
        table.value("audio", isCase: "audio")
    }
}
