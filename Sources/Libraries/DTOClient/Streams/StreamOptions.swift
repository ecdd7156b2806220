/// Options for reading a stream and connecting again.
public struct StreamOptions: Sendable {
    /// The streams of server-sent events that are connected again after a break.
    public enum Reconnection: Hashable, Sendable {
        /// The streams of GET requests. Any other request may have an effect, such as the start of a conversation, so
        /// it is sent once.
        case safeRequests
        /// All streams, whatever the effect of their requests.
        case always
        /// No streams.
        case never
    }

    /// The id of the event after which the stream continues. Nil means the id that the operation sends, if any.
    public var lastEventID: String?
    /// The streams that are connected again after a break.
    public var reconnection = Reconnection.safeRequests
    /// The wait before the stream is connected again. The stream may state another one (`retry`). Each further failure
    /// doubles the wait.
    public var reconnectionDelay = Duration.seconds(3)
    /// The longest wait after failures. If a server requests a longer one with `Retry-After`, the stream ends.
    public var longestDelay = Duration.seconds(60)
    /// The number of consecutive failures without an event that ends the stream.
    public var failureLimit = 5
    /// The time without a byte after which a connection has failed. Nil means no limit.
    public var readTimeout: Duration? = .seconds(300)
    /// The greatest size of an event or a value, in bytes. A larger one ends the stream with `EventTooLarge`.
    public var eventLimit = 1 << 20
    /// Receives each comment of a stream of server-sent events. Servers send comments to keep a connection open.
    public var onComment: (@Sendable (String) -> Void)?
    /// Receives each failure after which the stream is connected again, before the wait.
    public var onFailure: (@Sendable (any Error) -> Void)?

    /// Makes options with the default values.
    public init() {}
}
