import Foundation

/// A project as a list shows it.
public struct ProjectCard: Equatable, Identifiable {
  public let id: Int
  public let title: String
  public let blurb: String
  public let slug: String
  public let creatorName: String
  public let categoryName: String
  public let countryCode: String
  public let state: Project.State
  public let deadline: Date
  public let pledged: Double
  public let isStaffPick: Bool
  public let isPrelaunch: Bool
  public let rewards: [RewardCard]
  public let videoURL: URL?
}

public struct RewardCard: Equatable {
  public var id: Int
  public var title: String
  public var description: String
  public var minimum: Double
  public var limit: Int?
  public var remaining: Int?
  public var estimatedDelivery: Date?
  public var shipping: Bool
  public var items: [String]
}

public final class BackingRecord {
  public var id = 0
  public var amount = 0.0
  public var backerName: String?
  public var backerId = 0
  public var projectId = 0
  public var sequence = 0
  public var status: Backing.Status = .other("")
  public var rewardId: Int?
  public var lastFour: String?
  public var pledgedAt: Date?
  public var canBeCancelled = false

  public init() {}
}
