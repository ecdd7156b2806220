/// Options for following a job.
public struct JobOptions: Sendable {
    /// The wait between two polls, if the server does not state one with `Retry-After`.
    public var pollingInterval = Duration.seconds(2)
    /// The number of consecutive polls that may fail to reach the server. The next failure ends the sequence with its
    /// error.
    public var pollingFailureLimit = 5
    /// Other hosts to which the job's URLs may lead. `*.example.com` allows all hosts below `example.com`.
    ///
    /// These hosts receive the job's token, but not the client's own credentials.
    public var allowedHosts: Set<String> = []
    /// Final states in lower case. The names of the last events of the stream are also final states.
    public var terminalStates: Set<String> = [
        "completed", "complete", "failed", "canceled", "cancelled", "error", "timeout",
    ]
    /// Options for reading the job's stream.
    public var stream = StreamOptions()
    /// The subprotocols that a web socket offers (`Sec-WebSocket-Protocol`), for APIs that read the job's token there.
    public var socketProtocols: [String] = []

    /// Makes options with the default values.
    public init() {}
}
