// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

import BooksTrackAPI
import BooksTrackAPIFixtures
@_spi(Generated) import DTOTesting
import Testing

extension APIContractComplianceTests {
    enum SocketJobProgressTests {
        @Test(arguments: SocketJobProgressContract.compliance)
        static func socketJobProgressDecodes(_ check: ContractCheck) async throws {
            try await check.verify()
        }
    }
}

/// The contract of `#/components/schemas/SocketJobProgress`.
nonisolated enum SocketJobProgressContract: RecordContract {
    typealias Record = BooksTrackAPI.SocketJobProgress

    static let name = "SocketJobProgress"
    static var full: String { Fixtures.socketJobProgressFull }
    static var minimal: String { Fixtures.socketJobProgressMinimal }

    static func describe(_ table: inout PropertyTable<Record>) {
        table.required("type", \.type, .string, default: "job_progress", isConstant: true)
        table.required("progress", \.progress, .number, default: 0)
        table.required("status", \.status, .string, default: "")
        table.optional("processedCount", \.processedCount, .integer)
        table.optional("totalCount", \.totalCount, .integer)
        table.optional("currentItem", \.currentItem, .string)
        table.optional("keepAlive", \.keepAlive, .boolean)
    }
}
