// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

import BooksTrackAPI
import BooksTrackAPIFixtures
@_spi(Generated) import DTOTesting
import Testing

extension APIContractComplianceTests {
    enum ScanMetadataTests {
        @Test(arguments: ScanMetadataContract.compliance)
        static func scanMetadataDecodes(_ check: ContractCheck) async throws {
            try await check.verify()
        }
    }
}

/// The contract of `#/components/schemas/ScanMetadata`.
nonisolated enum ScanMetadataContract: RecordContract {
    typealias Record = BooksTrackAPI.ScanMetadata

    static let name = "ScanMetadata"
    static var full: String { Fixtures.scanMetadataFull }
    static var minimal: String { Fixtures.scanMetadataMinimal }

    static func describe(_ table: inout PropertyTable<Record>) {
        table.optional("modelUsed", \.modelUsed, .string)
        table.optional("processingTime", \.processingTime, .integer)
        table.optional("timestamp", \.timestamp, .union([.number, .string]))
    }
}
