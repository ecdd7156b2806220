// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

import BooksTrackAPI
import BooksTrackAPIFixtures
@_spi(Generated) import DTOTesting
import Testing

extension APIContractComplianceTests {
    enum ResponseMetaTests {
        @Test(arguments: ResponseMetaContract.compliance)
        static func responseMetaDecodes(_ check: ContractCheck) async throws {
            try await check.verify()
        }
    }
}

/// The contract of `#/components/schemas/ResponseMeta`.
nonisolated enum ResponseMetaContract: RecordContract {
    typealias Record = BooksTrackAPI.ResponseMeta

    static let name = "ResponseMeta"
    static var full: String { Fixtures.responseMetaFull }
    static var minimal: String { Fixtures.responseMetaMinimal }

    static func describe(_ table: inout PropertyTable<Record>) {
        table.required("timestamp", \.timestamp, .formatted(.dateTime), default: "")
        table.optional("processingTime", \.processingTime, .integer)
        table.optional("provider", \.provider, .string)
        table.optional("cached", \.cached, .boolean)
        table.optional("cacheAge", \.cacheAge, .integer)
        table.optional("requestId", \.requestId, .string)
    }
}
