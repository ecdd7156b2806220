import Foundation

public final class Account: Codable, Identifiable, Hashable, Sendable, Equatable {
  public static func == (lhs: Account, rhs: Account) -> Bool {
    lhs.id == rhs.id && lhs.username == rhs.username && lhs.note.asRawText == rhs.note.asRawText
      && lhs.followersCount == rhs.followersCount && lhs.fields == rhs.fields
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(id)
  }

  public struct Field: Codable, Equatable, Identifiable, Sendable {
    public var id: String { value.asRawText + name }

    public let name: String
    public let value: HTMLString
    public let verifiedAt: String?
  }

  public struct Source: Codable, Equatable, Sendable {
    public let privacy: Visibility
    public let sensitive: Bool
    public let language: String?
    public let note: String
  }

  public let id: String
  public let username: String
  public let displayName: String?
  public let cachedDisplayName: HTMLString
  public let avatar: URL
  public let acct: String
  public let note: HTMLString
  public let createdAt: ServerDate
  public let followersCount, followingCount: Int?
  public let lastStatusAt: String?
  public let fields: [Field]
  public let locked: Bool
  public let emojis: [Emoji]
  public let source: Source?
  public let bot: Bool
  public let discoverable: Bool?

  public var haveAvatar: Bool { avatar.lastPathComponent != "missing.png" }

  public init(
    id: String, username: String, displayName: String?, avatar: URL, acct: String, note: HTMLString,
    createdAt: ServerDate, followersCount: Int, followingCount: Int, lastStatusAt: String? = nil,
    fields: [Account.Field], locked: Bool, emojis: [Emoji], source: Account.Source? = nil, bot: Bool,
    discoverable: Bool? = nil
  ) {
    self.id = id
    self.username = username
    self.displayName = displayName
    self.avatar = avatar
    self.acct = acct
    self.note = note
    self.createdAt = createdAt
    self.followersCount = followersCount
    self.followingCount = followingCount
    self.lastStatusAt = lastStatusAt
    self.fields = fields
    self.locked = locked
    self.emojis = emojis
    self.source = source
    self.bot = bot
    self.discoverable = discoverable

    if let displayName, !displayName.isEmpty {
      cachedDisplayName = .init(stringValue: displayName)
    } else {
      cachedDisplayName = .init(stringValue: "@\(username)")
    }
  }

  public enum CodingKeys: CodingKey {
    case id
    case username
    case displayName
    case avatar
    case acct
    case note
    case createdAt
    case followersCount
    case followingCount
    case lastStatusAt
    case fields
    case locked
    case emojis
    case source
    case bot
    case discoverable
  }

  public init(from decoder: Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    id = try container.decode(String.self, forKey: .id)
    username = try container.decode(String.self, forKey: .username)
    displayName = try container.decodeIfPresent(String.self, forKey: .displayName)
    avatar = try container.decode(URL.self, forKey: .avatar)
    acct = try container.decode(String.self, forKey: .acct)
    note = try container.decode(HTMLString.self, forKey: .note)
    createdAt = try container.decode(ServerDate.self, forKey: .createdAt)
    followersCount = try container.decodeIfPresent(Int.self, forKey: .followersCount)
    followingCount = try container.decodeIfPresent(Int.self, forKey: .followingCount)
    lastStatusAt = try container.decodeIfPresent(String.self, forKey: .lastStatusAt)
    fields = try container.decode([Account.Field].self, forKey: .fields)
    locked = try container.decode(Bool.self, forKey: .locked)
    emojis = try container.decode([Emoji].self, forKey: .emojis)
    source = try container.decodeIfPresent(Account.Source.self, forKey: .source)
    bot = try container.decode(Bool.self, forKey: .bot)
    discoverable = try container.decodeIfPresent(Bool.self, forKey: .discoverable)
    if let displayName, !displayName.isEmpty {
      cachedDisplayName = .init(stringValue: displayName)
    } else {
      cachedDisplayName = .init(stringValue: "@\(username)")
    }
  }

  public static func placeholder() -> Account {
    .init(
      id: UUID().uuidString, username: "username", displayName: "Jo Doe",
      avatar: URL(fileURLWithPath: "avatar.png"), acct: "jo@example.com",
      note: .init(stringValue: "Some content"), createdAt: ServerDate(), followersCount: 10, followingCount: 10,
      fields: [], locked: false, emojis: [], bot: false)
  }
}
