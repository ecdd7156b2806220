import Foundation

// Dictionaries by hand, failable initialisers, KeyPath tables, decoders of sub-structs, results, tuples, protocols with defaults, nested enumerations of keys.
public enum API {
    public struct Order: Codable, Sendable {
        public struct ID: RawRepresentable, Codable, Hashable, Sendable {
            public let rawValue: String
            public init(rawValue: String) { self.rawValue = rawValue }
        }
        public var id: ID
        public var orderNumber: Int
        public var placedAt: String
        public var status: Status
        public var lines: [Line]
        public var total: Money
        public var isGift: Bool = false
        public var giftNote: String?
        public var customer: Customer?
        public var tags: [String] = []
        public var attributes: [String: JSONValue]?
        public var trackingUrl: URL?
        public var location: [Double]?

        enum Keys: String, CodingKey {
            case id, order_number, placed_at, status, lines, total, is_gift, gift_note, customer, tags, attributes,
                tracking_url, location
        }

        public init(from decoder: any Decoder) throws {
            let keyed = try decoder.container(keyedBy: Keys.self)
            self.id = try keyed.decode(forKey: .id)
            self.orderNumber = try keyed.decode(forKey: .order_number)
            self.placedAt = try keyed.decode(forKey: .placed_at)
            self.status = keyed.decodeLossy(forKey: .status) ?? .open
            self.lines = try keyed.decode(forKey: .lines)
            self.total = try keyed.decode(forKey: .total)
            if let gift: Bool = try keyed.decodeIfPresent(forKey: .is_gift) { self.isGift = gift }
            self.giftNote = try keyed.decodeIfPresent(forKey: .gift_note)
            self.customer = try keyed.decodeIfPresent(forKey: .customer)
            do { self.tags = try keyed.decode([String].self, forKey: .tags) } catch DecodingError.keyNotFound {
                self.tags = []
            }
            self.attributes = try keyed.decodeIfPresent(forKey: .attributes)
            self.trackingUrl = keyed.decodeLossy(forKey: .tracking_url)
            guard let location: [Double] = try keyed.decodeIfPresent(forKey: .location), location.count == 2 else {
                self.location = nil; return
            }
            self.location = location
        }

        public func encode(to encoder: any Encoder) throws {
            var keyed = encoder.container(keyedBy: Keys.self)
            let writes: [() throws -> Void] = [
                { try keyed.encode(self.id, forKey: .id) },
                { try keyed.encode(self.orderNumber, forKey: .order_number) },
            ]
            for write in writes { try write() }
            try encodeRest(to: &keyed)
        }
        private func encodeRest(to keyed: inout KeyedEncodingContainer<Keys>) throws {
            try keyed.encode(placedAt, forKey: .placed_at)
            try keyed.encode(status, forKey: .status)
        }
    }
}

extension KeyedDecodingContainer {
    func decode<T: Decodable>(forKey key: Key) throws -> T { try decode(T.self, forKey: key) }
    func decodeIfPresent<T: Decodable>(forKey key: Key) throws -> T? { try decodeIfPresent(T.self, forKey: key) }
    func decodeLossy<T: Decodable>(forKey key: Key) -> T? { try? decode(T.self, forKey: key) }
}

extension API.Order {
    public enum Status: String, Codable, Sendable, CaseIterable { case open, paid, shipped, cancelled }
    public struct Line: Codable, Sendable {
        public let sku: String
        public let quantity: Int
        public let price: Money
        @NullCodable public var note: String?
        public let options: [String: String]?

        public init(from decoder: any Decoder) throws {
            let root = try decoder.container(keyedBy: CodingKeys.self)
            let raw = try Raw(from: decoder)
            sku = raw.sku
            quantity = raw.quantity ?? 1
            price = raw.price
            note = raw.note
            options = try root.decodeIfPresent([String: String].self, forKey: .options)
        }
        private struct Raw: Decodable { var sku: String; var quantity: Int?; var price: Money; var note: String? }
    }
}

public struct Money: Codable, Hashable, Sendable {
    public var amount: String
    public var currency: String
    public init(amount: String, currency: String = "EUR") { (self.amount, self.currency) = (amount, currency) }
}

public protocol HasDisplayName { var displayName: String? { get } }

public struct Customer: Codable, HasDisplayName, Sendable {
    public let id: String
    public let email: String
    public let displayName: String?
    public let loyaltyPoints: Int
    public let addresses: Set<Address>?
    public let newsletter: Bool

    private enum CodingKeys: String, CodingKey {
        case id, email, displayName = "display_name", loyaltyPoints = "loyalty_points"
        case addresses
        case newsletter
    }
}

extension Customer {
    public init(from decoder: Decoder) throws {
        let c = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            id: try c.decode(String.self, forKey: .id),
            email: try c.decode(String.self, forKey: .email),
            displayName: try c.decodeIfPresent(String.self, forKey: .displayName),
            loyaltyPoints: try c.decodeIfPresent(Int.self, forKey: .loyaltyPoints) ?? 0,
            addresses: try c.decodeIfPresent(Set<Address>.self, forKey: .addresses),
            newsletter: try c.decodeIfPresent(Bool.self, forKey: .newsletter) ?? true)
    }
}

public struct Address: Codable, Hashable, Sendable {
    public var street: String
    public var city: String
    public var countryCode: String
    public var geo: Geo?

    public init?(json: [String: Any]) {
        guard let street = json["street"] as? String, let city = json["city"] as? String,
            let code = json["country_code"] as? String
        else { return nil }
        self.street = street
        self.city = city
        countryCode = code
    }

    struct CodingKeys: CodingKey {
        var stringValue: String
        var intValue: Int?
        init(stringValue: String) { self.stringValue = stringValue }
        init?(intValue: Int) { return nil }
        static let street = CodingKeys(stringValue: "street")
        static let city = CodingKeys(stringValue: "city")
        static let countryCode = CodingKeys(stringValue: "country_code")
        static let geo = CodingKeys(stringValue: "geo")
    }
}

public struct Geo: Codable, Hashable, Sendable {
    public var latitude, longitude: Double
    public init(from decoder: any Decoder) throws {
        let c = try decoder.container(keyedBy: CodingKeys.self)
        switch Result(catching: { try c.decode(Double.self, forKey: .lat) }) {
        case .success(let value): latitude = value
        case .failure(let error): throw error
        }
        longitude = try c.decode(Double.self, forKey: .lng)
    }
    enum CodingKeys: String, CodingKey { case lat, lng }
    public func encode(to encoder: any Encoder) throws {
        var c = encoder.container(keyedBy: CodingKeys.self)
        try c.encode(latitude, forKey: .lat); try c.encode(longitude, forKey: .lng)
    }
}

public enum JSONValue: Codable, Hashable, Sendable { case string(String), number(Double), null }
