import Foundation

// Helper functions in init(from:), generic Lossy<T> wrapper, raw representable ids, typealiases.
typealias JSON = [String: AnyCodable]
typealias Tags = [String]

struct Identifier<Owner>: RawRepresentable, Codable, Hashable {
    let rawValue: String
    init(rawValue: String) { self.rawValue = rawValue }
    init(from decoder: Decoder) throws { rawValue = try decoder.singleValueContainer().decode(String.self) }
    func encode(to encoder: Encoder) throws { var c = encoder.singleValueContainer(); try c.encode(rawValue) }
}

struct SKU: RawRepresentable, Codable, Hashable, ExpressibleByStringLiteral {
    var rawValue: String
    init(rawValue: String) { self.rawValue = rawValue }
    init(stringLiteral value: String) { rawValue = value }
}

struct AnyCodable: Codable {
    let value: Any
    init(from decoder: Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let string = try? container.decode(String.self) {
            value = string
        } else if let int = try? container.decode(Int.self) {
            value = int
        } else {
            value = NSNull()
        }
    }
    func encode(to encoder: Encoder) throws {}
}

struct Lossy<Element: Decodable>: Decodable {
    let elements: [Element]
    init(from decoder: Decoder) throws {
        var container = try decoder.unkeyedContainer()
        var found: [Element] = []
        while !container.isAtEnd {
            if let element = try? container.decode(Element.self) {
                found.append(element)
            } else {
                _ = try? container.decode(AnyCodable.self)
            }
        }
        elements = found
    }
}

struct Order: Decodable, Identifiable {
    let id: Identifier<Order>
    let number: Int
    let placedAt: Date
    let status: OrderStatus
    let lines: [OrderLine]
    let total: Money
    let isGift: Bool
    let giftNote: String?
    let customer: Customer?
    let tags: Tags
    let attributes: JSON
    let trackingURL: URL?
    let latitude: Double?
    let longitude: Double?

    enum CodingKeys: String, CodingKey, CaseIterable {
        case id, status, lines, total, customer, tags, attributes, location
        case number = "order_number"
        case placedAt = "placed_at"
        case isGift = "is_gift"
        case giftNote = "gift_note"
        case trackingURL = "tracking_url"
    }

    init(from decoder: Decoder) throws {
        let c = try decoder.container(keyedBy: CodingKeys.self)
        id = try c.decode(Identifier<Order>.self, forKey: .id)
        number = try Self.decodeNumber(c, .number)
        placedAt = try Self.date(from: c, key: .placedAt)
        status = (try? c.decode(OrderStatus.self, forKey: .status)) ?? .open
        lines = try c.decode(Lossy<OrderLine>.self, forKey: .lines).elements
        total = try c.decode(Money.self, forKey: .total)
        isGift = try c.decodeIfPresent(Bool.self, forKey: .isGift) ?? false
        giftNote = try c.decodeIfPresent(String.self, forKey: .giftNote)
        customer = try c.decodeIfPresent(Customer.self, forKey: .customer)
        tags = try c.decodeIfPresent(Tags.self, forKey: .tags) ?? []
        attributes = try c.decodeIfPresent(JSON.self, forKey: .attributes) ?? [:]
        trackingURL = try c.decodeIfPresent(String.self, forKey: .trackingURL).flatMap(URL.init(string:))
        if var point = try? c.nestedUnkeyedContainer(forKey: .location) {
            latitude = try point.decode(Double.self)
            longitude = try point.decode(Double.self)
        } else {
            latitude = nil
            longitude = nil
        }
    }

    private static func decodeNumber(_ c: KeyedDecodingContainer<CodingKeys>, _ key: CodingKeys) throws -> Int {
        if let int = try? c.decode(Int.self, forKey: key) { return int }
        guard let int = Int(try c.decode(String.self, forKey: key)) else {
            throw DecodingError.dataCorruptedError(forKey: key, in: c, debugDescription: "no number")
        }
        return int
    }

    private static func date(from c: KeyedDecodingContainer<CodingKeys>, key: CodingKeys) throws -> Date {
        let text = try c.decode(String.self, forKey: key)
        guard let date = ISO8601DateFormatter().date(from: text) else {
            throw DecodingError.dataCorruptedError(forKey: key, in: c, debugDescription: "no date")
        }
        return date
    }
}

