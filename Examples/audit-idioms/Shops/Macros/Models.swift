import Foundation
import MetaCodable
import BetterCodable

// Macros, convertFromSnakeCase, subscripts on containers, string keys, results of closures, base classes.
let decoder: JSONDecoder = {
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    return decoder
}()

@Codable
struct Order: Identifiable {
    let id: String
    @CodedAt("order_number") let number: Int
    @CodedBy(ISO8601DateCoder()) let placedAt: Date
    @Default(OrderStatus.open) let status: OrderStatus
    let lines: [OrderLine]
    let total: Money
    @Default(false) let isGift: Bool
    @CodedIn("gift") let giftNote: String?
    let customer: Customer?
    @IgnoreCoding var isOpenInApp = false
}

enum OrderStatus: Codable, Equatable {
    case open, paid, shipped, cancelled
    case unknown(String)

    private var text: String {
        switch self {
        case .open: return "open"
        case .paid: return "paid"
        case .shipped: return "shipped"
        case .cancelled: return "cancelled"
        case .unknown(let text): return text
        }
    }
    private static let known: [String: OrderStatus] = [
        "open": .open, "paid": .paid, "shipped": .shipped, "cancelled": .cancelled,
    ]

    init(from decoder: Decoder) throws {
        let text = try decoder.singleValueContainer().decode(String.self)
        self = Self.known[text.lowercased()] ?? .unknown(text)
    }
    func encode(to encoder: Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(text)
    }
}

struct OrderLine: Codable {
    var sku: String
    @DefaultIntOne var quantity: Int
    var price: Money
    var note: String?
    @DefaultEmptyDictionary var options: [String: String]
}

struct Money: Codable {
    @LosslessValue var amount: String
    let currency: Currency
    struct Currency: RawRepresentable, Codable { let rawValue: String }
}

class Entity: Codable {
    let id: String
    init(id: String) { self.id = id }
}

class Customer: Entity {
    let email: String
    let displayName: String?
    let loyaltyPoints: Int
    let addresses: [Address]
    let newsletter: Bool

    private enum CodingKeys: CodingKey { case email, displayName, loyaltyPoints, addresses, newsletter }

    required init(from decoder: Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        email = try container[.email]
        displayName = try container[ifPresent: .displayName]
        loyaltyPoints = container.value(for: .loyaltyPoints, or: 0)
        addresses = try container.optional(.addresses) ?? []
        newsletter = container.value(for: .newsletter, or: true)
        try super.init(from: decoder)
    }
}

extension KeyedDecodingContainer {
    subscript<T: Decodable>(_ key: Key) -> T { get throws { try decode(T.self, forKey: key) } }
    subscript<T: Decodable>(ifPresent key: Key) -> T? { get throws { try decodeIfPresent(T.self, forKey: key) } }
    func value<T: Decodable>(for key: Key, or fallback: T) -> T {
        (try? decodeIfPresent(T.self, forKey: key)) ?? fallback
    }
    func optional<T: Decodable>(_ key: Key) throws -> T? { try decodeIfPresent(T.self, forKey: key) }
}

struct AddressDTO: Decodable {
    let street, city, countryCode: String
    let geo: Geo?

    struct AnyKey: CodingKey {
        var stringValue: String
        var intValue: Int? { nil }
        init(_ text: String) { stringValue = text }
        init?(stringValue: String) { self.stringValue = stringValue }
        init?(intValue: Int) { nil }
    }

    init(from decoder: Decoder) throws {
        let c = try decoder.container(keyedBy: AnyKey.self)
        street = try c.decode(String.self, forKey: AnyKey("street"))
        city = try c.decode(String.self, forKey: AnyKey("city"))
        countryCode = try c.decode(String.self, forKey: .init("countryCode"))
        geo = try c.decodeIfPresent(Geo.self, forKey: AnyKey("geo"))
    }
}
typealias Address = AddressDTO

@MainActor
struct Geo: @preconcurrency Codable {
    nonisolated let lat: Double
    nonisolated let lng: Double
}
