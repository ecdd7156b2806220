import Foundation

public struct User: Decodable {
  public let avatar: Avatar
  public let id: Int
  public let isSuperbacker: Bool?
  public let location: Location?
  public let name: String

  public struct Avatar: Codable, Equatable {
    public let large: String?
    public let medium: String
    public let small: String
  }

  enum CodingKeys: String, CodingKey {
    case avatar, id
    case isSuperbacker = "is_superbacker"
    case location, name
  }
}

public struct Location: Codable {
  public let id: Int
  public let displayableName: String
  public let country: String?

  private enum CodingKeys: String, CodingKey {
    case id, country, displayableName = "displayable_name"
  }
}