enum OrderStatus: String, Codable, CaseIterable {
    case open, paid, shipped, cancelled
}

struct OrderLine: Decodable {
    let sku: SKU
    let quantity: Int
    let price: Money
    let note: String?
    let options: [String: String]

    private enum Key: String, CodingKey { case sku, quantity, price, note, options }

    init(from decoder: Decoder) throws {
        let values = try decoder.container(keyedBy: Key.self)
        (sku, price) = (try values.decode(SKU.self, forKey: .sku), try values.decode(Money.self, forKey: .price))
        quantity = try values.contains(.quantity) ? values.decode(Int.self, forKey: .quantity) : 1
        note = try values.decodeNil(forKey: .note) ? nil : values.decode(String.self, forKey: .note)
        options = (try? values.decode([String: String].self, forKey: .options)) ?? [:]
    }
}

struct Money: Codable, Hashable {
    let amount: Decimal
    let currency: String

    init(from decoder: Decoder) throws {
        let c = try decoder.container(keyedBy: CodingKeys.self)
        let text = try c.decode(String.self, forKey: .amount)
        amount = Decimal(string: text) ?? 0
        currency = try c.decode(String.self, forKey: .currency)
    }
}

actor CustomerStore {
    private var customers: [String: Customer] = [:]
    func insert(_ customer: Customer) { customers[customer.id] = customer }
}

final class Customer: Decodable {
    let id: String
    let email: Email
    private(set) var displayName: String?
    @DefaultZero var loyaltyPoints: Int
    @LossyArray var addresses: [Address]
    @Default<True> var newsletter: Bool

    enum CodingKeys: String, CodingKey {
        case id, email, addresses, newsletter
        case displayName = "display_name", loyaltyPoints = "loyalty_points"
    }
}

struct Email: Codable {
    let text: String
    init(from decoder: any Decoder) throws { text = try String(from: decoder) }
    func encode(to encoder: any Encoder) throws { try text.encode(to: encoder) }
}

protocol DefaultSource { associatedtype Value: Decodable; static var value: Value { get } }
enum True: DefaultSource { static var value: Bool { true } }

@propertyWrapper struct Default<S: DefaultSource>: Decodable {
    var wrappedValue: S.Value
    init(wrappedValue: S.Value = S.value) { self.wrappedValue = wrappedValue }
    init(from decoder: Decoder) throws {
        wrappedValue = (try? decoder.singleValueContainer().decode(S.Value.self)) ?? S.value
    }
}
extension KeyedDecodingContainer {
    func decode<S>(_ type: Default<S>.Type, forKey key: Key) throws -> Default<S> {
        try decodeIfPresent(type, forKey: key) ?? Default()
    }
    func decode(_ type: DefaultZero.Type, forKey key: Key) throws -> DefaultZero {
        try decodeIfPresent(type, forKey: key) ?? DefaultZero(wrappedValue: 0)
    }
    func decode<T>(_ type: LossyArray<T>.Type, forKey key: Key) throws -> LossyArray<T> {
        try decodeIfPresent(type, forKey: key) ?? LossyArray(wrappedValue: [])
    }
}
@propertyWrapper struct DefaultZero: Codable { var wrappedValue: Int = 0 }
@propertyWrapper struct LossyArray<T: Decodable>: Decodable {
    var wrappedValue: [T]
    init(wrappedValue: [T]) { self.wrappedValue = wrappedValue }
    init(from decoder: Decoder) throws { wrappedValue = try Lossy<T>(from: decoder).elements }
}

struct Address: Decodable {
    let street, city: String
    let countryCode: Locale.Region
    let geo: Geo?
    enum CodingKeys: String, CodingKey { case street, city, countryCode = "country_code", geo }
    init(from decoder: Decoder) throws {
        let box = try decoder.container(keyedBy: CodingKeys.self)
        func text(_ key: CodingKeys) throws -> String { try box.decode(String.self, forKey: key) }
        street = try text(.street)
        city = try text(.city)
        countryCode = Locale.Region(try text(.countryCode))
        geo = try? box.decode(Geo.self, forKey: .geo)
    }
}
struct Geo: Codable { let lat, lng: Double }
