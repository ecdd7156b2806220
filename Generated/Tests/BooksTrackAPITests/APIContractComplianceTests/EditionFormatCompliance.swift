// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

import BooksTrackAPI
import BooksTrackAPIFixtures
import DTOTesting
import Testing

extension APIContractComplianceTests {
    struct EditionFormatTests {
        @Test(arguments: EditionFormatContract.compliance)
        func editionFormatDecodes(_ check: ContractCheck) throws {
            try check.verify()
        }
    }
}

/// What the contract says: `#/components/schemas/EditionFormat`.
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
