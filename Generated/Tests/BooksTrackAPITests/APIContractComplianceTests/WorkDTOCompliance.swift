// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

import BooksTrackAPI
import BooksTrackAPIFixtures
@_spi(Generated) import DTOTesting
import Testing

extension APIContractComplianceTests {
    enum WorkDTOTests {
        @Test(arguments: WorkDTOContract.compliance)
        static func workDTODecodes(_ check: ContractCheck) async throws {
            try await check.verify()
        }
    }
}

/// The contract of `#/components/schemas/WorkDTO`.
nonisolated enum WorkDTOContract: RecordContract {
    typealias Record = BooksTrackAPI.WorkDTO

    static let name = "WorkDTO"
    static var full: String { Fixtures.workDTOFull }
    static var minimal: String { Fixtures.workDTOMinimal }

    @available(*, deprecated)
    static func describe(_ table: inout PropertyTable<Record>) {
        table.strict("title", \.title, .string)
        table.required("subjectTags", \.subjectTags, .array(.string), default: [])
        table.optional("originalLanguage", \.originalLanguage, .string)
        table.optional("firstPublicationYear", \.firstPublicationYear, .integer)
        table.optional("description", \.description, .string)
        table.optional("coverImageURL", \.coverImageURL, .formatted(.uri))
        table.optional("synthetic", \.synthetic, .boolean)
        table.optional("primaryProvider", \.primaryProvider, .string)
        table.optional("contributors", \.contributors, .array(.string))
        table.optional("openLibraryID", \.openLibraryID, .string)
        table.optional("openLibraryWorkID", \.openLibraryWorkID, .string)
        table.optional("isbndbID", \.isbndbID, .string)
        table.optional("googleBooksVolumeID", \.googleBooksVolumeID, .string)
        table.optional("goodreadsID", \.goodreadsID, .string)
        table.required("goodreadsWorkIDs", \.goodreadsWorkIDs, .array(.string), default: [])
        table.required("amazonASINs", \.amazonASINs, .array(.string), default: [])
        table.required("librarythingIDs", \.librarythingIDs, .array(.string), default: [])
        table.required("googleBooksVolumeIDs", \.googleBooksVolumeIDs, .array(.string), default: [])
        table.optional("lastISBNDBSync", \.lastISBNDBSync, .formatted(.dateTime))
        table.required("isbndbQuality", \.isbndbQuality, .integer, default: 0)
        table.required("reviewStatus", \.reviewStatus, .enumeration(.string), default: "needsReview")
        table.optional("originalImagePath", \.originalImagePath, .string)
        table.optional("boundingBox", \.boundingBox, .record)
    }
}
