// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

import DTOTesting
import Testing

extension DTORoundTripTests {
    struct SocketJobStartedTests {
        @Test(arguments: SocketJobStartedContract.roundTrip)
        func socketJobStartedRoundTrip(_ check: ContractCheck) throws {
            try check.verify()
        }
    }
}
