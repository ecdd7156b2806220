// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

import BooksTrackAPI
import BooksTrackAPIFixtures
@_spi(Generated) import DTOTesting
import Testing

extension APIContractComplianceTests {
    enum AuthorMetadataTests {
        @Test(arguments: AuthorMetadataContract.compliance)
        static func authorMetadataDecodes(_ check: ContractCheck) async throws {
            try await check.verify()
        }
    }
}

/// The contract of `#/components/schemas/AuthorMetadata`.
nonisolated enum AuthorMetadataContract: RecordContract {
    typealias Record = BooksTrackAPI.AuthorMetadata

    static let name = "AuthorMetadata"
    static var full: String { Fixtures.authorMetadataFull }
    static var minimal: String { Fixtures.authorMetadataMinimal }

    static func describe(_ table: inout PropertyTable<Record>) {
        table.strict("name", \.name, .string)
        table.required("key", \.key, .string, default: "")
        table.optional("birth_date", \.birthDate, .string)
    }
}
