import Foundation

public struct Backing: Decodable {
  public let amount: Double
  public let backer: User?
  public let backerId: Int
  public let cancelable: Bool
  public let id: Int
  public let paymentSource: PaymentSource?
  public let pledgedAt: TimeInterval?
  public let projectId: Int
  public let reward: Reward?
  public let sequence: Int
  public let status: Status

  public struct PaymentSource: Decodable {
    public var expirationDate: String?
    public var id: String?
    public var lastFour: String?
    public var paymentType: String
    public var state: String

    enum CodingKeys: String, CodingKey {
      case expirationDate = "expiration_date"
      case id
      case lastFour = "last_four"
      case paymentType = "payment_type"
      case state
    }
  }

  public enum Status: Decodable, Equatable {
    case canceled, collected, dropped, errored, pledged, preauth
    case other(String)

    public init(from decoder: Decoder) throws {
      let text = try decoder.singleValueContainer().decode(String.self)
      switch text {
      case "canceled": self = .canceled
      case "collected": self = .collected
      case "dropped": self = .dropped
      case "errored": self = .errored
      case "pledged": self = .pledged
      case "preauth": self = .preauth
      default: self = .other(text)
      }
    }
  }

  enum CodingKeys: String, CodingKey {
    case amount, backer, cancelable, id, reward, sequence, status
    case backerId = "backer_id"
    case paymentSource = "payment_source"
    case pledgedAt = "pledged_at"
    case projectId = "project_id"
  }

  public init(from decoder: Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    amount = try values.decode(Double.self, forKey: .amount)
    backer = try? values.decode(User.self, forKey: .backer)
    backerId = try values.decode(Int.self, forKey: .backerId)
    if values.contains(.cancelable) {
      cancelable = try values.decode(Bool.self, forKey: .cancelable)
    } else {
      cancelable = false
    }
    id = try values.decode(Int.self, forKey: .id)
    paymentSource = try values.decodeIfPresent(PaymentSource.self, forKey: .paymentSource)
    pledgedAt = try values.decodeIfPresent(TimeInterval.self, forKey: .pledgedAt)
    projectId = try values.decode(Int.self, forKey: .projectId)
    reward = try values.decodeIfPresent(Reward.self, forKey: .reward)
    sequence = try values.decode(Int.self, forKey: .sequence)
    status = try values.decode(Status.self, forKey: .status)
  }
}
