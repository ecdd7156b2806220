// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

import DTOTesting
import Testing

extension APIContractComplianceTests {
    @Test(arguments: CapabilityFeatureContract.compliance)
    func capabilityFeatureDecodes(_ check: ContractCheck) throws {
        try check.verify()
    }

    @Test(arguments: CapabilityFeature_SettingsContract.compliance)
    func capabilityFeature_SettingsDecodes(_ check: ContractCheck) throws {
        try check.verify()
    }
}
