// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

import BooksTrackAPI
import BooksTrackAPIFixtures
@_spi(Generated) import DTOTesting
import Testing

extension APIContractComplianceTests {
    enum ProgressSocketMessageTests {
        @Test(arguments: ProgressSocketMessageContract.compliance)
        static func progressSocketMessageDecodes(_ check: ContractCheck) async throws {
            try await check.verify()
        }
    }
}

/// The contract of `#/components/schemas/ProgressSocketMessage`.
nonisolated enum ProgressSocketMessageContract: RecordContract {
    typealias Record = BooksTrackAPI.ProgressSocketMessage

    static let name = "ProgressSocketMessage"
    static var full: String { Fixtures.progressSocketMessageFull }
    static var minimal: String { Fixtures.progressSocketMessageMinimal }

    static func describe(_ table: inout PropertyTable<Record>) {
        table.required("type", \.type, .enumeration(.string), default: "")
        table.optional("jobId", \.jobId, .string)
        table.optional("pipeline", \.pipeline, .enumeration(.string))
        table.optional("timestamp", \.timestamp, .integer)
        table.optional("version", \.version, .string)
        table.strict("payload", \.payload, .union([.object]))
    }
}
