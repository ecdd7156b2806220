// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

import DTOTesting
import Testing

extension DTORoundTripTests {
    @Test(arguments: CapabilityFeatureContract.roundTrip)
    func capabilityFeatureRoundTrip(_ check: ContractCheck) throws {
        try check.verify()
    }

    @Test(arguments: CapabilityFeature_SettingsContract.roundTrip)
    func capabilityFeature_SettingsRoundTrip(_ check: ContractCheck) throws {
        try check.verify()
    }
}
