import Foundation

private enum CodingKeys: CodingKey {
  case asDate
}

public struct ServerDate: Codable, Hashable, Equatable, Sendable {
  public let asDate: Date

  public var relativeFormatted: String { DateFormatterCache.relative(from: asDate) }

  public init() {
    asDate = Date() - 100
  }

  public init(from decoder: Decoder) throws {
    do {
      // What the server sends.
      let container = try decoder.singleValueContainer()
      let stringDate = try container.decode(String.self)
      asDate = DateFormatterCache.date(from: stringDate)
    } catch {
      // What the cache has.
      let container = try decoder.container(keyedBy: CodingKeys.self)
      asDate = try container.decode(Date.self, forKey: .asDate)
    }
  }

  public func encode(to encoder: Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(asDate, forKey: .asDate)
  }
}
