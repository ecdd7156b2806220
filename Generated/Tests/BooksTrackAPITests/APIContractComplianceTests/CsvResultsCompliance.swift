// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

import BooksTrackAPI
import BooksTrackAPIFixtures
@_spi(Generated) import DTOTesting
import Testing

extension APIContractComplianceTests {
    enum CsvResultsTests {
        @Test(arguments: ContractCheck.all(CsvResultsContract.compliance, CsvResults_BookContract.compliance))
        static func csvResultsDecodes(_ check: ContractCheck) async throws {
            try await check.verify()
        }
    }
}

/// The contract of `#/components/schemas/CsvResults`.
nonisolated enum CsvResultsContract: RecordContract {
    typealias Record = BooksTrackAPI.CsvResults

    static let name = "CsvResults"
    static var full: String { Fixtures.csvResultsFull }
    static var minimal: String { Fixtures.csvResultsMinimal }

    static func describe(_ table: inout PropertyTable<Record>) {
        table.required("books", \.books, .array(.record), default: [])
        table.required("errors", \.errors, .array(.dictionary(.json)), default: [])
        table.optional("successRate", \.successRate, .string)
        table.optional("timestamp", \.timestamp, .integer)
        table.optional("expiresAt", \.expiresAt, .formatted(.dateTime))
    }
}

/// The contract of `#/components/schemas/CsvResults/properties/books/items`.
nonisolated enum CsvResults_BookContract: RecordContract {
    typealias Record = BooksTrackAPI.CsvResults.Book

    static let name = "CsvResults.Book"
    static var full: String { Fixtures.csvResults_BookFull }
    static var minimal: String { Fixtures.csvResults_BookMinimal }

    static func describe(_ table: inout PropertyTable<Record>) {
        table.strict("title", \.title, .string)
        table.required("author", \.author, .string, default: "")
        table.optional("isbn", \.isbn, .string)
    }
}
