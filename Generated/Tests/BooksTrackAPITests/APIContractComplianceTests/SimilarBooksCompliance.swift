// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

import BooksTrackAPI
import BooksTrackAPIFixtures
@_spi(Generated) import DTOTesting
import Testing

extension APIContractComplianceTests {
    enum SimilarBooksTests {
        @Test(arguments: SimilarBooksContract.compliance)
        static func similarBooksDecodes(_ check: ContractCheck) async throws {
            try await check.verify()
        }
    }
}

/// The contract of `#/components/schemas/SimilarBooks`.
nonisolated enum SimilarBooksContract: RecordContract {
    typealias Record = BooksTrackAPI.SimilarBooks

    static let name = "SimilarBooks"
    static var full: String { Fixtures.similarBooksFull }
    static var minimal: String { Fixtures.similarBooksMinimal }

    static func describe(_ table: inout PropertyTable<Record>) {
        table.strict("sourceBook", \.sourceBook, .record)
        table.required("similarBooks", \.similarBooks, .array(.record), default: [])
    }
}
