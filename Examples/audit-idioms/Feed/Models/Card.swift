import Foundation

public struct Card: Codable, Identifiable, Equatable, Hashable {
  public var id: String { url }

  public let url: String
  public let title: String?
  public let description: String?
  public let width: CGFloat
  public let height: CGFloat
  public let image: URL?
}

extension Card: Sendable {}
