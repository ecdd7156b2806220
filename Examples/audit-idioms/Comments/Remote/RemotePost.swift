import Foundation

@objcMembers
public class RemotePost: NSObject, Decodable {
    public let postID: NSNumber
    public let title: String
    public let date: Date
    @DefaultEmptyString public var excerpt: String
    @DefaultFalse public var sticky: Bool
    @DefaultZero public var commentCount: Int
    @DefaultEmptyArray public var tags: [String]
    public let format: PostFormat?
    public let likesEnabled: Bool
    public let featuredImage: String?
    public let terms: [String: [String]]?
    public let discussion: RemoteDiscussion?

    /// What a list shows.
    public lazy var summary: String = excerpt.isEmpty ? title : excerpt

    public required init(from decoder: Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        postID = NSNumber(value: try values.decode(Int.self, forKey: .postID))
        title = try values.decode(String.self, forKey: .title).decodedHTML()
        date = try values.decode(Date.self, forKey: .date)
        _excerpt = try values.decode(DefaultEmptyString.self, forKey: .excerpt)
        _sticky = try values.decode(DefaultFalse.self, forKey: .sticky)
        _commentCount = try values.decode(DefaultZero.self, forKey: .commentCount)
        _tags = try values.decode(DefaultEmptyArray<String>.self, forKey: .tags)
        format = (try? values.decodeIfPresent(PostFormat.self, forKey: .format)) ?? .standard
        likesEnabled = try values.decodeIfPresent(Bool.self, forKey: .likesEnabled) ?? true
        featuredImage = values.trimmedString(forKey: .featuredImage)
        terms = try values.decodeIfPresent([String: [String]].self, forKey: .terms)
        discussion = try values.decodeIfPresent(RemoteDiscussion.self, forKey: .discussion)
        super.init()
    }
}

extension RemotePost {
    enum CodingKeys: String, CodingKey {
        case postID = "ID"
        case title, date, excerpt, sticky
        case commentCount = "comment_count"
        case tags, format
        case likesEnabled = "likes_enabled"
        case featuredImage = "featured_image"
        case terms, discussion
    }
}

public enum PostFormat: String, Decodable, CaseIterable {
    case standard, aside, gallery, link, quote
    case chat = "post-format-chat"
}

public struct RemoteDiscussion: Decodable {
    public let commentsOpen: Bool
    public let commentStatus: String?
    public let pingsOpen: Bool?

    private enum CodingKeys: String, CodingKey {
        case commentsOpen = "comments_open"
        case commentStatus = "comment_status"
        case pingsOpen = "pings_open"
    }
}
