import Foundation

public struct Notification: Decodable, Identifiable, Equatable {
  public enum NotificationType: String, CaseIterable {
    case follow, follow_request, mention, reblog, favourite, poll
  }

  public let id: String
  public let type: String
  public let createdAt: ServerDate
  public let account: Account
  public let status: Status?

  public var supportedType: NotificationType? {
    .init(rawValue: type)
  }
}

extension Notification: Sendable {}
extension Notification.NotificationType: Sendable {}
