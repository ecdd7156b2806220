// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

import DTOTesting
import Testing

extension DTORoundTripTests {
    enum BookshelfScanResponseTests {
        @Test(arguments: ContractCheck.all(
            BookshelfScanResponseContract.roundTrip,
            BookshelfScanResponse_DetectedBookContract.roundTrip
        ))
        static func bookshelfScanResponseRoundTrip(_ check: ContractCheck) async throws {
            try await check.verify()
        }
    }
}
