// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/EnrichmentRequest`
public nonisolated struct EnrichmentRequest: AliasedRecord, Hashable, Sendable {
    /// An ISBN of 10 or 13 digits, or an EAN. The key `isbn` is its deprecated name (since 2025-11-29): it is still
    /// read, never written.
    ///
    /// Strict: without it, decoding fails. Also read from `isbn`.
    public var barcode: String
    /// Whether to make the book findable by meaning. Missing or null: `false`.
    public var vectorize: Bool
    /// Requests with the same key are carried out once. Also read from `idempotency_key`.
    public var idempotencyKey: String?
    /// The provider to ask first. Missing or null: `.auto`. Also read from `prefer_provider`.
    public var preferProvider: PreferProvider

    public init(
        barcode: String,
        vectorize: Bool = false,
        idempotencyKey: String? = nil,
        preferProvider: PreferProvider = .auto
    ) {
        self.barcode = barcode
        self.vectorize = vectorize
        self.idempotencyKey = idempotencyKey
        self.preferProvider = preferProvider
    }

    public enum CodingKeys: String, RecordKey {
        case barcode
        case vectorize
        case idempotencyKey
        case preferProvider
    }

    @_spi(Generated) public static var requiredKeys: [CodingKeys] { [.barcode] }

    @_spi(Generated) public static var requiredAliases: [String] { ["isbn"] }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        barcode = try fields.strict(.barcode, or: ["isbn"])
        vectorize = try fields.defaulted(.vectorize, default: false)
        idempotencyKey = try fields.optional(.idempotencyKey, or: ["idempotency_key"])
        preferProvider = try fields.defaulted(.preferProvider, or: ["prefer_provider"], default: .auto)
    }
}

extension EnrichmentRequest {
    /// The provider to ask first.
    public nonisolated enum PreferProvider: OpenEnumeration {
        case auto
        case google
        case openlibrary
        /// A value that is not in the contract. Decoding keeps it, and encoding writes it back.
        indirect case unknown(String)

        public static var allCases: [PreferProvider] { [.auto, .google, .openlibrary] }

        public init(rawValue: String) {
            switch rawValue {
            case "auto": self = .auto
            case "google": self = .google
            case "openlibrary": self = .openlibrary
            default: self = .unknown(rawValue)
            }
        }

        public var rawValue: String {
            switch self {
            case .auto: "auto"
            case .google: "google"
            case .openlibrary: "openlibrary"
            case .unknown(let rawValue): rawValue
            }
        }
    }
}
