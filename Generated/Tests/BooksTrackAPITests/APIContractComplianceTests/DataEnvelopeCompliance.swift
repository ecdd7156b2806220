// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

import BooksTrackAPI
import BooksTrackAPIFixtures
@_spi(Generated) import DTOTesting
import Testing

extension APIContractComplianceTests {
    enum DataEnvelopeTests {
        @Test(arguments: DataEnvelopeContract.compliance)
        static func dataEnvelopeDecodes(_ check: ContractCheck) async throws {
            try await check.verify()
        }
    }
}

/// The contract.
nonisolated enum DataEnvelopeContract: RecordContract {
    typealias Record = BooksTrackAPI.DataEnvelope<BooksTrackAPI.Health>

    static let name = "DataEnvelope"
    static var full: String { Fixtures.dataEnvelopeFull }
    static var minimal: String { Fixtures.dataEnvelopeMinimal }

    static func describe(_ table: inout PropertyTable<Record>) {
        table.record("data", \.data)
    }
}
