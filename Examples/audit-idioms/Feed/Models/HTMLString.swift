import Foundation

public struct HTMLString: Codable, Equatable, Hashable, Sendable {
  public var htmlValue: String = ""
  public var asRawText: String = ""
  public private(set) var links: [String] = []

  public init(from decoder: Decoder) {
    do {
      let container = try decoder.singleValueContainer()
      htmlValue = try container.decode(String.self)
    } catch {
      htmlValue = ""
    }
    asRawText = htmlValue.replacingOccurrences(of: "<br />", with: "\n")
  }

  public init(stringValue: String) {
    htmlValue = stringValue
    asRawText = stringValue
  }

  public func encode(to encoder: Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(htmlValue)
  }
}
