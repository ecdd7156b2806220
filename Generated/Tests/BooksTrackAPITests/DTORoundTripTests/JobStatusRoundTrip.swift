// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

import DTOTesting
import Testing

extension DTORoundTripTests {
    enum JobStatusTests {
        @Test(arguments: JobStatusContract.roundTrip)
        static func jobStatusRoundTrip(_ check: ContractCheck) async throws {
            try await check.verify()
        }
    }
}
