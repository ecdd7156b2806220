// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

import BooksTrackAPI
import BooksTrackAPIFixtures
@_spi(Generated) import DTOTesting
import Testing

extension APIContractComplianceTests {
    enum SocketBatchCompleteTests {
        @Test(arguments: SocketBatchCompleteContract.compliance)
        static func socketBatchCompleteDecodes(_ check: ContractCheck) async throws {
            try await check.verify()
        }
    }
}

/// The contract of `#/components/schemas/SocketBatchComplete`.
nonisolated enum SocketBatchCompleteContract: RecordContract {
    typealias Record = BooksTrackAPI.SocketBatchComplete

    static let name = "SocketBatchComplete"
    static var full: String { Fixtures.socketBatchCompleteFull }
    static var minimal: String { Fixtures.socketBatchCompleteMinimal }

    static func describe(_ table: inout PropertyTable<Record>) {
        table.required("type", \.type, .string, default: "batch-complete", isConstant: true)
        table.required("totalBooks", \.totalBooks, .integer, default: 0)
        table.optional("photoResults", \.photoResults, .array(.record), default: [])
        table.optional("books", \.books, .array(.record), default: [])
    }
}
