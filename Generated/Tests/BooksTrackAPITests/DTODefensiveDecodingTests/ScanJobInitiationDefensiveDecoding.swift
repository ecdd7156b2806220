// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

import DTOTesting
import Testing

extension DTODefensiveDecodingTests {
    enum ScanJobInitiationTests {
        @Test(arguments: ScanJobInitiationContract.defence)
        static func scanJobInitiationSurvivesDamage(_ check: ContractCheck) async throws {
            try await check.verify()
        }
    }
}
