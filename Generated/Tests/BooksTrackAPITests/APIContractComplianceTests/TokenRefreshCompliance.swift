// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

import BooksTrackAPI
import BooksTrackAPIFixtures
@_spi(Generated) import DTOTesting
import Testing

extension APIContractComplianceTests {
    enum TokenRefreshTests {
        @Test(arguments: TokenRefreshContract.compliance)
        static func tokenRefreshDecodes(_ check: ContractCheck) async throws {
            try await check.verify()
        }
    }
}

/// The contract of `#/components/schemas/TokenRefresh`.
nonisolated enum TokenRefreshContract: RecordContract {
    typealias Record = BooksTrackAPI.TokenRefresh

    static let name = "TokenRefresh"
    static var full: String { Fixtures.tokenRefreshFull }
    static var minimal: String { Fixtures.tokenRefreshMinimal }

    static func describe(_ table: inout PropertyTable<Record>) {
        table.strict("newToken", \.newToken, .string)
        table.optional("expiresAt", \.expiresAt, .formatted(.dateTime))
    }
}
