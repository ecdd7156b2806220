// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

import BooksTrackAPI
import BooksTrackAPIFixtures
@_spi(Generated) import DTOTesting
import Testing

extension APIContractComplianceTests {
    enum CulturalRegionTests {
        @Test(arguments: CulturalRegionContract.compliance)
        static func culturalRegionDecodes(_ check: ContractCheck) async throws {
            try await check.verify()
        }
    }
}

/// The contract of `#/components/schemas/CulturalRegion`.
nonisolated enum CulturalRegionContract: EnumerationContract {
    typealias Enumeration = BooksTrackAPI.CulturalRegion

    static let name = "CulturalRegion"

    static func describe(_ table: inout EnumerationTable) {
        table.value("Africa", isCase: "africa")
        table.value("Asia", isCase: "asia")
        table.value("Europe", isCase: "europe")
        table.value("North America", isCase: "northAmerica")
        table.value("South America", isCase: "southAmerica")
        table.value("Oceania", isCase: "oceania")
        table.value("Middle East", isCase: "middleEast")
        table.value("Caribbean", isCase: "caribbean")
        table.value("Central Asia", isCase: "centralAsia")
        table.value("Indigenous", isCase: "indigenous")
        table.value("International", isCase: "international")
    }
}
