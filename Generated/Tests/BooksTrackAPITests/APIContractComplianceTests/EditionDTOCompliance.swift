// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

import BooksTrackAPI
import BooksTrackAPIFixtures
@_spi(Generated) import DTOTesting
import Testing

extension APIContractComplianceTests {
    enum EditionDTOTests {
        @Test(arguments: EditionDTOContract.compliance)
        static func editionDTODecodes(_ check: ContractCheck) async throws {
            try await check.verify()
        }
    }
}

/// The contract of `#/components/schemas/EditionDTO`.
nonisolated enum EditionDTOContract: RecordContract {
    typealias Record = BooksTrackAPI.EditionDTO

    static let name = "EditionDTO"
    static var full: String { Fixtures.editionDTOFull }
    static var minimal: String { Fixtures.editionDTOMinimal }

    @available(*, deprecated)
    static func describe(_ table: inout PropertyTable<Record>) {
        table.optional("isbn", \.isbn, .string)
        table.required("isbns", \.isbns, .array(.string), default: [])
        table.optional("title", \.title, .string)
        table.optional("publisher", \.publisher, .string)
        table.optional("publicationDate", \.publicationDate, .string)
        table.optional("pageCount", \.pageCount, .integer)
        table.required("format", \.format, .enumeration(.string), default: "Paperback")
        table.optional("coverImageURL", \.coverImageURL, .formatted(.uri))
        table.optional("editionTitle", \.editionTitle, .string)
        table.optional("editionDescription", \.editionDescription, .string)
        table.optional("language", \.language, .string)
        table.optional("primaryProvider", \.primaryProvider, .string)
        table.optional("contributors", \.contributors, .array(.string))
        table.optional("openLibraryID", \.openLibraryID, .string)
        table.optional("openLibraryEditionID", \.openLibraryEditionID, .string)
        table.optional("isbndbID", \.isbndbID, .string)
        table.optional("googleBooksVolumeID", \.googleBooksVolumeID, .string)
        table.optional("goodreadsID", \.goodreadsID, .string)
        table.required("amazonASINs", \.amazonASINs, .array(.string), default: [])
        table.required("googleBooksVolumeIDs", \.googleBooksVolumeIDs, .array(.string), default: [])
        table.required("librarythingIDs", \.librarythingIDs, .array(.string), default: [])
        table.optional("lastISBNDBSync", \.lastISBNDBSync, .formatted(.dateTime))
        table.required("isbndbQuality", \.isbndbQuality, .integer, default: 0)
    }
}
