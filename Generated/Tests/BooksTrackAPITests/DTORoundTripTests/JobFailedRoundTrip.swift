// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

import DTOTesting
import Testing

extension DTORoundTripTests {
    enum JobFailedTests {
        @Test(arguments: JobFailedContract.roundTrip)
        static func jobFailedRoundTrip(_ check: ContractCheck) async throws {
            try await check.verify()
        }
    }
}
