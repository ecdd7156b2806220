import Foundation

public struct Project {
  public var blurb: String
  public var category: Category
  public var country: Country?
  public var creator: User
  public var dates: Dates
  public var id: Int
  public var name: String
  public var prelaunchActivated: Bool?
  public var rewards: [Reward]
  public var slug: String?
  public var staffPick: Bool
  public var state: State
  public var stats: Stats
  public var video: Video?

  public struct Category {
    public let id: Int
    public let name: String
    public let parentId: Int?
    public let color: Int?
  }

  public struct Country: Codable, Equatable {
    public let code: String
    public let currency: String
  }

  public struct Dates: Decodable {
    public var deadline: TimeInterval
    public var launchedAt: TimeInterval
    public var featuredAt: TimeInterval?
  }

  public enum State: String, CaseIterable, Decodable {
    case canceled
    case failed
    case live
    case purged
    case started
    case submitted
    case successful
    case suspended
  }

  public struct Stats {
    public var backersCount: Int
    public var goal: Double
    public var pledged: Double
    public var currency: String
    public var staticUsdRate: Double

    /// What it is in dollars.
    public var pledgedUsd: Double { pledged * staticUsdRate }
    public var isSuccessful: Bool { pledged >= goal }
  }

  public struct Video: Decodable {
    public let id: Int
    public let high: URL
    public let hls: URL?
  }
}

extension Project: Equatable {}

public func == (lhs: Project, rhs: Project) -> Bool {
  return lhs.id == rhs.id
}
