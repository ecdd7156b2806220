/// Options for reading a stream, and for connecting again after a failure.
public struct StreamOptions: Sendable {
    /// The streams of server-sent events that are connected again after a failure.
    public enum Reconnection: Hashable, Sendable {
        /// Streams of GET requests. Any other request may have an effect, such as the start of a conversation.
        case safeRequests
        /// All streams of server-sent events, even if their requests have an effect.
        case always
        /// No streams.
        case never
    }

    /// The id of the event after which the stream continues. If the value is nil, the parameter `Last-Event-ID` of the
    /// operation is used, if the operation has this parameter.
    public var lastEventID: String?
    /// The streams that are connected again after a failure.
    public var reconnection = Reconnection.safeRequests
    /// The time to wait after a failure before the stream is connected again. The field `retry` of the stream has
    /// priority. Each further failure doubles the wait, up to `longestDelay`.
    public var reconnectionDelay = Duration.seconds(3)
    /// The limit for the doubled waits. If the server requests a longer wait with `Retry-After`, the stream throws the
    /// error.
    public var longestDelay = Duration.seconds(60)
    /// The number of consecutive failures without an event at which the stream throws the last error.
    public var failureLimit = 5
    /// The time without a byte after which a connection is treated as failed. Nil means no limit.
    public var readTimeout: Duration? = .seconds(300)
    /// The greatest size of an event or a value, in bytes. After a larger event, the stream throws
    /// `APIClientError.transport` with `EventTooLarge`.
    public var eventLimit = 1 << 20
    /// Receives each comment of a stream of server-sent events. Servers send comments to keep a connection open.
    public var onComment: (@Sendable (String) -> Void)?
    /// Receives each failure after which the stream is connected again, before the wait.
    public var onFailure: (@Sendable (any Error) -> Void)?

    /// Creates options with the default values.
    public init() {}
}
