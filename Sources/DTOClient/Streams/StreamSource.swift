/// Where a stream comes from, and how it is read.
struct StreamSource: Sendable {
    var api: any APIClientProtocol
    /// The request, made anew for each connection. Its `decode` reads the answers that are not streams.
    var call: @Sendable () throws -> APICall
    var format: EventStreamFormat
    var options: StreamOptions
    var clock: ClientClock

    var isServerSentEvents: Bool {
        if case .serverSentEvents = format { true } else { false }
    }

    /// Whether no event follows one with this name.
    func isTerminal(_ name: String) -> Bool {
        if case .serverSentEvents(let terminal) = format { terminal.contains(name) } else { false }
    }
}
