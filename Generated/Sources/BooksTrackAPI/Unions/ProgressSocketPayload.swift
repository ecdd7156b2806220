// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

public import DTORuntime

/// What a message says. Its own `type` repeats the message's.
///
/// Deprecated since 3.3: use `sseUrl / statusUrl`. It may be gone from 2026-07-01.
///
/// `#/components/schemas/ProgressSocketPayload`
public nonisolated enum ProgressSocketPayload: Codable, Hashable, Sendable {
    case socketJobStarted(SocketJobStarted)
    indirect case socketJobProgress(SocketJobProgress)
    indirect case jobComplete(JobComplete)
    indirect case socketError(SocketError)
    case socketReady(SocketReady)
    case socketReadyAck(SocketReadyAck)
    indirect case socketReconnected(SocketReconnected)
    case socketBatchInit(SocketBatchInit)
    indirect case socketBatchProgress(SocketBatchProgress)
    case socketBatchComplete(SocketBatchComplete)
    case socketBatchCanceling(SocketBatchCanceling)
    case socketPing(SocketPing)
    case socketPong(SocketPong)
    /// A variant that the contract does not name; it is kept and written back.
    indirect case unknown(JSONValue)

    private static let variants: [UnionVariant<ProgressSocketPayload>] = [
        .tagged(
            "job_started",
            as: ProgressSocketPayload.socketJobStarted,
            required: ["type"],
            known: ["totalCount", "estimatedDuration", "totalItems"],
            constants: ["type": ["job_started"]]
        ),
        .tagged(
            "job_progress",
            as: ProgressSocketPayload.socketJobProgress,
            required: ["type", "progress", "status"],
            known: ["processedCount", "totalCount", "currentItem", "keepAlive"],
            constants: ["type": ["job_progress"]]
        ),
        .tagged(
            "job_complete",
            as: ProgressSocketPayload.jobComplete,
            required: ["type", "pipeline", "summary", "expiresAt"],
            constants: ["type": ["job_complete"]]
        ),
        .tagged(
            "error",
            as: ProgressSocketPayload.socketError,
            required: ["type", "code", "message"],
            known: ["retryable", "details"],
            constants: ["type": ["error"]]
        ),
        .tagged("ready", as: ProgressSocketPayload.socketReady, required: ["type"], constants: ["type": ["ready"]]),
        .tagged(
            "ready_ack",
            as: ProgressSocketPayload.socketReadyAck,
            required: ["type"],
            known: ["timestamp"],
            constants: ["type": ["ready_ack"]]
        ),
        .tagged(
            "reconnected",
            as: ProgressSocketPayload.socketReconnected,
            required: ["type", "progress", "status"],
            known: ["processedCount", "totalCount", "lastUpdate", "message"],
            constants: ["type": ["reconnected"]]
        ),
        .tagged(
            "batch-init",
            as: ProgressSocketPayload.socketBatchInit,
            required: ["type", "totalPhotos"],
            known: ["status"],
            constants: ["type": ["batch-init"]]
        ),
        .tagged(
            "batch-progress",
            as: ProgressSocketPayload.socketBatchProgress,
            required: ["type", "currentPhoto", "totalPhotos"],
            known: ["photoStatus", "booksFound", "totalBooksFound", "photos"],
            constants: ["type": ["batch-progress"]]
        ),
        .tagged(
            "batch-complete",
            as: ProgressSocketPayload.socketBatchComplete,
            required: ["type", "totalBooks"],
            known: ["photoResults", "books"],
            constants: ["type": ["batch-complete"]]
        ),
        .tagged(
            "batch-canceling",
            as: ProgressSocketPayload.socketBatchCanceling,
            required: ["type"],
            known: ["reason"],
            constants: ["type": ["batch-canceling"]]
        ),
        .tagged(
            "ping",
            as: ProgressSocketPayload.socketPing,
            required: ["type"],
            known: ["timestamp"],
            constants: ["type": ["ping"]]
        ),
        .tagged(
            "pong",
            as: ProgressSocketPayload.socketPong,
            required: ["type"],
            known: ["timestamp", "latency"],
            constants: ["type": ["pong"]]
        ),
    ]

    public init(from decoder: any Decoder) throws {
        self = try decoder.variant(of: Self.variants, discriminator: "type") { .unknown($0) }
    }

    public func encode(to encoder: any Encoder) throws {
        switch self {
        case .socketJobStarted(let value): try value.encode(to: encoder)
        case .socketJobProgress(let value): try value.encode(to: encoder)
        case .jobComplete(let value): try value.encode(to: encoder)
        case .socketError(let value): try value.encode(to: encoder)
        case .socketReady(let value): try value.encode(to: encoder)
        case .socketReadyAck(let value): try value.encode(to: encoder)
        case .socketReconnected(let value): try value.encode(to: encoder)
        case .socketBatchInit(let value): try value.encode(to: encoder)
        case .socketBatchProgress(let value): try value.encode(to: encoder)
        case .socketBatchComplete(let value): try value.encode(to: encoder)
        case .socketBatchCanceling(let value): try value.encode(to: encoder)
        case .socketPing(let value): try value.encode(to: encoder)
        case .socketPong(let value): try value.encode(to: encoder)
        case .unknown(let value): try value.encode(to: encoder)
        }
    }
}
