// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

import DTOTesting
import Testing

extension DTORoundTripTests {
    @Test(arguments: BookshelfScanResponseContract.roundTrip)
    func bookshelfScanResponseRoundTrip(_ check: ContractCheck) throws {
        try check.verify()
    }

    @Test(arguments: BookshelfScanResponse_DetectedBookContract.roundTrip)
    func bookshelfScanResponse_DetectedBookRoundTrip(_ check: ContractCheck) throws {
        try check.verify()
    }
}
