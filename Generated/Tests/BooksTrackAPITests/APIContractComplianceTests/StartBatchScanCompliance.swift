// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

import BooksTrackAPI
import BooksTrackAPIFixtures
@_spi(Generated) import DTOTesting
import Testing

extension APIContractComplianceTests {
    enum StartBatchScanTests {
        @Test(arguments: StartBatchScan_BodyContract.compliance)
        static func startBatchScanDecodes(_ check: ContractCheck) async throws {
            try await check.verify()
        }
    }
}

/// The contract of `#/paths/~1api~1batch-scan/post/requestBody`.
nonisolated enum StartBatchScan_BodyContract: RecordContract {
    typealias Record = BooksTrackAPI.StartBatchScan.Body

    static let name = "StartBatchScan.Body"
    static var full: String { Fixtures.startBatchScan_BodyFull }
    static var minimal: String { Fixtures.startBatchScan_BodyMinimal }

    static func describe(_ table: inout PropertyTable<Record>) {
        table.required("photos", \.photos, .array(.string), default: [])
    }
}
