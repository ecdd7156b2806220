public import Foundation

/// The content of a request.
public enum HTTPBody: Sendable {
    case none
    case data(Data)
    /// A file, read while it is sent.
    case file(URL)
    /// Pieces that are made while they are sent.
    case stream(BodyStream)
}

/// Pieces of a body, made one after another.
public struct BodyStream: Sendable {
    /// In bytes; nil where it is not known beforehand.
    public var length: Int?
    /// Whether it can be made again. What cannot is sent once and never retried.
    public var isReplayable: Bool
    /// A new pass over the pieces: each call gives one, nil at the end.
    public var pieces: @Sendable () throws -> @Sendable () async throws -> Data?

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
    /// Whether a second attempt can send the same.
    public var isReplayable: Bool {
        switch self {
        case .none, .data, .file: true
        case .stream(let stream): stream.isReplayable
        }
    }
}

extension HTTPBody {
    var isNone: Bool {
        if case .none = self { true } else { false }
    }
}
