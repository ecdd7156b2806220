import Foundation

public struct RemoteSiteSettings: Codable, Equatable {
    public var name: String
    public var tagline: String
    public var languageID: Int
    public var timeZone: String?
    public var startOfWeek: String?
    public var postsPerPage: Int?
    public var privacy: Privacy?

    public enum Privacy: Int, Codable {
        case isPrivate = -1
        case hidden
        case isPublic
    }

    struct Keys: CodingKey {
        var stringValue: String
        var intValue: Int? { nil }
        init(stringValue: String) { self.stringValue = stringValue }
        init?(intValue: Int) { nil }
    }

    private enum CodingKeys: String, CodingKey {
        case name
        case tagline = "description"
        case languageID = "lang_id"
        case timeZone = "time_zone"
        case startOfWeek = "start_of_week"
        case postsPerPage = "posts_per_page"
        case privacy
    }
}

public extension RemoteSiteSettings {
    init(from decoder: Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        self.name = try container.decode(String.self, forKey: .name)
        self.tagline = try container.decode(String.self, forKey: .tagline)
        self.languageID = try container.decode(Int.self, forKey: .languageID)
        self.timeZone = try container.decodeIfPresent(String.self, forKey: .timeZone)
        self.startOfWeek = try container.decodeIfPresent(String.self, forKey: .startOfWeek)
        self.postsPerPage = try container.decodeIfPresent(Int.self, forKey: .postsPerPage)
        if let number = try? container.decode(Int.self, forKey: .privacy) {
            self.privacy = Privacy(rawValue: number)
        } else {
            self.privacy = nil
        }
    }
}
