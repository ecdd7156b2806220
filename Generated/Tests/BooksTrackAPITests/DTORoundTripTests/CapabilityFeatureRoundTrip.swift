// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

import DTOTesting
import Testing

extension DTORoundTripTests {
    enum CapabilityFeatureTests {
        @Test(arguments: ContractCheck.all(
            CapabilityFeatureContract.roundTrip,
            CapabilityFeature_SettingsContract.roundTrip
        ))
        static func capabilityFeatureRoundTrip(_ check: ContractCheck) async throws {
            try await check.verify()
        }
    }
}
