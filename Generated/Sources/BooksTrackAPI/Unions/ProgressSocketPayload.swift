// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// What a message says. Its own `type` repeats the message's.
///
/// Deprecated since 3.3: use `sseUrl / statusUrl`. This may stop working from 2026-07-01.
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
    /// A value of no variant in the contract. Decoding keeps it, and encoding writes it back.
    indirect case unknown(JSONValue)

    private static let variants: [UnionVariant<ProgressSocketPayload>] = [
        .record(ProgressSocketPayload.socketJobStarted, tagged: "job_started", aliases: ["totalItems"]),
        .record(ProgressSocketPayload.socketJobProgress, tagged: "job_progress"),
        .record(ProgressSocketPayload.jobComplete, tagged: "job_complete"),
        .record(ProgressSocketPayload.socketError, tagged: "error"),
        .record(ProgressSocketPayload.socketReady, tagged: "ready"),
        .record(ProgressSocketPayload.socketReadyAck, tagged: "ready_ack"),
        .record(ProgressSocketPayload.socketReconnected, tagged: "reconnected"),
        .record(ProgressSocketPayload.socketBatchInit, tagged: "batch-init"),
        .record(ProgressSocketPayload.socketBatchProgress, tagged: "batch-progress"),
        .record(ProgressSocketPayload.socketBatchComplete, tagged: "batch-complete"),
        .record(ProgressSocketPayload.socketBatchCanceling, tagged: "batch-canceling"),
        .record(ProgressSocketPayload.socketPing, tagged: "ping"),
        .record(ProgressSocketPayload.socketPong, tagged: "pong"),
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
