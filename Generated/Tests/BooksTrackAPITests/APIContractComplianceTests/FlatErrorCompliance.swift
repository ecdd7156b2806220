// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

import BooksTrackAPI
import BooksTrackAPIFixtures
@_spi(Generated) import DTOTesting
import Testing

extension APIContractComplianceTests {
    enum FlatErrorTests {
        @Test(arguments: FlatErrorContract.compliance)
        static func flatErrorDecodes(_ check: ContractCheck) async throws {
            try await check.verify()
        }
    }
}

/// The contract of `#/components/schemas/FlatError`.
nonisolated enum FlatErrorContract: RecordContract {
    typealias Record = BooksTrackAPI.FlatError

    static let name = "FlatError"
    static var full: String { Fixtures.flatErrorFull }
    static var minimal: String { Fixtures.flatErrorMinimal }

    static func describe(_ table: inout PropertyTable<Record>) {
        table.required("error", \.error, .string, default: "")
        table.optional("code", \.code, .string)
        table.optional("details", \.details, .dictionary(.json), isNullable: true)
    }
}
