/// The request of a stream and the options for reading it.
struct StreamSource: Sendable {
    var api: any APIClientProtocol
    /// Makes the request, for each connection. Its `decode` reads responses that are not streams.
    var call: @Sendable () throws -> APICall
    var format: EventStreamFormat
    var options: StreamOptions
    var clock: ClientClock

    var isServerSentEvents: Bool {
        if case .serverSentEvents = format { true } else { false }
    }

    /// Whether an event with this name is the last one.
    func isTerminal(_ name: String) -> Bool {
        if case .serverSentEvents(let terminal) = format { terminal.contains(name) } else { false }
    }
}
