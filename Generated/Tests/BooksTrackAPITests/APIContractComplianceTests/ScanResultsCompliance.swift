// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

import BooksTrackAPI
import BooksTrackAPIFixtures
@_spi(Generated) import DTOTesting
import Testing

extension APIContractComplianceTests {
    enum ScanResultsTests {
        @Test(arguments: ScanResultsContract.compliance)
        static func scanResultsDecodes(_ check: ContractCheck) async throws {
            try await check.verify()
        }
    }
}

/// The contract of `#/components/schemas/ScanResults`.
nonisolated enum ScanResultsContract: RecordContract {
    typealias Record = BooksTrackAPI.ScanResults

    static let name = "ScanResults"
    static var full: String { Fixtures.scanResultsFull }
    static var minimal: String { Fixtures.scanResultsMinimal }

    static func describe(_ table: inout PropertyTable<Record>) {
        table.required("totalDetected", \.totalDetected, .integer, default: 0)
        table.required("approved", \.approved, .integer, default: 0)
        table.required("needsReview", \.needsReview, .integer, default: 0)
        table.required("books", \.books, .array(.record), default: [])
        table.optional("metadata", \.metadata, .record)
        table.optional("expiresAt", \.expiresAt, .formatted(.dateTime))
    }
}
