// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

import BooksTrackAPI
import BooksTrackAPIFixtures
@_spi(Generated) import DTOTesting
import Testing

extension APIContractComplianceTests {
    enum ImageQualityTests {
        @Test(arguments: ImageQualityContract.compliance)
        static func imageQualityDecodes(_ check: ContractCheck) async throws {
            try await check.verify()
        }
    }
}

/// The contract of `#/components/schemas/ImageQuality`.
nonisolated enum ImageQualityContract: EnumerationContract {
    typealias Enumeration = BooksTrackAPI.ImageQuality

    static let name = "ImageQuality"

    static func describe(_ table: inout EnumerationTable) {
        table.value("high", isCase: "high")
        table.value("medium", isCase: "medium")
        table.value("low", isCase: "low")
        table.value("unknown", isCase: "unknown")
    }
}
