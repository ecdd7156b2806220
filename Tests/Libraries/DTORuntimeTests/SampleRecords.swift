@_spi(Generated) public import DTORuntime
import Foundation

// These types have the form of generated types, with one property of each kind.

public nonisolated struct Work: DefensiveRecord, Hashable, Sendable {
    public var title: String
    public var subjectTags: [String]
    public var firstPublicationYear: Int?
    public var quality: Int
    public var reviewStatus: ReviewStatus
    @available(*, deprecated, message: "Use goodreadsWorkIDs.")
    public var goodreadsID: String? {
        get { _goodreadsID }
        set { _goodreadsID = newValue }
    }
    private var _goodreadsID: String?
    public var boundingBox: BoundingBox?

    public init(
        title: String,
        subjectTags: [String] = [],
        firstPublicationYear: Int? = nil,
        quality: Int = 0,
        reviewStatus: ReviewStatus = .needsReview,
        goodreadsID: String? = nil,
        boundingBox: BoundingBox? = nil
    ) {
        self.title = title
        self.subjectTags = subjectTags
        self.firstPublicationYear = firstPublicationYear
        self.quality = quality
        self.reviewStatus = reviewStatus
        self._goodreadsID = goodreadsID
        self.boundingBox = boundingBox
    }

    public enum CodingKeys: String, RecordKey {
        case title
        case subjectTags
        case firstPublicationYear
        case quality
        case reviewStatus
        case _goodreadsID = "goodreadsID"
        case boundingBox
    }

    public static var requiredKeys: [CodingKeys] { [.title, .subjectTags, .quality, .reviewStatus] }

    public init(from fields: DefensiveFields<CodingKeys>) throws {
        title = try fields.strict(.title)
        subjectTags = try fields.array(.subjectTags)
        firstPublicationYear = try fields.optional(.firstPublicationYear)
        quality = try fields.value(.quality, default: 0)
        reviewStatus = try fields.value(.reviewStatus, default: .needsReview)
        _goodreadsID = try fields.optional(._goodreadsID)
        boundingBox = try fields.optional(.boundingBox)
    }
}

public nonisolated struct BoundingBox: DefensiveRecord, Hashable, Sendable {
    public var x: Double
    public var y: Double

    public init(x: Double, y: Double) {
        self.x = x
        self.y = y
    }

    public enum CodingKeys: String, RecordKey {
        case x
        case y
    }

    public static var requiredKeys: [CodingKeys] { [.x, .y] }

    public init(from fields: DefensiveFields<CodingKeys>) throws {
        x = try fields.value(.x, default: 0)
        y = try fields.value(.y, default: 0)
    }
}

public nonisolated enum ReviewStatus: OpenEnumeration {
    case verified
    case needsReview
    case userEdited
    indirect case unknown(String)

    public static var allCases: [ReviewStatus] { [.verified, .needsReview, .userEdited] }

    public init(rawValue: String) {
        switch rawValue {
        case "verified": self = .verified
        case "needsReview": self = .needsReview
        case "userEdited": self = .userEdited
        default: self = .unknown(rawValue)
        }
    }

    public var rawValue: String {
        switch self {
        case .verified: "verified"
        case .needsReview: "needsReview"
        case .userEdited: "userEdited"
        case .unknown(let rawValue): rawValue
        }
    }
}

public nonisolated enum Priority: OpenEnumeration {
    case low
    case high
    case unknown(Int)

    public static var allCases: [Priority] { [.low, .high] }

    public init(rawValue: Int) {
        switch rawValue {
        case 1: self = .low
        case 2: self = .high
        default: self = .unknown(rawValue)
        }
    }

    public var rawValue: Int {
        switch self {
        case .low: 1
        case .high: 2
        case .unknown(let rawValue): rawValue
        }
    }
}

public nonisolated enum JobResults: Codable, Hashable, Sendable {
    case importResults(ImportResults)
    case scanResults(ScanResults)
    indirect case unknown(JSONValue)

    private static let variants: [UnionVariant<JobResults>] = [
        .record(JobResults.importResults),
        .record(JobResults.scanResults),
    ]

    public init(from decoder: any Decoder) throws {
        self = try decoder.variant(of: Self.variants) { .unknown($0) }
    }

    public func encode(to encoder: any Encoder) throws {
        switch self {
        case .importResults(let value): try value.encode(to: encoder)
        case .scanResults(let value): try value.encode(to: encoder)
        case .unknown(let value): try value.encode(to: encoder)
        }
    }
}

public nonisolated struct ImportResults: DefensiveRecord, Hashable, Sendable {
    public var booksCreated: Int
    public var booksUpdated: Int?
    public var errors: [String]?

    public enum CodingKeys: String, RecordKey {
        case booksCreated
        case booksUpdated
        case errors
    }

    public static var requiredKeys: [CodingKeys] { [.booksCreated] }

    public init(from fields: DefensiveFields<CodingKeys>) throws {
        booksCreated = try fields.value(.booksCreated, default: 0)
        booksUpdated = try fields.optional(.booksUpdated)
        errors = try fields.optional(.errors)
    }
}

public nonisolated struct ScanResults: DefensiveRecord, Hashable, Sendable {
    public var totalDetected: Int
    public var approved: Int?

    public enum CodingKeys: String, RecordKey {
        case totalDetected
        case approved
    }

    public static var requiredKeys: [CodingKeys] { [.totalDetected] }

    public init(from fields: DefensiveFields<CodingKeys>) throws {
        totalDetected = try fields.value(.totalDetected, default: 0)
        approved = try fields.optional(.approved)
    }
}

public nonisolated struct ResponseEnvelope<Payload: Codable & Hashable & Sendable>: AliasedRecord, Hashable, Sendable {
    public var success: Bool?
    public var data: Payload?
    public var metadata: ResponseMetadata
    public var error: ApiError?

    public enum CodingKeys: String, RecordKey {
        case success
        case data
        case metadata
        case error
    }

    public static var requiredKeys: [CodingKeys] { [.metadata] }

    public static var requiredAliases: [String] { ["meta"] }

    public init(from fields: DefensiveFields<CodingKeys>) throws {
        success = try fields.optional(.success)
        data = try fields.payload(.data)
        metadata = try fields.record(.metadata, or: ["meta"])
        error = try fields.failure(.error)
    }

    public func payload() throws -> Payload {
        try resolveEnvelope(success: success, payload: data, error: error, payloadKey: "data")
    }
}

public nonisolated struct ResponseMetadata: DefensiveRecord, Hashable, Sendable {
    public var timestamp: Timestamp
    public var provider: String?

    public enum CodingKeys: String, RecordKey {
        case timestamp
        case provider
    }

    public static var requiredKeys: [CodingKeys] { [.timestamp] }

    public init(from fields: DefensiveFields<CodingKeys>) throws {
        timestamp = try fields.value(.timestamp, default: Timestamp(""))
        provider = try fields.optional(.provider)
    }
}

public nonisolated struct ApiError: DefensiveRecord, Hashable, Sendable, Error {
    public var code: String
    public var message: String
    public var retryable: Bool
    public var details: [String: JSONValue]?

    public enum CodingKeys: String, RecordKey {
        case code
        case message
        case retryable
        case details
    }

    public static var requiredKeys: [CodingKeys] { [.code, .message, .retryable] }

    public init(from fields: DefensiveFields<CodingKeys>) throws {
        code = try fields.value(.code, default: "UNKNOWN")
        message = try fields.value(.message, default: "")
        retryable = try fields.value(.retryable, default: false)
        details = try fields.optional(.details)
    }
}
