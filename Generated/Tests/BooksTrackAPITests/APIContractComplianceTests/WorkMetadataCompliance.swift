// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

import BooksTrackAPI
import BooksTrackAPIFixtures
@_spi(Generated) import DTOTesting
import Testing

extension APIContractComplianceTests {
    enum WorkMetadataTests {
        @Test(arguments: WorkMetadataContract.compliance)
        static func workMetadataDecodes(_ check: ContractCheck) async throws {
            try await check.verify()
        }
    }
}

/// The contract of `#/components/schemas/WorkMetadata`.
nonisolated enum WorkMetadataContract: RecordContract {
    typealias Record = BooksTrackAPI.WorkMetadata

    static let name = "WorkMetadata"
    static var full: String { Fixtures.workMetadataFull }
    static var minimal: String { Fixtures.workMetadataMinimal }

    static func describe(_ table: inout PropertyTable<Record>) {
        table.strict("id", \.id, .string)
        table.strict("title", \.title, .string)
        table.required("subjects", \.subjects, .array(.string), default: [])
        table.optional("firstPublishYear", \.firstPublishYear, .integer)
    }
}
