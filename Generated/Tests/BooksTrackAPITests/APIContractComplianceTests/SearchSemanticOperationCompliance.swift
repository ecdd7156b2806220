// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

import BooksTrackAPI
import BooksTrackAPIFixtures
@_spi(Generated) import DTOTesting
import Testing

extension APIContractComplianceTests {
    enum SearchSemantic_OperationTests {
        @Test(arguments: SearchSemantic_OperationContract.compliance)
        static func searchSemantic_OperationDecodes(_ check: ContractCheck) async throws {
            try await check.verify()
        }
    }
}

/// The contract of `GET /v1/search/semantic`.
nonisolated enum SearchSemantic_OperationContract: ResponseContract {
    static let name = "searchSemantic"

    static func describe(_ table: inout ResponseTable) {
        table.response(
            "200 oneResult", BooksTrackAPI.SearchResultsEnvelope.self, Fixtures.searchSemantic_Operation200_OneResult
        )
        table.failure(
            "503 circuitOpen", BooksTrackAPI.ErrorResponse.self, Fixtures.searchSemantic_Operation503_CircuitOpen
        )
        table.failure(
            "503 circuitOpenInDetails",
            BooksTrackAPI.ErrorResponse.self,
            Fixtures.searchSemantic_Operation503_CircuitOpenInDetails
        )
    }
}
