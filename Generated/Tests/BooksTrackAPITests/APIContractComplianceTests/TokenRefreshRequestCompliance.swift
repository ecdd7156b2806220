// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

import BooksTrackAPI
import BooksTrackAPIFixtures
@_spi(Generated) import DTOTesting
import Testing

extension APIContractComplianceTests {
    enum TokenRefreshRequestTests {
        @Test(arguments: TokenRefreshRequestContract.compliance)
        static func tokenRefreshRequestDecodes(_ check: ContractCheck) async throws {
            try await check.verify()
        }
    }
}

/// The contract of `#/components/schemas/TokenRefreshRequest`.
nonisolated enum TokenRefreshRequestContract: RecordContract {
    typealias Record = BooksTrackAPI.TokenRefreshRequest

    static let name = "TokenRefreshRequest"
    static var full: String { Fixtures.tokenRefreshRequestFull }
    static var minimal: String { Fixtures.tokenRefreshRequestMinimal }

    static func describe(_ table: inout PropertyTable<Record>) {
        table.strict("jobId", \.jobId, .string)
        table.required("oldToken", \.oldToken, .string, default: "")
    }
}
