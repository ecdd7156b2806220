public import DTOClient
import Foundation

extension MockAPIClient {
    /// Answers the calls of an operation with a stream of events, which arrive all at once.
    ///
    /// A client that connects again gets the events after its last event. If there are no further events, the client
    /// gets the status 204 and does not connect again.
    public func respond(to operation: String, events: [ServerSentEvent]) {
        let numbered = events.enumerated().map { index, event in
            ServerSentEvent(name: event.name, data: event.data, id: event.id.isEmpty ? String(index + 1) : event.id)
        }
        let blocks = numbered.map { (id: $0.id, text: $0.text) }
        respond { call in call.endpoint.id == operation ? call.answer(withEvents: blocks) : nil }
    }
}
