// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

import BooksTrackAPI
import BooksTrackAPIFixtures
@_spi(Generated) import DTOTesting
import Testing

extension APIContractComplianceTests {
    enum AuthorGenderTests {
        @Test(arguments: AuthorGenderContract.compliance)
        static func authorGenderDecodes(_ check: ContractCheck) async throws {
            try await check.verify()
        }
    }
}

/// The contract of `#/components/schemas/AuthorGender`.
nonisolated enum AuthorGenderContract: EnumerationContract {
    typealias Enumeration = BooksTrackAPI.AuthorGender

    static let name = "AuthorGender"

    static func describe(_ table: inout EnumerationTable) {
        table.value("Female", isCase: "female")
        table.value("Male", isCase: "male")
        table.value("Non-binary", isCase: "nonBinary")
        table.value("Other", isCase: "other")
        table.value("Unknown", isCase: "unknown")
    }
}
