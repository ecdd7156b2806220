// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

import BooksTrackAPI
import BooksTrackAPIFixtures
@_spi(Generated) import DTOTesting
import Testing

extension APIContractComplianceTests {
    enum IssuedTokenTests {
        @Test(arguments: IssuedTokenContract.compliance)
        static func issuedTokenDecodes(_ check: ContractCheck) async throws {
            try await check.verify()
        }
    }
}

/// The contract of `#/components/schemas/IssuedToken`.
nonisolated enum IssuedTokenContract: RecordContract {
    typealias Record = BooksTrackAPI.IssuedToken

    static let name = "IssuedToken"
    static var full: String { Fixtures.issuedTokenFull }
    static var minimal: String { Fixtures.issuedTokenMinimal }

    static func describe(_ table: inout PropertyTable<Record>) {
        table.strict("jobId", \.jobId, .string)
        table.strict("token", \.token, .string)
        table.required("expiresIn", \.expiresIn, .integer, default: 0)
    }
}
