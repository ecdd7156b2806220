// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// Whether the cache had the answer.
///
/// `#/components/headers/CacheStatus`
public nonisolated enum CacheStatusHeader: OpenEnumeration {
    case hit
    case miss
    /// A value that is not in the contract. Decoding keeps it, and encoding writes it back.
    indirect case unknown(String)

    public static var allCases: [CacheStatusHeader] { [.hit, .miss] }

    public init(rawValue: String) {
        switch rawValue {
        case "HIT": self = .hit
        case "MISS": self = .miss
        default: self = .unknown(rawValue)
        }
    }

    public var rawValue: String {
        switch self {
        case .hit: "HIT"
        case .miss: "MISS"
        case .unknown(let rawValue): rawValue
        }
    }
}
