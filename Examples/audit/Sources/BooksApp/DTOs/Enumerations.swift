import Foundation

// The contract's enumerations, with a prefix that keeps them clear of the app's own.

public enum DTOEditionFormat: String, Codable, CaseIterable, Sendable {
    case hardcover = "Hardcover"
    case paperback = "Paperback"
    case ebook = "E-book"
    case audiobook = "Audiobook"
    case massMarket = "Mass Market"
}

public enum DTOAuthorGender: String, Codable, CaseIterable, Sendable {
    case female = "Female"
    case male = "Male"
    case nonBinary = "Non-binary"
    case other = "Other"
    case unknown = "Unknown"
}

public enum DTOCulturalRegion: String, Codable, CaseIterable, Sendable {
    case africa = "Africa"
    case asia = "Asia"
    case europe = "Europe"
    case northAmerica = "North America"
    case southAmerica = "South America"
    case oceania = "Oceania"
    case middleEast = "Middle East"
    case caribbean = "Caribbean"
    case centralAsia = "Central Asia"
    case indigenous = "Indigenous"
    case international = "International"
}

public enum DTOReviewStatus: String, Codable, CaseIterable, Sendable {
    case verified
    case needsReview
    case userEdited

    /// What is new counts as unchecked.
    public init(from decoder: any Decoder) throws {
        let text = try decoder.singleValueContainer().decode(String.self)
        self = DTOReviewStatus(rawValue: text) ?? .needsReview
    }
}

public enum DTODataProvider: String, Codable, CaseIterable, Sendable {
    case googleBooks = "google-books"
    case openlibrary
    case isbndb
    case gemini
}

public enum DTOApiErrorCode: String, Codable, CaseIterable, Sendable {
    case invalidISBN = "INVALID_ISBN"
    case invalidQuery = "INVALID_QUERY"
    case providerTimeout = "PROVIDER_TIMEOUT"
    case providerError = "PROVIDER_ERROR"
    case notFound = "NOT_FOUND"
    case rateLimitExceeded = "RATE_LIMIT_EXCEEDED"
    case internalError = "INTERNAL_ERROR"
}
