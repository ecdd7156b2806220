// Made by gen-dtos from the contract "Content encodings". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime
public import Foundation

/// `#/components/schemas/Attachment`
public nonisolated struct Attachment: DefensiveRecord, Hashable, Sendable {
    /// Missing or null: `Data()`.
    public var content: Data
    /// Missing or null: `Data()`.
    public var token: Data
    public var spelled: Data?
    public var both: Data?
    public var pages: [Data]?
    public var keys: [String: Data?]?
    public var mail: String?
    public var count: Int?

    public init(
        content: Data,
        token: Data,
        spelled: Data? = nil,
        both: Data? = nil,
        pages: [Data]? = nil,
        keys: [String: Data?]? = nil,
        mail: String? = nil,
        count: Int? = nil
    ) {
        self.content = content
        self.token = token
        self.spelled = spelled
        self.both = both
        self.pages = pages
        self.keys = keys
        self.mail = mail
        self.count = count
    }

    public enum CodingKeys: String, RecordKey {
        case content
        case token
        case spelled
        case both
        case pages
        case keys
        case mail
        case count
    }

    @_spi(Generated) public static var requiredKeys: [CodingKeys] { [.content, .token] }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        content = try fields.value(.content, as: Base64.self, default: Data())
        token = try fields.value(.token, as: Base64URL.self, default: Data())
        spelled = try fields.optional(.spelled, as: Base64URL.self)
        both = try fields.optional(.both, as: Base64URL.self)
        pages = try fields.optional(.pages, as: [Base64].self)
        keys = try fields.optional(.keys, as: [String: Base64URL?].self)
        mail = try fields.optional(.mail)
        count = try fields.optional(.count)
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(Base64(content), forKey: .content)
        try container.encode(Base64URL(token), forKey: .token)
        try container.encodeIfPresent(spelled.map { Base64URL($0) }, forKey: .spelled)
        try container.encodeIfPresent(both.map { Base64URL($0) }, forKey: .both)
        try container.encodeIfPresent(pages.map { [Base64]($0) }, forKey: .pages)
        try container.encodeIfPresent(keys.map { [String: Base64URL?]($0) }, forKey: .keys)
        try container.encodeIfPresent(mail, forKey: .mail)
        try container.encodeIfPresent(count, forKey: .count)
    }
}
