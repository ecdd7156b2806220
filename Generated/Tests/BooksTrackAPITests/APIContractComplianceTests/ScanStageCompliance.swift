// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

import BooksTrackAPI
import BooksTrackAPIFixtures
@_spi(Generated) import DTOTesting
import Testing

extension APIContractComplianceTests {
    enum ScanStageTests {
        @Test(arguments: ScanStageContract.compliance)
        static func scanStageDecodes(_ check: ContractCheck) async throws {
            try await check.verify()
        }
    }
}

/// The contract of `#/components/schemas/ScanStage`.
nonisolated enum ScanStageContract: RecordContract {
    typealias Record = BooksTrackAPI.ScanStage

    static let name = "ScanStage"
    static var full: String { Fixtures.scanStageFull }
    static var minimal: String { Fixtures.scanStageMinimal }

    static func describe(_ table: inout PropertyTable<Record>) {
        table.strict("name", \.name, .string)
        table.optional("typicalDuration", \.typicalDuration, .integer)
        table.optional("progress", \.progress, .number)
    }
}
