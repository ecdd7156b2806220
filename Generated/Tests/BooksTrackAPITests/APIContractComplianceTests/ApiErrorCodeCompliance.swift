// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

import BooksTrackAPI
import BooksTrackAPIFixtures
@_spi(Generated) import DTOTesting
import Testing

extension APIContractComplianceTests {
    enum ApiErrorCodeTests {
        @Test(arguments: ApiErrorCodeContract.compliance)
        static func apiErrorCodeDecodes(_ check: ContractCheck) async throws {
            try await check.verify()
        }
    }
}

/// The contract of `#/components/schemas/ApiErrorCode`.
nonisolated enum ApiErrorCodeContract: EnumerationContract {
    typealias Enumeration = BooksTrackAPI.ApiErrorCode

    static let name = "ApiErrorCode"

    static func describe(_ table: inout EnumerationTable) {
        table.value("INVALID_ISBN", isCase: "invalidISBN")
        table.value("INVALID_QUERY", isCase: "invalidQuery")
        table.value("PROVIDER_TIMEOUT", isCase: "providerTimeout")
        table.value("PROVIDER_ERROR", isCase: "providerError")
        table.value("NOT_FOUND", isCase: "notFound")
        table.value("RATE_LIMIT_EXCEEDED", isCase: "rateLimitExceeded")
        table.value("INTERNAL_ERROR", isCase: "internalError")
    }
}
