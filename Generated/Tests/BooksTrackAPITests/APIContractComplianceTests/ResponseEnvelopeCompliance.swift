// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

import BooksTrackAPI
import BooksTrackAPIFixtures
@_spi(Generated) import DTOTesting
import Testing

extension APIContractComplianceTests {
    enum ResponseEnvelopeTests {
        @Test(arguments: ResponseEnvelopeContract.compliance)
        static func responseEnvelopeDecodes(_ check: ContractCheck) async throws {
            try await check.verify()
        }
    }
}

/// The contract.
nonisolated enum ResponseEnvelopeContract: RecordContract {
    typealias Record = BooksTrackAPI.ResponseEnvelope<BooksTrackAPI.AuthorSearchResults>

    static let name = "ResponseEnvelope"
    static var full: String { Fixtures.responseEnvelopeFull }
    static var minimal: String { Fixtures.responseEnvelopeMinimal }

    static func describe(_ table: inout PropertyTable<Record>) {
        table.optional("success", \.success, .boolean)
        table.record("metadata", \.metadata, aliases: ["meta"])
        table.optional("error", \.error, .external, isNullable: true)
        table.optional("data", \.data, .record, isNullable: true)
    }
}

/// The contract.
nonisolated enum ResponseEnvelopeRulesContract: EnvelopeContract {
    typealias Envelope = BooksTrackAPI.ResponseEnvelope<BooksTrackAPI.AuthorSearchResults>
    typealias Failure = BooksTrackAPI.ApiError

    static let name = "ResponseEnvelope"
    static let keys = EnvelopeKeys(
        payload: "data", error: "error", discriminator: EnvelopeKeys.Discriminator("success"))
    static var success: String { Fixtures.responseEnvelopeFull }
    static var failure: String { Fixtures.responseEnvelopeFull }

    static func payload(of envelope: Envelope) throws -> any Encodable {
        try envelope.payload()
    }
}
