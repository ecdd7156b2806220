// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

import BooksTrackAPI
import BooksTrackAPIFixtures
import DTOTesting
import Testing

extension APIContractComplianceTests {
    enum DataEnvelopeTests {
        @Test(arguments: ContractCheck.all(DataEnvelopeContract.compliance, DataEnvelopeRulesContract.compliance))
        static func dataEnvelopeDecodes(_ check: ContractCheck) async throws {
            try await check.verify()
        }
    }
}

/// What the contract says.
nonisolated enum DataEnvelopeContract: RecordContract {
    typealias Record = BooksTrackAPI.DataEnvelope<BooksTrackAPI.Health>

    static let name = "DataEnvelope"
    static var full: String { Fixtures.dataEnvelopeFull }
    static var minimal: String { Fixtures.dataEnvelopeMinimal }

    static func describe(_ table: inout PropertyTable<Record>) {
        table.optional("data", \.data, .record, isNullable: true)
    }
}

/// What the contract says.
nonisolated enum DataEnvelopeRulesContract: EnvelopeContract {
    typealias Envelope = BooksTrackAPI.DataEnvelope<BooksTrackAPI.Health>

    static let name = "DataEnvelope"
    static let keys = EnvelopeKeys(
        payload: "data")
    static var success: String { Fixtures.dataEnvelopeFull }
    static var failure: String { Fixtures.dataEnvelopeFull }

    static func payload(of envelope: Envelope) throws -> any Encodable {
        try envelope.payload()
    }
}
