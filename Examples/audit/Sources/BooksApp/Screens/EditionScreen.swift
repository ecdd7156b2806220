import Foundation

/// What the app shows of an edition, line by line.
public struct EditionScreen {
    public let edition: Edition

    public init(edition: Edition) {
        self.edition = edition
    }

    public var rows: [(label: String, text: String)] {
        [
            ("isbn", edition.isbn ?? "–"),
            ("isbns", edition.isbns.joined(separator: ", ")),
            ("title", edition.title ?? "–"),
            ("publisher", edition.publisher ?? "–"),
            ("publicationDate", edition.publicationDate ?? "–"),
            ("pageCount", edition.pageCount.map(String.init) ?? "–"),
            ("format", edition.format.rawValue),
            ("coverImageURL", edition.coverImageURL ?? "–"),
            ("editionTitle", edition.editionTitle ?? "–"),
            ("editionDescription", edition.editionDescription ?? "–"),
            ("language", edition.language ?? "–"),
            ("primaryProvider", edition.primaryProvider ?? "–"),
            ("contributors", edition.contributors?.joined(separator: ", ") ?? "–"),
            ("openLibraryID", edition.openLibraryID ?? "–"),
            ("openLibraryEditionID", edition.openLibraryEditionID ?? "–"),
            ("isbndbID", edition.isbndbID ?? "–"),
            ("googleBooksVolumeID", edition.googleBooksVolumeID ?? "–"),
            ("goodreadsID", edition.goodreadsID ?? "–"),
            ("amazonASINs", edition.amazonASINs.joined(separator: ", ")),
            ("googleBooksVolumeIDs", edition.googleBooksVolumeIDs.joined(separator: ", ")),
            ("librarythingIDs", edition.librarythingIDs.joined(separator: ", ")),
            ("lastISBNDBSync", edition.lastISBNDBSync ?? "–"),
            ("isbndbQuality", String(edition.isbndbQuality)),
        ]
    }
}
