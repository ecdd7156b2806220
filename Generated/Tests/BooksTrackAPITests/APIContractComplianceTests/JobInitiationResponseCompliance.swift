// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

import BooksTrackAPI
import BooksTrackAPIFixtures
@_spi(Generated) import DTOTesting
import Testing

extension APIContractComplianceTests {
    enum JobInitiationResponseTests {
        @Test(arguments: JobInitiationResponseContract.compliance)
        static func jobInitiationResponseDecodes(_ check: ContractCheck) async throws {
            try await check.verify()
        }
    }
}

/// The contract of `#/components/schemas/JobInitiationResponse`.
nonisolated enum JobInitiationResponseContract: RecordContract {
    typealias Record = BooksTrackAPI.JobInitiationResponse

    static let name = "JobInitiationResponse"
    static var full: String { Fixtures.jobInitiationResponseFull }
    static var minimal: String { Fixtures.jobInitiationResponseMinimal }

    @available(*, deprecated)
    static func describe(_ table: inout PropertyTable<Record>) {
        table.strict("jobId", \.jobId, .string)
        table.optional("authToken", \.authToken, .string)
        table.optional("token", \.token, .string)
        table.optional("sseUrl", \.sseUrl, .string)
        table.optional("statusUrl", \.statusUrl, .string)
        table.optional("websocketUrl", \.websocketUrl, .string)
        table.optional("status", \.status, .string)
        table.effective(\.effectiveToken, "authToken", "token")
    }
}
