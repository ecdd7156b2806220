// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

import DTOTesting
import Testing

extension DTODefensiveDecodingTests {
    enum CapabilityFeatureTests {
        @Test(arguments: ContractCheck.all(
            CapabilityFeatureContract.defence,
            CapabilityFeature_SettingsContract.defence
        ))
        static func capabilityFeatureSurvivesDamage(_ check: ContractCheck) async throws {
            try await check.verify()
        }
    }
}
