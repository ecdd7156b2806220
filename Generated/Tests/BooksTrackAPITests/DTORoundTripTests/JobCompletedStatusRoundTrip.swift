// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

import DTOTesting
import Testing

extension DTORoundTripTests {
    enum JobCompletedStatusTests {
        @Test(arguments: JobCompletedStatusContract.roundTrip)
        static func jobCompletedStatusRoundTrip(_ check: ContractCheck) async throws {
            try await check.verify()
        }
    }
}
