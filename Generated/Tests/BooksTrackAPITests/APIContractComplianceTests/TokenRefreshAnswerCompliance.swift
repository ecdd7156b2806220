// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

import BooksTrackAPI
import BooksTrackAPIFixtures
@_spi(Generated) import DTOTesting
import Testing

extension APIContractComplianceTests {
    enum TokenRefreshAnswerTests {
        @Test(arguments: TokenRefreshAnswerContract.compliance)
        static func tokenRefreshAnswerDecodes(_ check: ContractCheck) async throws {
            try await check.verify()
        }
    }
}

/// The contract of `#/components/schemas/TokenRefreshAnswer`.
nonisolated enum TokenRefreshAnswerContract: UnionContract {
    typealias Union = BooksTrackAPI.TokenRefreshAnswer

    static let name = "TokenRefreshAnswer"

    static func describe(_ table: inout UnionTable) {
        table.variant("tokenRefreshEnvelope", Fixtures.tokenRefreshAnswerTokenRefreshEnvelope)
        table.ambiguous(Fixtures.issuedTokenFull)
        table.unknown(true, isCase: "unknown")
        table.unknown(12, isCase: "unknown")
        table.unknown("text", isCase: "unknown")
        table.unknown(["text"], isCase: "unknown")
    }
}
