// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

import BooksTrackAPI
import BooksTrackAPIFixtures
@_spi(Generated) import DTOTesting
import Testing

extension APIContractComplianceTests {
    enum StreamRejectionReasonTests {
        @Test(arguments: StreamRejectionReasonContract.compliance)
        static func streamRejectionReasonDecodes(_ check: ContractCheck) async throws {
            try await check.verify()
        }
    }
}

/// The contract of `#/components/schemas/StreamRejectionReason`.
nonisolated enum StreamRejectionReasonContract: RecordContract {
    typealias Record = BooksTrackAPI.StreamRejectionReason

    static let name = "StreamRejectionReason"
    static var full: String { Fixtures.streamRejectionReasonFull }
    static var minimal: String { Fixtures.streamRejectionReasonMinimal }

    static func describe(_ table: inout PropertyTable<Record>) {
        table.required("code", \.code, .string, default: "UNKNOWN")
        table.required("message", \.message, .string, default: "")
        table.optional("hint", \.hint, .string)
    }
}
