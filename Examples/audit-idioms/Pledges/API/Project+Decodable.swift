import Foundation

extension Project: Decodable {
  enum CodingKeys: String, CodingKey {
    case blurb
    case category
    case country
    case creator
    case dates
    case id
    case name
    case prelaunchActivated = "prelaunch_activated"
    case rewards
    case slug
    case staffPick = "staff_pick"
    case state
    case stats
    case video
  }

  public init(from decoder: Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)

    self.blurb = try values.decode(.blurb)
    self.category = try values.decode(.category)
    self.country = try values.decodeIfPresent(.country)
    self.creator = try values.decode(.creator)
    self.dates = try values.decode(.dates)
    self.id = try values.decode(.id)
    self.name = try values.decode(.name)
    self.prelaunchActivated = try values.decodeIfPresent(.prelaunchActivated)
    self.rewards = try values.decodeLossyArray(.rewards)
    self.slug = try values.decodeIfPresent(.slug)
    self.staffPick = try values.decodeIfPresent(.staffPick) ?? false
    self.state = try values.decode(.state)
    self.stats = try values.decode(.stats)
    do {
      self.video = try values.decode(Video.self, forKey: .video)
    } catch {
      self.video = nil
    }
  }
}

extension Project.Category: Decodable {
  private enum CodingKeys: String, CodingKey {
    case id, name, color
    case parentId = "parent_id"
  }
}

extension Project.Dates {
  enum CodingKeys: String, CodingKey {
    case deadline
    case launchedAt = "launched_at"
    case featuredAt = "featured_at"
  }
}

extension Project.Stats: Decodable {
  enum CodingKeys: String, CodingKey {
    case backersCount = "backers_count"
    case goal, pledged, currency
    case staticUsdRate = "static_usd_rate"
  }

  public init(from decoder: Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.backersCount = try values.decode(Int.self, forKey: .backersCount)
    // Numbers come as texts now and then.
    self.goal = try values.decodeFlexibleDouble(forKey: .goal)
    self.pledged = try values.decodeFlexibleDouble(forKey: .pledged)
    self.currency = try values.decode(String.self, forKey: .currency, default: "USD")
    let rate = try values.decodeIfPresent(Double.self, forKey: .staticUsdRate)
    self.staticUsdRate = rate ?? 1.0
  }
}
