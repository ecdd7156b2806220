// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

import BooksTrackAPI
import BooksTrackAPIFixtures
@_spi(Generated) import DTOTesting
import Testing

extension APIContractComplianceTests {
    enum GetCsvResults_OperationTests {
        @Test(arguments: GetCsvResults_OperationContract.compliance)
        static func getCsvResults_OperationDecodes(_ check: ContractCheck) async throws {
            try await check.verify()
        }
    }
}

/// The contract of `GET /v1/csv/results/{jobId}`.
nonisolated enum GetCsvResults_OperationContract: ResponseContract {
    static let name = "getCsvResults"

    static func describe(_ table: inout ResponseTable) {
        table.response(
            "200 oneOfTwo", BooksTrackAPI.CsvResultsEnvelope.self, Fixtures.getCsvResults_Operation200_OneOfTwo
        )
        table.failure("404 notFound", BooksTrackAPI.ErrorResponse.self, Fixtures.getCsvResults_Operation404_NotFound)
    }
}
