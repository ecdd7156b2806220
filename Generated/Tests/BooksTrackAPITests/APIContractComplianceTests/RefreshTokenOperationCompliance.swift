// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

import BooksTrackAPI
import BooksTrackAPIFixtures
@_spi(Generated) import DTOTesting
import Testing

extension APIContractComplianceTests {
    enum RefreshToken_OperationTests {
        @Test(arguments: RefreshToken_OperationContract.compliance)
        static func refreshToken_OperationDecodes(_ check: ContractCheck) async throws {
            try await check.verify()
        }
    }
}

/// The contract of `POST /api/token/refresh`.
nonisolated enum RefreshToken_OperationContract: ResponseContract {
    static let name = "refreshToken"

    static func describe(_ table: inout ResponseTable) {
        table.response(
            "200 enveloped", BooksTrackAPI.TokenRefreshAnswer.self, Fixtures.refreshToken_Operation200_Enveloped
        )
        table.response("200 bare", BooksTrackAPI.TokenRefreshAnswer.self, Fixtures.refreshToken_Operation200_Bare)
        table.failure("400 errorAsText", BooksTrackAPI.ErrorBody.self, Fixtures.refreshToken_Operation400_ErrorAsText)
        table.failure(
            "401 errorAsRecord", BooksTrackAPI.ErrorBody.self, Fixtures.refreshToken_Operation401_ErrorAsRecord
        )
        table.failure("401 errorAsText", BooksTrackAPI.ErrorBody.self, Fixtures.refreshToken_Operation401_ErrorAsText)
    }
}
