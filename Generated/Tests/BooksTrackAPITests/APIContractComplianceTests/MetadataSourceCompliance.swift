// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

import BooksTrackAPI
import BooksTrackAPIFixtures
@_spi(Generated) import DTOTesting
import Testing

extension APIContractComplianceTests {
    enum MetadataSourceTests {
        @Test(arguments: MetadataSourceContract.compliance)
        static func metadataSourceDecodes(_ check: ContractCheck) async throws {
            try await check.verify()
        }
    }
}

/// The contract of `#/components/schemas/MetadataSource`.
nonisolated enum MetadataSourceContract: EnumerationContract {
    typealias Enumeration = BooksTrackAPI.MetadataSource

    static let name = "MetadataSource"

    static func describe(_ table: inout EnumerationTable) {
        table.value("google_books", isCase: "googleBooks")
        table.value("open_library", isCase: "openLibrary")
        table.value("isbndb", isCase: "isbndb")
        table.value("kv_cache", isCase: "kvCache")
    }
}
