/// How a stream is read, and when it is connected again.
public struct StreamOptions: Sendable {
    /// Which streams of server-sent events are connected again when they break.
    public enum Reconnection: Hashable, Sendable {
        /// The streams of GET requests. Any other request may do something, such as begin a conversation, and is sent once.
        case safeRequests
        /// All streams, whatever their requests do.
        case always
        case never
    }

    /// The id of the event after which the stream goes on; nil: the one that the operation sends, if any.
    public var lastEventID: String?
    public var reconnection = Reconnection.safeRequests
    /// The wait before the stream is connected again. The stream itself may state another (`retry`). Each further failure doubles it.
    public var reconnectionDelay = Duration.seconds(3)
    /// The longest wait that failures lead to. A server that asks for a longer one with `Retry-After` ends the stream.
    public var longestDelay = Duration.seconds(60)
    /// The number of failures without an event between them that ends the stream.
    public var failureLimit = 5
    /// A connection on which no byte comes for so long has failed; nil: the client waits for ever.
    public var readTimeout: Duration? = .seconds(300)
    /// The most bytes that one event or one value may have. The stream ends with `EventTooLarge` where one has more.
    public var eventLimit = 1 << 20
    /// Hears of each comment of a stream of server-sent events. Servers send comments to keep a connection open.
    public var onComment: (@Sendable (String) -> Void)?
    /// Hears of each failure after which the stream is connected again, before the wait.
    public var onFailure: (@Sendable (any Error) -> Void)?

    public init() {}
}
