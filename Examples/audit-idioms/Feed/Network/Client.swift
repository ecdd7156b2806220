import Foundation

@Observable public final class Client: Equatable, Identifiable, Hashable, Sendable {
  public static func == (lhs: Client, rhs: Client) -> Bool { lhs.server == rhs.server }

  public let server: String
  private let urlSession: URLSession
  private let decoder = JSONDecoder()

  public var id: String { server }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(id)
  }

  public init(server: String) {
    self.server = server
    urlSession = URLSession.shared
    decoder.keyDecodingStrategy = .convertFromSnakeCase
  }

  public func get<Entity: Decodable>(endpoint: Endpoint) async throws -> Entity {
    let (data, response) = try await urlSession.data(for: makeURLRequest(endpoint))
    do {
      return try decoder.decode(Entity.self, from: data)
    } catch {
      if var serverError = try? decoder.decode(ServerError.self, from: data) {
        serverError.httpCode = (response as? HTTPURLResponse)?.statusCode
        throw serverError
      }
      throw error
    }
  }
}

public struct ServerError: Decodable, Error {
  public let error: String?
  public var httpCode: Int?
}
