public import Foundation

/// The content of a request.
public enum HTTPBody: Sendable {
    /// No content.
    case none
    /// Bytes in memory.
    case data(Data)
    /// A file, which is read while it is sent.
    case file(URL)
    /// Pieces of data that a function produces while they are sent.
    case stream(BodyStream)
}

/// A request body whose pieces are produced one after another.
public struct BodyStream: Sendable {
    /// The size in bytes, or nil if it is unknown in advance.
    public var length: Int?
    /// Whether the pieces can be produced again. If the value is false, the request is not retried.
    public var isReplayable: Bool
    /// A function that starts from the first piece and returns an iterator function. Each call of the iterator function
    /// returns the next piece, or nil at the end.
    public var pieces: @Sendable () throws -> @Sendable () async throws -> Data?

    /// Creates a body from a function that produces its pieces.
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
