// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

import BooksTrackAPI
import BooksTrackAPIFixtures
@_spi(Generated) import DTOTesting
import Testing

extension APIContractComplianceTests {
    enum ScanJobInitiationTests {
        @Test(arguments: ScanJobInitiationContract.compliance)
        static func scanJobInitiationDecodes(_ check: ContractCheck) async throws {
            try await check.verify()
        }
    }
}

/// The contract of `#/components/schemas/ScanJobInitiation`.
nonisolated enum ScanJobInitiationContract: RecordContract {
    typealias Record = BooksTrackAPI.ScanJobInitiation

    static let name = "ScanJobInitiation"
    static var full: String { Fixtures.scanJobInitiationFull }
    static var minimal: String { Fixtures.scanJobInitiationMinimal }

    @available(*, deprecated)
    static func describe(_ table: inout PropertyTable<Record>) {
        table.strict("jobId", \.jobId, .string)
        table.optional("authToken", \.authToken, .string)
        table.optional("token", \.token, .string)
        table.optional("sseUrl", \.sseUrl, .string)
        table.optional("statusUrl", \.statusUrl, .string)
        table.optional("websocketUrl", \.websocketUrl, .string)
        table.optional("status", \.status, .string)
        table.optional("totalPhotos", \.totalPhotos, .integer)
        table.optional("stages", \.stages, .array(.record))
        table.optional("estimatedRange", \.estimatedRange, .array(.integer, count: 2))
        table.effective(\.effectiveToken, "authToken", "token")
    }
}
