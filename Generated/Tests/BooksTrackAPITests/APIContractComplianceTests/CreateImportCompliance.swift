// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

import BooksTrackAPI
import BooksTrackAPIFixtures
@_spi(Generated) import DTOTesting
import Testing

extension APIContractComplianceTests {
    enum CreateImportTests {
        @Test(arguments: CreateImport_BodyContract.compliance)
        static func createImportDecodes(_ check: ContractCheck) async throws {
            try await check.verify()
        }
    }
}

/// The contract of `#/paths/~1api~1v2~1imports/post/requestBody`.
nonisolated enum CreateImport_BodyContract: RecordContract {
    typealias Record = BooksTrackAPI.CreateImport.Body

    static let name = "CreateImport.Body"
    static var full: String { Fixtures.createImport_BodyFull }
    static var minimal: String { Fixtures.createImport_BodyMinimal }

    static func describe(_ table: inout PropertyTable<Record>) {
        table.required("file", \.file, .string, default: "")
        table.optional("options", \.options, .string)
    }
}
