/// Options for following a job.
public struct JobOptions: Sendable {
    /// The wait between two polls. The header `Retry-After` of a response has priority.
    public var pollingInterval = Duration.seconds(2)
    /// The number of consecutive failed polls at which the sequence throws the last error. Only temporary failures,
    /// such as a lost connection, are counted. Any other failure is thrown at once.
    public var pollingFailureLimit = 5
    /// Hosts that the URLs of a job may have, in addition to the host of the server. `*.example.com` allows all
    /// subdomains of `example.com`.
    ///
    /// These hosts receive the token of the job, but not the credentials of the client.
    public var allowedHosts: Set<String> = []
    /// The states in lower case in which a job has ended. The final events of the stream in the contract are also final
    /// states.
    public var terminalStates: Set<String> = [
        "completed", "complete", "failed", "canceled", "cancelled", "error", "timeout",
    ]
    /// Options for reading the event stream of a job.
    public var stream = StreamOptions()
    /// The subprotocols that a web socket offers in `Sec-WebSocket-Protocol`. Some APIs expect the token of the job in
    /// this header.
    public var socketProtocols: [String] = []

    /// Creates options with the default values.
    public init() {}
}
