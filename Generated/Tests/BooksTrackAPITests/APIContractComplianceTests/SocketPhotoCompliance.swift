// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

import BooksTrackAPI
import BooksTrackAPIFixtures
@_spi(Generated) import DTOTesting
import Testing

extension APIContractComplianceTests {
    enum SocketPhotoTests {
        @Test(arguments: SocketPhotoContract.compliance)
        static func socketPhotoDecodes(_ check: ContractCheck) async throws {
            try await check.verify()
        }
    }
}

/// The contract of `#/components/schemas/SocketPhoto`.
nonisolated enum SocketPhotoContract: RecordContract {
    typealias Record = BooksTrackAPI.SocketPhoto

    static let name = "SocketPhoto"
    static var full: String { Fixtures.socketPhotoFull }
    static var minimal: String { Fixtures.socketPhotoMinimal }

    static func describe(_ table: inout PropertyTable<Record>) {
        table.required("index", \.index, .integer, default: 0)
        table.required("status", \.status, .string, default: "")
        table.optional("booksFound", \.booksFound, .integer)
        table.optional("error", \.error, .string)
    }
}
