// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

import BooksTrackAPI
import BooksTrackAPIFixtures
@_spi(Generated) import DTOTesting
import Testing

extension APIContractComplianceTests {
    enum BookshelfScanResponseTests {
        @Test(arguments: ContractCheck.all(
            BookshelfScanResponseContract.compliance,
            BookshelfScanResponse_DetectedBookContract.compliance
        ))
        static func bookshelfScanResponseDecodes(_ check: ContractCheck) async throws {
            try await check.verify()
        }
    }
}

/// The contract of `#/components/schemas/BookshelfScanResponse`.
nonisolated enum BookshelfScanResponseContract: RecordContract {
    typealias Record = BooksTrackAPI.BookshelfScanResponse

    static let name = "BookshelfScanResponse"
    static var full: String { Fixtures.bookshelfScanResponseFull }
    static var minimal: String { Fixtures.bookshelfScanResponseMinimal }

    @available(*, deprecated)
    static func describe(_ table: inout PropertyTable<Record>) {
        table.strict("jobId", \.jobId, .string)
        table.required("detectedBooks", \.detectedBooks, .array(.record), default: [])
        table.optional("websocketUrl", \.websocketUrl, .string)
    }
}

/// The contract of `#/components/schemas/BookshelfScanResponse/properties/detectedBooks/items`.
nonisolated enum BookshelfScanResponse_DetectedBookContract: RecordContract {
    typealias Record = BooksTrackAPI.BookshelfScanResponse.DetectedBook

    static let name = "BookshelfScanResponse.DetectedBook"
    static var full: String { Fixtures.bookshelfScanResponse_DetectedBookFull }
    static var minimal: String { Fixtures.bookshelfScanResponse_DetectedBookMinimal }

    static func describe(_ table: inout PropertyTable<Record>) {
        table.strict("work", \.work, .record)
        table.record("edition", \.edition)
        table.required("confidence", \.confidence, .number, default: 0)
    }
}
