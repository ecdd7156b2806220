// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

import DTOTesting
import Testing

extension DTORoundTripTests {
    struct CapabilityFeatureTests {
        @Test(arguments: ContractCheck.all(
            CapabilityFeatureContract.roundTrip,
            CapabilityFeature_SettingsContract.roundTrip
        ))
        func capabilityFeatureRoundTrip(_ check: ContractCheck) throws {
            try check.verify()
        }
    }
}
