// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

import DTOTesting
import Testing

extension DTODefensiveDecodingTests {
    struct CapabilityFeatureTests {
        @Test(arguments: ContractCheck.all(
            CapabilityFeatureContract.defence,
            CapabilityFeature_SettingsContract.defence
        ))
        func capabilityFeatureSurvivesDamage(_ check: ContractCheck) throws {
            try check.verify()
        }
    }
}
