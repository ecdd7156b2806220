// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

import BooksTrackAPI
import BooksTrackAPIFixtures
@_spi(Generated) import DTOTesting
import Testing

extension APIContractComplianceTests {
    enum ApiResponseTests {
        @Test(arguments: ContractCheck.all(
            ApiResponse_SuccessContract.compliance,
            ApiResponse_FailureContract.compliance
        ))
        static func apiResponseDecodes(_ check: ContractCheck) async throws {
            try await check.verify()
        }
    }
}

/// The contract.
nonisolated enum ApiResponse_SuccessContract: RecordContract {
    typealias Record = BooksTrackAPI.ApiResponse<BooksTrackAPI.BookshelfScanResponse>.Success

    static let name = "ApiResponse"
    static var full: String { Fixtures.apiResponseSuccess }
    static var minimal: String { Fixtures.apiResponseSuccess_Minimal }

    static func describe(_ table: inout PropertyTable<Record>) {
        table.optional("data", \.data, .record, isNullable: true)
        table.record("meta", \.meta)
    }
}

/// The contract.
nonisolated enum ApiResponse_FailureContract: RecordContract {
    typealias Record = BooksTrackAPI.ApiResponse<BooksTrackAPI.BookshelfScanResponse>.Failure

    static let name = "ApiResponse"
    static var full: String { Fixtures.apiResponseFailure }
    static var minimal: String { Fixtures.apiResponseFailure_Minimal }

    static func describe(_ table: inout PropertyTable<Record>) {
        table.optional("error", \.error, .external, isNullable: true)
        table.record("meta", \.meta)
    }
}

/// The contract.
nonisolated enum ApiResponseRulesContract: EnvelopeContract {
    typealias Envelope = BooksTrackAPI.ApiResponse<BooksTrackAPI.BookshelfScanResponse>
    typealias Failure = BooksTrackAPI.ApiError

    static let name = "ApiResponse"
    static let keys = EnvelopeKeys(
        payload: "data", error: "error", discriminator: EnvelopeKeys.Discriminator("success"))
    static var success: String { Fixtures.apiResponseSuccess }
    static var failure: String { Fixtures.apiResponseFailure }

    static func payload(of envelope: Envelope) throws -> any Encodable {
        try envelope.payload()
    }
}
