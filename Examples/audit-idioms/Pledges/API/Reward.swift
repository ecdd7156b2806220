import Foundation

public struct Reward {
  public let id: Int
  public let title: String?
  public let description: String
  public let minimum: Double
  public let limit, remaining: Int?
  public let estimatedDeliveryOn: TimeInterval?
  public let shipping: Shipping
  public let items: [String]

  public struct Shipping: Decodable {
    public let enabled: Bool
    public let preference: Preference?

    public enum Preference: String, Decodable {
      case local
      case none
      case restricted
      case unrestricted
      case unrecognized

      public init(from decoder: Decoder) throws {
        let value = try decoder.singleValueContainer().decode(String.self)
        self = Preference(rawValue: value) ?? .unrecognized
      }
    }

    enum CodingKeys: String, CodingKey {
      case enabled = "shipping_enabled"
      case preference = "shipping_preference"
    }

    public init(from decoder: Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      self.enabled = try values.decodeIfPresent(Bool.self, forKey: .enabled) ?? false
      self.preference = try values.decodeIfPresent(Preference.self, forKey: .preference)
    }
  }

  public var isLimited: Bool { limit != nil }
}

extension Reward: Decodable {
  enum CodingKeys: String, CodingKey {
    case id, title, description, minimum, limit, remaining, items
    case estimatedDeliveryOn = "estimated_delivery_on"
  }

  public init(from decoder: Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.id = try values.decode(Int.self, forKey: .id)
    self.title = try values.decodeIfPresent(String.self, forKey: .title)
    self.description = try values.decode(String.self, forKey: .description)
    self.minimum = try values.decode(Double.self, forKey: .minimum)
    self.limit = try values.decodeIfPresent(Int.self, forKey: .limit)
    self.remaining = try values.decodeIfPresent(Int.self, forKey: .remaining)
    self.estimatedDeliveryOn = try values.decodeIfPresent(TimeInterval.self, forKey: .estimatedDeliveryOn)
    // It stands in the reward itself.
    self.shipping = try Shipping(from: decoder)
    self.items = (try? values.decode([String].self, forKey: .items)) ?? []
  }
}
