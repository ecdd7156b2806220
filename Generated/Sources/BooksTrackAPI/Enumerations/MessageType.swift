// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// The kind of a WebSocket message. `ping` and `pong` are not sent since version 2.4.
///
/// Deprecated since 3.3. This may stop working from 2026-07-01.
///
/// `#/components/schemas/MessageType`
public nonisolated enum MessageType: OpenEnumeration {
    case jobStarted
    case jobProgress
    case jobComplete
    case error
    case ready
    case readyAck
    case reconnected
    case batchInit
    case batchProgress
    case batchComplete
    case batchCanceling
    case ping
    case pong
    /// A value that is not in the contract. Decoding keeps it, and encoding writes it back.
    indirect case unknown(String)

    public static var allCases: [MessageType] {
        [
            .jobStarted, .jobProgress, .jobComplete, .error, .ready, .readyAck, .reconnected, .batchInit,
            .batchProgress, .batchComplete, .batchCanceling, .ping, .pong,
        ]
    }

    public init(rawValue: String) {
        switch rawValue {
        case "job_started": self = .jobStarted
        case "job_progress": self = .jobProgress
        case "job_complete": self = .jobComplete
        case "error": self = .error
        case "ready": self = .ready
        case "ready_ack": self = .readyAck
        case "reconnected": self = .reconnected
        case "batch-init": self = .batchInit
        case "batch-progress": self = .batchProgress
        case "batch-complete": self = .batchComplete
        case "batch-canceling": self = .batchCanceling
        case "ping": self = .ping
        case "pong": self = .pong
        default: self = .unknown(rawValue)
        }
    }

    public var rawValue: String {
        switch self {
        case .jobStarted: "job_started"
        case .jobProgress: "job_progress"
        case .jobComplete: "job_complete"
        case .error: "error"
        case .ready: "ready"
        case .readyAck: "ready_ack"
        case .reconnected: "reconnected"
        case .batchInit: "batch-init"
        case .batchProgress: "batch-progress"
        case .batchComplete: "batch-complete"
        case .batchCanceling: "batch-canceling"
        case .ping: "ping"
        case .pong: "pong"
        case .unknown(let rawValue): rawValue
        }
    }
}
