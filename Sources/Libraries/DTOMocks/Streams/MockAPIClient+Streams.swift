public import DTOClient
import Foundation

extension MockAPIClient {
    /// Answers an operation with a stream of events, all of them at once.
    ///
    /// A client that reconnects gets the events after the last one that it has seen. If there are none, it gets the
    /// status 204, so that it does not reconnect again.
    public func respond(to operation: String, events: [ServerSentEvent]) {
        let numbered = events.enumerated().map { index, event in
            ServerSentEvent(name: event.name, data: event.data, id: event.id.isEmpty ? String(index + 1) : event.id)
        }
        let blocks = numbered.map { (id: $0.id, text: $0.text) }
        respond { call in call.endpoint.id == operation ? call.answer(withEvents: blocks) : nil }
    }
}
