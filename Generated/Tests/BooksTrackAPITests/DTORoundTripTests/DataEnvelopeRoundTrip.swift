// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

import DTOTesting
import Testing

extension DTORoundTripTests {
    enum DataEnvelopeTests {
        @Test(arguments: DataEnvelopeContract.roundTrip)
        static func dataEnvelopeRoundTrip(_ check: ContractCheck) async throws {
            try await check.verify()
        }
    }
}
