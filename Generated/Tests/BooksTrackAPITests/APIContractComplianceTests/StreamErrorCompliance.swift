// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

import BooksTrackAPI
import BooksTrackAPIFixtures
@_spi(Generated) import DTOTesting
import Testing

extension APIContractComplianceTests {
    enum StreamErrorTests {
        @Test(arguments: StreamErrorContract.compliance)
        static func streamErrorDecodes(_ check: ContractCheck) async throws {
            try await check.verify()
        }
    }
}

/// The contract of `#/components/schemas/StreamError`.
nonisolated enum StreamErrorContract: RecordContract {
    typealias Record = BooksTrackAPI.StreamError

    static let name = "StreamError"
    static var full: String { Fixtures.streamErrorFull }
    static var minimal: String { Fixtures.streamErrorMinimal }

    static func describe(_ table: inout PropertyTable<Record>) {
        table.required("error", \.error, .string, default: "")
        table.optional("message", \.message, .string)
        table.optional("jobId", \.jobId, .string)
        table.optional("details", \.details, .dictionary(.json), isNullable: true)
    }
}
