// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

import BooksTrackAPI
import BooksTrackAPIFixtures
import DTOTesting
import Testing

extension APIContractComplianceTests {
    struct SearchModeTests {
        @Test(arguments: SearchModeContract.compliance)
        func searchModeDecodes(_ check: ContractCheck) throws {
            try check.verify()
        }
    }
}

/// What the contract says: `#/components/schemas/SearchMode`.
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
