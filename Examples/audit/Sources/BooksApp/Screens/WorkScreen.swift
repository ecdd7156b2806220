import Foundation

/// What the app shows of a work, line by line.
public struct WorkScreen {
    public let work: Work

    public init(work: Work) {
        self.work = work
    }

    public var rows: [(label: String, text: String)] {
        [
            ("title", work.title),
            ("subjectTags", work.subjectTags.joined(separator: ", ")),
            ("originalLanguage", work.originalLanguage ?? "–"),
            ("firstPublicationYear", work.firstPublicationYear.map(String.init) ?? "–"),
            ("summary", work.summary ?? "–"),
            ("synthetic", work.synthetic == true ? "yes" : "no"),
            ("primaryProvider", work.primaryProvider ?? "–"),
            ("contributors", work.contributors?.joined(separator: ", ") ?? "–"),
            ("openLibraryID", work.openLibraryID ?? "–"),
            ("openLibraryWorkID", work.openLibraryWorkID ?? "–"),
            ("isbndbID", work.isbndbID ?? "–"),
            ("googleBooksVolumeID", work.googleBooksVolumeID ?? "–"),
            ("goodreadsID", work.goodreadsID ?? "–"),
            ("goodreadsWorkIDs", work.goodreadsWorkIDs.joined(separator: ", ")),
            ("amazonASINs", work.amazonASINs.joined(separator: ", ")),
            ("librarythingIDs", work.librarythingIDs.joined(separator: ", ")),
            ("googleBooksVolumeIDs", work.googleBooksVolumeIDs.joined(separator: ", ")),
            ("lastISBNDBSync", work.lastISBNDBSync ?? "–"),
            ("isbndbQuality", String(work.isbndbQuality)),
            ("reviewStatus", work.reviewStatus.rawValue),
            ("originalImagePath", work.originalImagePath ?? "–"),
            ("boundingBox", work.boundingBox.map { "\($0.x), \($0.y), \($0.width) × \($0.height)" } ?? "–"),
        ]
    }
}
