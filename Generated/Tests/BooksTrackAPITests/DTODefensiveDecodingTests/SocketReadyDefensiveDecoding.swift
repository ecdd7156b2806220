// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

import DTOTesting
import Testing

extension DTODefensiveDecodingTests {
    enum SocketReadyTests {
        @Test(arguments: SocketReadyContract.defence)
        static func socketReadySurvivesDamage(_ check: ContractCheck) async throws {
            try await check.verify()
        }
    }
}
