// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

import BooksTrackAPI
import BooksTrackAPIFixtures
import DTOTesting
import Testing

extension APIContractComplianceTests {
    @Test(arguments: ApiResponseRulesContract.compliance)
    func apiResponseRulesDecodes(_ check: ContractCheck) throws {
        try check.verify()
    }
}

/// What the contract says: ``.
nonisolated enum ApiResponseRulesContract: EnvelopeContract {
    typealias Envelope = BooksTrackAPI.ApiResponse<BooksTrackAPI.BookshelfScanResponse>
    typealias Failure = BooksTrackAPI.ApiError

    static let name = "ApiResponse"
    static let keys = EnvelopeKeys(payload: "data", error: "error", discriminator: EnvelopeKeys.Discriminator("success", success: true, failure: false))
    static var success: String { Fixtures.apiResponseSuccess }
    static var failure: String { Fixtures.apiResponseFailure }

    static func payload(of envelope: Envelope) throws -> any Encodable {
        try envelope.payload()
    }
}
