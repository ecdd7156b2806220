/// The request of a stream and the options for reading it.
struct StreamSource: Sendable {
    var api: any APIClientProtocol
    /// Returns the call for a new connection. The function `decode` of the call reads error responses.
    var call: @Sendable () throws -> APICall
    var format: EventStreamFormat
    var options: StreamOptions
    var clock: ClientClock

    var isServerSentEvents: Bool {
        if case .serverSentEvents = format { true } else { false }
    }

    /// Returns whether the stream ends after an event with this name.
    func isTerminal(_ name: String) -> Bool {
        if case .serverSentEvents(let terminal) = format { terminal.contains(name) } else { false }
    }
}
