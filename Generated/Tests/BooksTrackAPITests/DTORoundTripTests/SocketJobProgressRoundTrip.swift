// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

import DTOTesting
import Testing

extension DTORoundTripTests {
    enum SocketJobProgressTests {
        @Test(arguments: SocketJobProgressContract.roundTrip)
        static func socketJobProgressRoundTrip(_ check: ContractCheck) async throws {
            try await check.verify()
        }
    }
}
