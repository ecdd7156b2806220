@_spi(Generated) import DTORuntime

/// A record as the generator writes it, and copies of it with one fault each. Tests expect that the checks find each
/// fault.
protocol BookRecord: DefensiveRecord, Hashable, Sendable {
    associatedtype Year: Codable & Sendable
    associatedtype Status: Codable & Sendable
    var title: String { get }
    var subtitle: String? { get }
    var tags: [String] { get }
    var year: Year { get }
    var quality: Int { get }
    var status: Status { get }
}

enum ReviewStatus: OpenEnumeration {
    case verified
    case needsReview
    case unknown(String)

    static let allCases: [ReviewStatus] = [.verified, .needsReview]

    init(rawValue: String) {
        switch rawValue {
        case "verified": self = .verified
        case "needs-review": self = .needsReview
        default: self = .unknown(rawValue)
        }
    }

    var rawValue: String {
        switch self {
        case .verified: "verified"
        case .needsReview: "needs-review"
        case .unknown(let rawValue): rawValue
        }
    }
}

struct Book: BookRecord {
    var title: String
    var subtitle: String?
    var tags: [String]
    var year: Int?
    var quality: Int
    var status: ReviewStatus

    enum CodingKeys: String, RecordKey {
        case title
        case subtitle
        case tags
        case year = "first_publication_year"
        case quality
        case status
    }

    static let requiredKeys: [CodingKeys] = [.title, .tags, .quality, .status]

    init(from fields: DefensiveFields<CodingKeys>) throws {
        title = try fields.strict(.title)
        subtitle = try fields.optional(.subtitle)
        tags = try fields.array(.tags)
        year = try fields.optional(.year)
        quality = try fields.value(.quality, default: 0)
        status = try fields.value(.status, default: .needsReview)
    }
}

struct BookWithWrongKey: BookRecord {
    var title: String
    var subtitle: String?
    var tags: [String]
    var year: Int?
    var quality: Int
    var status: ReviewStatus

    enum CodingKeys: String, RecordKey {
        case title
        case subtitle
        case tags
        case year = "firstPublicationYear"
        case quality
        case status
    }

    init(from fields: DefensiveFields<CodingKeys>) throws {
        title = try fields.strict(.title)
        subtitle = try fields.optional(.subtitle)
        tags = try fields.array(.tags)
        year = try fields.optional(.year)
        quality = try fields.value(.quality, default: 0)
        status = try fields.value(.status, default: .needsReview)
    }
}

struct BookWithoutDefault: BookRecord {
    var title: String
    var subtitle: String?
    var tags: [String]
    var year: Int?
    var quality: Int
    var status: ReviewStatus

    typealias CodingKeys = Book.CodingKeys

    init(from fields: DefensiveFields<CodingKeys>) throws {
        title = try fields.strict(.title)
        subtitle = try fields.optional(.subtitle)
        tags = try fields.array(.tags)
        year = try fields.optional(.year)
        quality = try fields.strict(.quality)
        status = try fields.value(.status, default: .needsReview)
    }
}

struct BookWithAnotherDefault: BookRecord {
    var title: String
    var subtitle: String?
    var tags: [String]
    var year: Int?
    var quality: Int
    var status: ReviewStatus

    typealias CodingKeys = Book.CodingKeys

    init(from fields: DefensiveFields<CodingKeys>) throws {
        title = try fields.strict(.title)
        subtitle = try fields.optional(.subtitle)
        tags = try fields.array(.tags)
        year = try fields.optional(.year)
        quality = try fields.value(.quality, default: 0)
        status = try fields.value(.status, default: .verified)
    }
}

struct BookWithWrongOptionality: BookRecord {
    var title: String
    var subtitle: String?
    var tags: [String]
    var year: Int
    var quality: Int
    var status: ReviewStatus

    typealias CodingKeys = Book.CodingKeys

    init(from fields: DefensiveFields<CodingKeys>) throws {
        title = try fields.strict(.title)
        subtitle = try fields.optional(.subtitle)
        tags = try fields.array(.tags)
        year = try fields.value(.year, default: 0)
        quality = try fields.value(.quality, default: 0)
        status = try fields.value(.status, default: .needsReview)
    }
}

struct BookWithSwappedKeys: BookRecord {
    var title: String
    var subtitle: String?
    var tags: [String]
    var year: Int?
    var quality: Int
    var status: ReviewStatus

