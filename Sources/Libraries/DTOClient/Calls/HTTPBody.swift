public import Foundation

/// The content of a request.
public enum HTTPBody: Sendable {
    /// No content.
    case none
    /// Bytes in memory.
    case data(Data)
    /// A file, which is read while it is sent.
    case file(URL)
    /// Pieces that are made while they are sent.
    case stream(BodyStream)
}

/// The pieces of a body, made one after another.
public struct BodyStream: Sendable {
    /// The size in bytes, or nil if it is unknown in advance.
    public var length: Int?
    /// Whether the body can be made again. If not, the request is never sent again.
    public var isReplayable: Bool
    /// Begins a new pass over the pieces. Each call of the result returns the next piece, and nil at the end.
    public var pieces: @Sendable () throws -> @Sendable () async throws -> Data?

    /// Makes a body of pieces.
    public init(
        length: Int? = nil, isReplayable: Bool,
        pieces: @escaping @Sendable () throws -> @Sendable () async throws -> Data?
    ) {
        self.length = length
        self.isReplayable = isReplayable
        self.pieces = pieces
    }
}

extension HTTPBody {
    /// Whether the body can be sent a second time.
    public var isReplayable: Bool {
        switch self {
        case .none, .data, .file: true
        case .stream(let stream): stream.isReplayable
        }
    }
}

extension HTTPBody {
    package var isNone: Bool {
        if case .none = self { true } else { false }
    }
}
