import Foundation

public struct ErrorEnvelope: Error, Decodable {
  public let errorMessages: [String]
  public let httpCode: Int
  public let ksrCode: KsrCode?

  public enum KsrCode: RawRepresentable, Decodable {
    case accessTokenInvalid
    case invalidXauthLogin
    case unknown(String)

    public init(rawValue: String) {
      switch rawValue {
      case "access_token_invalid": self = .accessTokenInvalid
      case "invalid_xauth_login": self = .invalidXauthLogin
      default: self = .unknown(rawValue)
      }
    }

    public var rawValue: String {
      switch self {
      case .accessTokenInvalid: "access_token_invalid"
      case .invalidXauthLogin: "invalid_xauth_login"
      case .unknown(let text): text
      }
    }
  }

  private enum CodingKeys: String, CodingKey {
    case errorMessages = "error_messages", httpCode = "http_code", ksrCode = "ksr_code"
  }
}
