// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

import BooksTrackAPI
import BooksTrackAPIFixtures
@_spi(Generated) import DTOTesting
import Testing

extension APIContractComplianceTests {
    enum ErrorBodyTests {
        @Test(arguments: ErrorBodyContract.compliance)
        static func errorBodyDecodes(_ check: ContractCheck) async throws {
            try await check.verify()
        }
    }
}

/// The contract of `#/components/schemas/ErrorBody`.
nonisolated enum ErrorBodyContract: UnionContract {
    typealias Union = BooksTrackAPI.ErrorBody

    static let name = "ErrorBody"

    static func describe(_ table: inout UnionTable) {
        table.variant("errorResponse", Fixtures.errorBodyErrorResponse)
        table.variant("flatError", Fixtures.errorBodyFlatError)
        table.unknown(true, isCase: "unknown")
        table.unknown(12, isCase: "unknown")
        table.unknown("text", isCase: "unknown")
        table.unknown(["text"], isCase: "unknown")
    }
}
