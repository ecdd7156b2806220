// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

import BooksTrackAPI
import BooksTrackAPIFixtures
@_spi(Generated) import DTOTesting
import Testing

extension APIContractComplianceTests {
    enum GetWeeklyRecommendations_OperationTests {
        @Test(arguments: GetWeeklyRecommendations_OperationContract.compliance)
        static func getWeeklyRecommendations_OperationDecodes(_ check: ContractCheck) async throws {
            try await check.verify()
        }
    }
}

/// The contract of `GET /api/v2/recommendations/weekly`.
nonisolated enum GetWeeklyRecommendations_OperationContract: ResponseContract {
    static let name = "getWeeklyRecommendations"

    static func describe(_ table: inout ResponseTable) {
        table.response(
            "200 bare", BooksTrackAPI.WeeklyRecommendations.self, Fixtures.getWeeklyRecommendations_Operation200_Bare
        )
        table.failure(
            "404 notFound", BooksTrackAPI.ErrorResponse.self, Fixtures.getWeeklyRecommendations_Operation404_NotFound
        )
    }
}
