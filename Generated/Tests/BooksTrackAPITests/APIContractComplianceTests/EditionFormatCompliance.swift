// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

import BooksTrackAPI
import BooksTrackAPIFixtures
@_spi(Generated) import DTOTesting
import Testing

extension APIContractComplianceTests {
    enum EditionFormatTests {
        @Test(arguments: EditionFormatContract.compliance)
        static func editionFormatDecodes(_ check: ContractCheck) async throws {
            try await check.verify()
        }
    }
}

/// The contract of `#/components/schemas/EditionFormat`.
nonisolated enum EditionFormatContract: EnumerationContract {
    typealias Enumeration = BooksTrackAPI.EditionFormat

    static let name = "EditionFormat"

    static func describe(_ table: inout EnumerationTable) {
        table.value("Hardcover", isCase: "hardcover")
        table.value("Paperback", isCase: "paperback")
        table.value("E-book", isCase: "ebook")
        table.value("Audiobook", isCase: "audiobook")
        table.value("Mass Market", isCase: "massMarket")
    }
}
