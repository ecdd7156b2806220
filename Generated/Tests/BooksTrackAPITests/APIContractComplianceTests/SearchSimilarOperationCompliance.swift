// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

import BooksTrackAPI
import BooksTrackAPIFixtures
@_spi(Generated) import DTOTesting
import Testing

extension APIContractComplianceTests {
    enum SearchSimilar_OperationTests {
        @Test(arguments: SearchSimilar_OperationContract.compliance)
        static func searchSimilar_OperationDecodes(_ check: ContractCheck) async throws {
            try await check.verify()
        }
    }
}

/// The contract of `GET /v1/search/similar`.
nonisolated enum SearchSimilar_OperationContract: ResponseContract {
    static let name = "searchSimilar"

    static func describe(_ table: inout ResponseTable) {
        table.response(
            "200 oneSimilarBook",
            BooksTrackAPI.SimilarBooksEnvelope.self,
            Fixtures.searchSimilar_Operation200_OneSimilarBook
        )
        table.failure("404 notFound", BooksTrackAPI.ErrorResponse.self, Fixtures.searchSimilar_Operation404_NotFound)
        table.failure(
            "503 circuitOpen", BooksTrackAPI.ErrorResponse.self, Fixtures.searchSimilar_Operation503_CircuitOpen
        )
        table.failure(
            "503 circuitOpenInDetails",
            BooksTrackAPI.ErrorResponse.self,
            Fixtures.searchSimilar_Operation503_CircuitOpenInDetails
        )
    }
}
