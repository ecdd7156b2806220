// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

import BooksTrackAPI
import BooksTrackAPIFixtures
@_spi(Generated) import DTOTesting
import Testing

extension APIContractComplianceTests {
    enum EnvelopeFieldsTests {
        @Test(arguments: EnvelopeFieldsContract.compliance)
        static func envelopeFieldsDecodes(_ check: ContractCheck) async throws {
            try await check.verify()
        }
    }
}

/// The contract of `#/components/schemas/EnvelopeFields`.
nonisolated enum EnvelopeFieldsContract: RecordContract {
    typealias Record = BooksTrackAPI.EnvelopeFields

    static let name = "EnvelopeFields"
    static var full: String { Fixtures.envelopeFieldsFull }
    static var minimal: String { Fixtures.envelopeFieldsMinimal }

    static func describe(_ table: inout PropertyTable<Record>) {
        table.optional("success", \.success, .boolean)
        table.record("metadata", \.metadata, aliases: ["meta"])
        table.optional("error", \.error, .record, isNullable: true)
    }
}
