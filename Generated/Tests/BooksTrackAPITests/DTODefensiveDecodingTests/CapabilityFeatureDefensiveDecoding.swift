// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

import DTOTesting
import Testing

extension DTODefensiveDecodingTests {
    @Test(arguments: CapabilityFeatureContract.defence)
    func capabilityFeatureSurvivesDamage(_ check: ContractCheck) throws {
        try check.verify()
    }

    @Test(arguments: CapabilityFeature_SettingsContract.defence)
    func capabilityFeature_SettingsSurvivesDamage(_ check: ContractCheck) throws {
        try check.verify()
    }
}
