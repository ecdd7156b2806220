// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

import BooksTrackAPI
import BooksTrackAPIFixtures
@_spi(Generated) import DTOTesting
import Testing

extension APIContractComplianceTests {
    enum ErrorResponseTests {
        @Test(arguments: ErrorResponseContract.compliance)
        static func errorResponseDecodes(_ check: ContractCheck) async throws {
            try await check.verify()
        }
    }
}

/// The contract of `#/components/schemas/ErrorResponse`.
nonisolated enum ErrorResponseContract: RecordContract {
    typealias Record = BooksTrackAPI.ErrorResponse

    static let name = "ErrorResponse"
    static var full: String { Fixtures.errorResponseFull }
    static var minimal: String { Fixtures.errorResponseMinimal }

    static func describe(_ table: inout PropertyTable<Record>) {
        table.required("success", \.success, .boolean, default: false, isConstant: true)
        table.record("error", \.error)
    }
}
