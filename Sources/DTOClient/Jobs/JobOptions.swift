/// How a job is followed.
public struct JobOptions: Sendable {
    /// The wait between two polls, where the server states none with `Retry-After`.
    public var pollingInterval = Duration.seconds(2)
    /// The number of polls in a row that may find no server. The next one ends the sequence with its error.
    public var pollingFailureLimit = 5
    /// Hosts besides the server's own to which a job's URLs may lead. `*.example.com` allows all hosts below `example.com`.
    ///
    /// The job's token is sent to them, too; the client's own credentials are not.
    public var allowedHosts: Set<String> = []
    /// States, in small letters, after which there is no other. The names of the stream's last events are states of this kind as well.
    public var terminalStates: Set<String> = [
        "completed", "complete", "failed", "canceled", "cancelled", "error", "timeout",
    ]
    /// How the job's stream is read.
    public var stream = StreamOptions()
    /// The subprotocols that a web socket offers (`Sec-WebSocket-Protocol`), where the API takes the job's token there.
    public var socketProtocols: [String] = []

    public init() {}
}
