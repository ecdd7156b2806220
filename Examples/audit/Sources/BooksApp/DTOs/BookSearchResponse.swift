import Foundation

/// Works with their editions and authors.
public struct BookSearchResponse: Codable, Sendable, Equatable {
    public let works: [WorkDTO]
    public let editions: [EditionDTO]
    public let authors: [AuthorDTO]
    public let totalResults: Int?
    public let resultCount: Int?
    public let expiresAt: String?

    enum CodingKeys: String, CodingKey {
        case works, editions, authors, totalResults, resultCount, expiresAt
    }

    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        works = try container.decodeIfPresent([WorkDTO].self, forKey: .works) ?? []
        editions = try container.decodeIfPresent([EditionDTO].self, forKey: .editions) ?? []
        authors = try container.decodeIfPresent([AuthorDTO].self, forKey: .authors) ?? []
        totalResults = try container.decodeIfPresent(Int.self, forKey: .totalResults)
        resultCount = try container.decodeIfPresent(Int.self, forKey: .resultCount)
        expiresAt = try container.decodeIfPresent(String.self, forKey: .expiresAt)
    }
}
