// The types of nested responses, as an app would declare them without this tool. They have the properties and keys of
// the generated types, and synthesized decoders. Unions inspect as few keys as possible.

struct PlainEnvelope<Payload: Codable & Hashable & Sendable>: Codable, Hashable, Sendable {
    var success: Bool?
    var metadata: PlainMetadata
    var error: PlainError?
    var data: Payload?
}

struct PlainMetadata: Codable, Hashable, Sendable {
    var timestamp: String
    var processingTime: Int?
    var provider: String?
    var source: String?
    var cached: Bool?
    var traceId: String?
    var ttl: String?
    var resourceId: String?
}

struct PlainError: Codable, Hashable, Sendable {
    var code: String
    var message: String
    var retryable: Bool?
    var retryAfterMs: Int?
    var retryAfter: Int?
    var provider: String?
    var statusCode: Int?
}

enum PlainJobResults: Codable, Hashable, Sendable {
    case importResults(PlainImportResults)
    case scanResults(PlainScanResults)
    case batchEnrichmentResults(PlainBatchEnrichmentResults)

    private enum Keys: CodingKey {
        case booksCreated, totalDetected, enrichedBooks
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Keys.self)
        if container.contains(.booksCreated) {
            self = .importResults(try PlainImportResults(from: decoder))
        } else if container.contains(.totalDetected) {
            self = .scanResults(try PlainScanResults(from: decoder))
        } else {
            self = .batchEnrichmentResults(try PlainBatchEnrichmentResults(from: decoder))
        }
    }

    func encode(to encoder: any Encoder) throws {
        switch self {
        case .importResults(let value): try value.encode(to: encoder)
        case .scanResults(let value): try value.encode(to: encoder)
        case .batchEnrichmentResults(let value): try value.encode(to: encoder)
        }
    }
}

struct PlainImportResults: Codable, Hashable, Sendable {
    var booksCreated: Int
    var booksUpdated: Int?
    var duplicatesSkipped: Int?
    var enrichmentSucceeded: Int?
    var enrichmentFailed: Int?
    var errors: [PlainImportRowError]?
    var books: [PlainBook]?
}

struct PlainImportRowError: Codable, Hashable, Sendable {
    var row: Int?
    var isbn: String?
    var error: String?
}

struct PlainBook: Codable, Hashable, Sendable {
    var isbn: String
    var title: String
    var publisher: String?
    var publishedDate: String?
    var coverUrl: String?
    var description: String?
    var language: String?
    var isbn13: String?
    var isbn10: String?
    var pageCount: Int?
    var categories: [String]?
    var averageRating: Double?
    var ratingsCount: Int?
    var openLibraryWorkId: String?
    var authors: [String]
}

struct PlainBatchEnrichmentResults: Codable, Hashable, Sendable {
    var enrichedBooks: [PlainEnrichedBookPayload]
    var errors: [Failure]?
    var successRate: String?

    struct Failure: Codable, Hashable, Sendable {
        var title: String?
        var error: String?
    }
}

struct PlainEnrichedBookPayload: Codable, Hashable, Sendable {
    var title: String
    var author: String?
    var isbn: String?
    var success: Bool
    var error: String?
    var enriched: Enriched?

    struct Enriched: Codable, Hashable, Sendable {
        var work: PlainWork
        var edition: PlainEdition?
        var authors: [PlainAuthor]
    }
}

struct PlainScanResults: Codable, Hashable, Sendable {
    var totalDetected: Int
    var approved: Int
    var needsReview: Int
    var books: [PlainDetectedBook]
    var metadata: PlainScanMetadata?
    var expiresAt: String?
}

struct PlainScanMetadata: Codable, Hashable, Sendable {
    var modelUsed: String?
    var processingTime: Int?
    var timestamp: PlainScanTimestamp?
}

enum PlainScanTimestamp: Codable, Hashable, Sendable {
    case integer(Int64)
    case string(String)

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let integer = try? container.decode(Int64.self) {
            self = .integer(integer)
        } else {
            self = .string(try container.decode(String.self))
        }
    }

    func encode(to encoder: any Encoder) throws {
        switch self {
        case .integer(let value): try value.encode(to: encoder)
        case .string(let value): try value.encode(to: encoder)
        }
    }
}

struct PlainDetectedBook: Codable, Hashable, Sendable {
    var title: String?
    var author: String?
    var isbn: String?
    var confidence: Double?
    var boundingBox: PlainBoundingBox?
    var enrichmentStatus: PlainEnrichmentStatus?
    var enrichment: Enrichment?
    var coverUrl: String?
    var publisher: String?
    var publicationYear: Int?

    struct Enrichment: Codable, Hashable, Sendable {
        var status: PlainEnrichmentStatus
        var work: PlainWork?
        var editions: [PlainEdition]?
        var authors: [PlainAuthor]?
        var provider: String?
        var cachedResult: Bool?
        var error: String?
        var retryAfterMs: Int?
    }
}

enum PlainEnrichmentStatus: String, Codable, Hashable, Sendable {
    case pending, success, error
    case notFound = "not_found"
    case circuitOpen = "circuit_open"
}

struct PlainEdition: Codable, Hashable, Sendable {
    var isbn: String?
    var isbns: [String]
    var title: String?
    var publisher: String?
    var publicationDate: String?
    var pageCount: Int?
    var format: PlainEditionFormat
    var coverImageURL: String?
    var editionTitle: String?
    var editionDescription: String?
    var language: String?
    var primaryProvider: String?
    var contributors: [String]?
    var openLibraryID: String?
    var openLibraryEditionID: String?
    var isbndbID: String?
    var googleBooksVolumeID: String?
    var goodreadsID: String?
    var amazonASINs: [String]
    var googleBooksVolumeIDs: [String]
    var librarythingIDs: [String]
    var lastISBNDBSync: String?
    var isbndbQuality: Int
}

enum PlainEditionFormat: String, Codable, Hashable, Sendable {
    case hardcover = "Hardcover"
    case paperback = "Paperback"
    case ebook = "E-book"
    case audiobook = "Audiobook"
    case massMarket = "Mass Market"
}

struct PlainAuthor: Codable, Hashable, Sendable {
    var name: String
    var gender: PlainAuthorGender
    var culturalRegion: PlainCulturalRegion?
    var nationality: String?
    var birthYear: Int?
    var deathYear: Int?
    var openLibraryID: String?
    var isbndbID: String?
    var googleBooksID: String?
    var goodreadsID: String?
    var bookCount: Int?
}

enum PlainAuthorGender: String, Codable, Hashable, Sendable {
    case female = "Female"
    case male = "Male"
    case nonBinary = "Non-binary"
    case other = "Other"
    case unknown = "Unknown"
}

enum PlainCulturalRegion: String, Codable, Hashable, Sendable {
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
