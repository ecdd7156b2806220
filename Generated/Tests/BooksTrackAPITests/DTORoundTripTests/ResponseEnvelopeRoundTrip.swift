// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

import DTOTesting
import Testing

extension DTORoundTripTests {
    enum ResponseEnvelopeTests {
        @Test(arguments: ResponseEnvelopeContract.roundTrip)
        static func responseEnvelopeRoundTrip(_ check: ContractCheck) async throws {
            try await check.verify()
        }
    }
}
