// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

import DTOTesting
import Testing

extension DTORoundTripTests {
    enum CreateImportTests {
        @Test(arguments: CreateImport_BodyContract.roundTrip)
        static func createImportRoundTrip(_ check: ContractCheck) async throws {
            try await check.verify()
        }
    }
}
