// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

import BooksTrackAPI
import BooksTrackAPIFixtures
@_spi(Generated) import DTOTesting
import Testing

extension APIContractComplianceTests {
    enum GetTrendingSearches_OperationTests {
        @Test(arguments: GetTrendingSearches_OperationContract.compliance)
        static func getTrendingSearches_OperationDecodes(_ check: ContractCheck) async throws {
            try await check.verify()
        }
    }
}

/// The contract of `GET /api/v2/trending-searches`.
nonisolated enum GetTrendingSearches_OperationContract: ResponseContract {
    static let name = "getTrendingSearches"

    static func describe(_ table: inout ResponseTable) {
        table.response("200 bare", BooksTrackAPI.TrendingSearches.self, Fixtures.getTrendingSearches_Operation200_Bare)
    }
}
