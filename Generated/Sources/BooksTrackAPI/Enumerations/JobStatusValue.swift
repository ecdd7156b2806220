// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// The state of a job. The last three are final.
///
/// `#/components/schemas/JobStatusValue`
public nonisolated enum JobStatusValue: OpenEnumeration {
    case initialized
    case processing
    case completed
    case failed
    case canceled
    /// A value that is not in the contract. Decoding keeps it, and encoding writes it back.
    indirect case unknown(String)

    public static var allCases: [JobStatusValue] { [.initialized, .processing, .completed, .failed, .canceled] }

    public init(rawValue: String) {
        switch rawValue {
        case "initialized": self = .initialized
        case "processing": self = .processing
        case "completed": self = .completed
        case "failed": self = .failed
        case "canceled": self = .canceled
        default: self = .unknown(rawValue)
        }
    }

    public var rawValue: String {
        switch self {
        case .initialized: "initialized"
        case .processing: "processing"
        case .completed: "completed"
        case .failed: "failed"
        case .canceled: "canceled"
        case .unknown(let rawValue): rawValue
        }
    }
}
