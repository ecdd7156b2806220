// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

import BooksTrackAPI
import BooksTrackAPIFixtures
@_spi(Generated) import DTOTesting
import Testing

extension APIContractComplianceTests {
    enum ResponseMetadataTests {
        @Test(arguments: ResponseMetadataContract.compliance)
        static func responseMetadataDecodes(_ check: ContractCheck) async throws {
            try await check.verify()
        }
    }
}

/// The contract of `#/components/schemas/ResponseMetadata`.
nonisolated enum ResponseMetadataContract: RecordContract {
    typealias Record = BooksTrackAPI.ResponseMetadata

    static let name = "ResponseMetadata"
    static var full: String { Fixtures.responseMetadataFull }
    static var minimal: String { Fixtures.responseMetadataMinimal }

    static func describe(_ table: inout PropertyTable<Record>) {
        table.required("timestamp", \.timestamp, .formatted(.dateTime), default: "")
        table.optional("processingTime", \.processingTime, .integer)
        table.optional("provider", \.provider, .string)
        table.optional("source", \.source, .string)
        table.optional("cached", \.cached, .boolean)
        table.optional("traceId", \.traceId, .string)
        table.optional("ttl", \.ttl, .string)
        table.optional("resourceId", \.resourceId, .string)
    }
}
