import Foundation

public struct DiscoveryEnvelope {
  public let projects: [Project]
  public let stats: StatsEnvelope
  public let urls: UrlsEnvelope

  public struct StatsEnvelope {
    public let count: Int
  }

  public struct UrlsEnvelope {
    public let moreProjects: String?
  }
}

extension DiscoveryEnvelope: Decodable {}

extension DiscoveryEnvelope.StatsEnvelope: Decodable {}

extension DiscoveryEnvelope.UrlsEnvelope: Decodable {
  enum CodingKeys: String, CodingKey {
    case moreProjects = "more_projects"
  }
}