    enum CodingKeys: String, RecordKey {
        case title
        case subtitle
        case tags
        case year = "quality"
        case quality = "first_publication_year"
        case status
    }

    init(from fields: DefensiveFields<CodingKeys>) throws {
        title = try fields.strict(.title)
        subtitle = try fields.optional(.subtitle)
        tags = try fields.array(.tags)
        year = try fields.optional(.year)
        quality = try fields.value(.quality, default: 0)
        status = try fields.value(.status, default: .needsReview)
    }
}

/// An enumeration that takes the first case for every value that it does not know.
enum ClosedReviewStatus: String, Codable, Hashable, Sendable, CaseIterable {
    case verified
    case needsReview = "needs-review"

    init(from decoder: any Decoder) throws {
        self = ClosedReviewStatus(rawValue: try decoder.singleValueContainer().decode(String.self)) ?? .verified
    }
}

struct BookWithClosedEnumeration: BookRecord {
    var title: String
    var subtitle: String?
    var tags: [String]
    var year: Int?
    var quality: Int
    var status: ClosedReviewStatus

    typealias CodingKeys = Book.CodingKeys

    init(from fields: DefensiveFields<CodingKeys>) throws {
        title = try fields.strict(.title)
        subtitle = try fields.optional(.subtitle)
        tags = try fields.array(.tags)
        year = try fields.optional(.year)
        quality = try fields.value(.quality, default: 0)
        status = try fields.value(.status, default: .needsReview)
    }
}

struct BookWithTolerantTitle: BookRecord {
    var title: String
    var subtitle: String?
    var tags: [String]
    var year: Int?
    var quality: Int
    var status: ReviewStatus

    typealias CodingKeys = Book.CodingKeys

    init(from fields: DefensiveFields<CodingKeys>) throws {
        title = try fields.value(.title, default: "")
        subtitle = try fields.optional(.subtitle)
        tags = try fields.array(.tags)
        year = try fields.optional(.year)
        quality = try fields.value(.quality, default: 0)
        status = try fields.value(.status, default: .needsReview)
    }
}

/// Decodes a required property as an optional one, so its absence is not reported.
struct BookWithSwallowedReport: BookRecord {
    var title: String
    var subtitle: String?
    var tags: [String]
    var year: Int?
    var quality: Int
    var status: ReviewStatus

    typealias CodingKeys = Book.CodingKeys

    init(from fields: DefensiveFields<CodingKeys>) throws {
        title = try fields.strict(.title)
        subtitle = try fields.optional(.subtitle)
        tags = try fields.array(.tags)
        year = try fields.optional(.year)
        quality = try fields.optional(.quality) ?? 0
        status = try fields.value(.status, default: .needsReview)
    }
}

/// Decodes an array that is lost as a whole if one element is bad.
struct BookWithBrittleArray: BookRecord {
    struct Tags: Codable {
        var tags: [String]

        init(from decoder: any Decoder) throws {
            var container = try decoder.unkeyedContainer()
            tags = []
            while !container.isAtEnd { tags.append(try container.decode(String.self)) }
        }
    }

    var title: String
    var subtitle: String?
    var tags: [String]
    var year: Int?
    var quality: Int
    var status: ReviewStatus

    typealias CodingKeys = Book.CodingKeys

    init(from fields: DefensiveFields<CodingKeys>) throws {
        title = try fields.strict(.title)
        subtitle = try fields.optional(.subtitle)
        let tags: Tags? = try fields.optional(.tags)
        self.tags = tags?.tags ?? []
        year = try fields.optional(.year)
        quality = try fields.value(.quality, default: 0)
        status = try fields.value(.status, default: .needsReview)
    }
}

/// Decodes a property but does not encode it.
struct BookWithoutSubtitle: BookRecord {
    var title: String
    var subtitle: String?
    var tags: [String]
    var year: Int?
    var quality: Int
    var status: ReviewStatus

    typealias CodingKeys = Book.CodingKeys

    init(from fields: DefensiveFields<CodingKeys>) throws {
        title = try fields.strict(.title)
        subtitle = try fields.optional(.subtitle)
        tags = try fields.array(.tags)
        year = try fields.optional(.year)
        quality = try fields.value(.quality, default: 0)
        status = try fields.value(.status, default: .needsReview)
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(title, forKey: .title)
        try container.encode(tags, forKey: .tags)
        try container.encodeIfPresent(year, forKey: .year)
        try container.encode(quality, forKey: .quality)
        try container.encode(status, forKey: .status)
    }
}
