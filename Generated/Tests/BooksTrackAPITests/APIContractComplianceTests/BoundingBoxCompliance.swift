// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

import BooksTrackAPI
import BooksTrackAPIFixtures
@_spi(Generated) import DTOTesting
import Testing

extension APIContractComplianceTests {
    enum BoundingBoxTests {
        @Test(arguments: BoundingBoxContract.compliance)
        static func boundingBoxDecodes(_ check: ContractCheck) async throws {
            try await check.verify()
        }
    }
}

/// The contract of `#/components/schemas/BoundingBox`.
nonisolated enum BoundingBoxContract: RecordContract {
    typealias Record = BooksTrackAPI.BoundingBox

    static let name = "BoundingBox"
    static var full: String { Fixtures.boundingBoxFull }
    static var minimal: String { Fixtures.boundingBoxMinimal }

    static func describe(_ table: inout PropertyTable<Record>) {
        table.required("x", \.x, .number, default: 0)
        table.required("y", \.y, .number, default: 0)
        table.required("width", \.width, .number, default: 0)
        table.required("height", \.height, .number, default: 0)
    }
}
