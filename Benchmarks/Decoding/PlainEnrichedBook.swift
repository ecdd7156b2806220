/// A book whose authors have one of two forms, as an app would declare it without this tool.
struct PlainEnrichedBook: Codable, Hashable, Sendable {
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
    var authors: PlainEnrichedAuthors?
    var work: PlainWorkMetadata?
    var edition: PlainEditionMetadata?
    var provider: String?
    var enrichedAt: String?
    var vectorized: Bool?
}

enum PlainEnrichedAuthors: Codable, Hashable, Sendable {
    case names([String])
    case records([PlainAuthorMetadata])

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let names = try? container.decode([String].self) {
            self = .names(names)
        } else {
            self = .records(try container.decode([PlainAuthorMetadata].self))
        }
    }

    func encode(to encoder: any Encoder) throws {
        switch self {
        case .names(let value): try value.encode(to: encoder)
        case .records(let value): try value.encode(to: encoder)
        }
    }
}

struct PlainAuthorMetadata: Codable, Hashable, Sendable {
    var name: String
    var key: String
    var birthDate: String?

    enum CodingKeys: String, CodingKey {
        case name, key
        case birthDate = "birth_date"
    }
}

struct PlainWorkMetadata: Codable, Hashable, Sendable {
    var id: String
    var title: String
    var subjects: [String]
    var firstPublishYear: Int?
}

struct PlainEditionMetadata: Codable, Hashable, Sendable {
    var id: String
    var numberOfPages: Int?
    var physicalFormat: String?
    var publishers: [String]
}
