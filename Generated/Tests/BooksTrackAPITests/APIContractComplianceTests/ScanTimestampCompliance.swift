// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

import BooksTrackAPI
import BooksTrackAPIFixtures
@_spi(Generated) import DTOTesting
import Testing

extension APIContractComplianceTests {
    enum ScanTimestampTests {
        @Test(arguments: ScanTimestampContract.compliance)
        static func scanTimestampDecodes(_ check: ContractCheck) async throws {
            try await check.verify()
        }
    }
}

/// The contract of `#/components/schemas/ScanTimestamp`.
nonisolated enum ScanTimestampContract: UnionContract {
    typealias Union = BooksTrackAPI.ScanTimestamp

    static let name = "ScanTimestamp"

    static func describe(_ table: inout UnionTable) {
        table.variant("integer", Fixtures.scanTimestampInteger)
        table.variant("string", Fixtures.scanTimestampString)
        table.unknown(["text"], isCase: "unknown")
        table.unknown(["a": "value of tomorrow"], isCase: "unknown")
    }
}
