// Made by gen-dtos from the contract "Case". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime
public import Foundation

public nonisolated enum Upload {
    public nonisolated struct Body: DefensiveRecord, Hashable, Sendable {
        /// The picture itself. Missing or null: `Data()`.
        public var photo: Data
        /// Missing or null: `.small`.
        public var quality: Quality
        public var tags: [String]?

        public init(photo: Data, quality: Quality = .small, tags: [String]? = nil) {
            self.photo = photo
            self.quality = quality
            self.tags = tags
        }

        public enum CodingKeys: String, RecordKey {
            case photo
            case quality
            case tags
        }

        @_spi(Generated) public static var requiredKeys: [CodingKeys] { [.photo] }

        @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
            photo = try fields.value(.photo, as: Base64.self, default: Data())
            quality = try fields.defaulted(.quality, default: .small)
            tags = try fields.optional(.tags)
        }

        public func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: CodingKeys.self)
            try container.encode(Base64(photo), forKey: .photo)
            try container.encode(quality, forKey: .quality)
            try container.encodeIfPresent(tags, forKey: .tags)
        }
    }

    public nonisolated struct Response200: DefensiveRecord, Hashable, Sendable {
        /// Missing or null: `0`.
        public var size: Int

        public init(size: Int) {
            self.size = size
        }

        public enum CodingKeys: String, RecordKey {
            case size
        }

        @_spi(Generated) public static var requiredKeys: [CodingKeys] { [.size] }

        @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
            size = try fields.value(.size, default: 0)
        }
    }
}

extension Upload.Body {
    public nonisolated enum Quality: OpenEnumeration {
        case raw
        case small
        /// A value that is not in the contract. Decoding keeps it, and encoding writes it back.
        indirect case unknown(String)

        public static var allCases: [Quality] { [.raw, .small] }

        public init(rawValue: String) {
            switch rawValue {
            case "raw": self = .raw
            case "small": self = .small
            default: self = .unknown(rawValue)
            }
        }

        public var rawValue: String {
            switch self {
            case .raw: "raw"
            case .small: "small"
            case .unknown(let rawValue): rawValue
            }
        }
    }
}
