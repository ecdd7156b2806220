// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

import BooksTrackAPI
import BooksTrackAPIFixtures
@_spi(Generated) import DTOTesting
import Testing

extension APIContractComplianceTests {
    enum EditionMetadataTests {
        @Test(arguments: EditionMetadataContract.compliance)
        static func editionMetadataDecodes(_ check: ContractCheck) async throws {
            try await check.verify()
        }
    }
}

/// The contract of `#/components/schemas/EditionMetadata`.
nonisolated enum EditionMetadataContract: RecordContract {
    typealias Record = BooksTrackAPI.EditionMetadata

    static let name = "EditionMetadata"
    static var full: String { Fixtures.editionMetadataFull }
    static var minimal: String { Fixtures.editionMetadataMinimal }

    static func describe(_ table: inout PropertyTable<Record>) {
        table.strict("id", \.id, .string)
        table.optional("numberOfPages", \.numberOfPages, .integer)
        table.optional("physicalFormat", \.physicalFormat, .string)
        table.required("publishers", \.publishers, .array(.string), default: [])
    }
}
