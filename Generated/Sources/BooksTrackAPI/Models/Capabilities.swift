// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// What this deployment can do. Deployments tell more than is listed here; that is kept.
///
/// `#/components/schemas/Capabilities`
public nonisolated struct Capabilities: DefensiveRecord, Hashable, Sendable {
    /// Missing or null: `""`.
    public var version: String
    /// By the feature's name. Missing or null: `[:]`.
    public var features: [String: CapabilityFeature]
    /// By the limit's name. Missing or null: `[:]`.
    public var limits: [String: Int]
    /// Values of keys that are not in the contract.
    public var additionalProperties: [String: JSONValue]

    public init(
        version: String,
        features: [String: CapabilityFeature] = [:],
        limits: [String: Int] = [:],
        additionalProperties: [String: JSONValue] = [:]
    ) {
        self.version = version
        self.features = features
        self.limits = limits
        self.additionalProperties = additionalProperties
    }

    public enum CodingKeys: String, RecordKey {
        case version
        case features
        case limits
    }

    @_spi(Generated) public static var requiredKeys: [CodingKeys] { [.version, .features, .limits] }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        version = try fields.value(.version, default: "")
        features = try fields.dictionary(.features)
        limits = try fields.dictionary(.limits)
        additionalProperties = try fields.additional()
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(version, forKey: .version)
        try container.encode(features, forKey: .features)
        try container.encode(limits, forKey: .limits)
        try encoder.encodeAdditional(additionalProperties, besides: CodingKeys.self)
    }
}
