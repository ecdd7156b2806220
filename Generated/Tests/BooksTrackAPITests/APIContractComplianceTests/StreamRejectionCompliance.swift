// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

import BooksTrackAPI
import BooksTrackAPIFixtures
@_spi(Generated) import DTOTesting
import Testing

extension APIContractComplianceTests {
    enum StreamRejectionTests {
        @Test(arguments: StreamRejectionContract.compliance)
        static func streamRejectionDecodes(_ check: ContractCheck) async throws {
            try await check.verify()
        }
    }
}

/// The contract of `#/components/schemas/StreamRejection`.
nonisolated enum StreamRejectionContract: RecordContract {
    typealias Record = BooksTrackAPI.StreamRejection

    static let name = "StreamRejection"
    static var full: String { Fixtures.streamRejectionFull }
    static var minimal: String { Fixtures.streamRejectionMinimal }

    static func describe(_ table: inout PropertyTable<Record>) {
        table.record("error", \.error)
    }
}
