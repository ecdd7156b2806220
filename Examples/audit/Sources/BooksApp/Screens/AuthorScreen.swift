import Foundation

/// What the app shows of an author, line by line.
public struct AuthorScreen {
    public let author: Author

    public init(author: Author) {
        self.author = author
    }

    public var rows: [(label: String, text: String)] {
        [
            ("name", author.name),
            ("gender", author.gender.rawValue),
            ("culturalRegion", author.culturalRegion?.rawValue ?? "–"),
            ("nationality", author.nationality ?? "–"),
            ("birthYear", author.birthYear.map(String.init) ?? "–"),
            ("deathYear", author.deathYear.map(String.init) ?? "–"),
            ("openLibraryID", author.openLibraryID ?? "–"),
            ("isbndbID", author.isbndbID ?? "–"),
            ("googleBooksID", author.googleBooksID ?? "–"),
            ("goodreadsID", author.goodreadsID ?? "–"),
            ("bookCount", author.bookCount.map(String.init) ?? "–"),
        ]
    }
}
