// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

import DTOTesting
import Testing

extension DTORoundTripTests {
    struct BookshelfScanResponseTests {
        @Test(arguments: ContractCheck.all(
            BookshelfScanResponseContract.roundTrip,
            BookshelfScanResponse_DetectedBookContract.roundTrip
        ))
        func bookshelfScanResponseRoundTrip(_ check: ContractCheck) throws {
            try check.verify()
        }
    }
}
