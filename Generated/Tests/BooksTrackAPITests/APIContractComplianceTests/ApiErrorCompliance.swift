// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

import BooksTrackAPI
import BooksTrackAPIFixtures
@_spi(Generated) import DTOTesting
import Testing

extension APIContractComplianceTests {
    enum ApiErrorTests {
        @Test(arguments: ApiErrorContract.compliance)
        static func apiErrorDecodes(_ check: ContractCheck) async throws {
            try await check.verify()
        }
    }
}

/// The contract of `#/components/schemas/ApiError`.
nonisolated enum ApiErrorContract: RecordContract {
    typealias Record = BooksTrackAPI.ApiError

    static let name = "ApiError"
    static var full: String { Fixtures.apiErrorFull }
    static var minimal: String { Fixtures.apiErrorMinimal }

    static func describe(_ table: inout PropertyTable<Record>) {
        table.required("code", \.code, .string, default: "UNKNOWN")
        table.required("message", \.message, .string, default: "")
        table.optional("retryable", \.retryable, .boolean)
        table.optional("details", \.details, .dictionary(.json), isNullable: true)
        table.optional("retryAfterMs", \.retryAfterMs, .integer)
        table.optional("retryAfter", \.retryAfter, .integer)
        table.optional("provider", \.provider, .string)
        table.optional("statusCode", \.statusCode, .integer)
    }
}
