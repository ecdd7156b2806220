// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

import BooksTrackAPI
import BooksTrackAPIFixtures
@_spi(Generated) import DTOTesting
import Testing

extension APIContractComplianceTests {
    enum SearchModeTests {
        @Test(arguments: SearchModeContract.compliance)
        static func searchModeDecodes(_ check: ContractCheck) async throws {
            try await check.verify()
        }
    }
}

/// The contract of `#/components/schemas/SearchMode`.
nonisolated enum SearchModeContract: EnumerationContract {
    typealias Enumeration = BooksTrackAPI.SearchMode

    static let name = "SearchMode"

    static func describe(_ table: inout EnumerationTable) {
        table.value("text", isCase: "text")
        table.value("semantic", isCase: "semantic")
        table.value("hybrid", isCase: "hybrid")
        table.value("similar", isCase: "similar")
    }
}
