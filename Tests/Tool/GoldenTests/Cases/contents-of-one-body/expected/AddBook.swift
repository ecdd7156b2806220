// Made by gen-dtos from the contract "Case". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime
public import Foundation

public nonisolated enum AddBook {
    public nonisolated struct Body: DefensiveRecord, Hashable, Sendable {
        public var title: String?

        public init(title: String? = nil) {
            self.title = title
        }

        public enum CodingKeys: String, RecordKey {
            case title
        }

        @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
            title = try fields.optional(.title)
        }
    }

    public nonisolated enum CoverXKind: OpenEnumeration {
        case front
        case back
        /// A value that is not in the contract. Decoding keeps it, and encoding writes it back.
        indirect case unknown(String)

        public static var allCases: [CoverXKind] { [.front, .back] }

        public init(rawValue: String) {
            switch rawValue {
            case "front": self = .front
            case "back": self = .back
            default: self = .unknown(rawValue)
            }
        }

        public var rawValue: String {
            switch self {
            case .front: "front"
            case .back: "back"
            case .unknown(let rawValue): rawValue
            }
        }
    }

    public nonisolated struct FormBody: DefensiveRecord, Hashable, Sendable {
        public var title: String?
        public var cover: String?

        public init(title: String? = nil, cover: String? = nil) {
            self.title = title
            self.cover = cover
        }

        public enum CodingKeys: String, RecordKey {
            case title
            case cover
        }

        @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
            title = try fields.optional(.title)
            cover = try fields.optional(.cover)
        }
    }

    public nonisolated struct MultipartBody: DefensiveRecord, Hashable, Sendable {
        public var cover: Data?

        public init(cover: Data? = nil) {
            self.cover = cover
        }

        public enum CodingKeys: String, RecordKey {
            case cover
        }

        @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
            cover = try fields.optional(.cover, as: Base64.self)
        }

        public func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: CodingKeys.self)
            try container.encodeIfPresent(cover.map { Base64($0) }, forKey: .cover)
        }
    }

    public nonisolated struct Response200: DefensiveRecord, Hashable, Sendable {
        public var id: String?

        public init(id: String? = nil) {
            self.id = id
        }

        public enum CodingKeys: String, RecordKey {
            case id
        }

        @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
            id = try fields.optional(.id)
        }
    }

    public nonisolated enum Response200XQuality: OpenEnumeration {
        case high
        case low
        /// A value that is not in the contract. Decoding keeps it, and encoding writes it back.
        indirect case unknown(String)

        public static var allCases: [Response200XQuality] { [.high, .low] }

        public init(rawValue: String) {
            switch rawValue {
            case "high": self = .high
            case "low": self = .low
            default: self = .unknown(rawValue)
            }
        }

        public var rawValue: String {
            switch self {
            case .high: "high"
            case .low: "low"
            case .unknown(let rawValue): rawValue
            }
        }
    }

    public nonisolated enum Response500XQuality: OpenEnumeration {
        case noneValue
        /// A value that is not in the contract. Decoding keeps it, and encoding writes it back.
        indirect case unknown(String)

        public static var allCases: [Response500XQuality] { [.noneValue] }

        public init(rawValue: String) {
            switch rawValue {
            case "none": self = .noneValue
            default: self = .unknown(rawValue)
            }
        }

        public var rawValue: String {
            switch self {
            case .noneValue: "none"
            case .unknown(let rawValue): rawValue
            }
        }
    }
}
