package import Foundation

/// Reads the messages of one connection, in any framing.
///
/// It is a class, because an enumeration with a parser as its payload would be copied with all its bytes for each
/// piece.
package final class MessageReader {
    /// An element of one connection.
    package enum Element {
        case message(ServerSentEvent)
        case comment(Data)
        /// The beginning of a value that has lost its end.
        case truncated(Data)
    }

    private var events: EventStreamParser
    private var lines: LineParser?

    package init(_ format: EventStreamFormat, limit: Int, lastEventID: String, includesComments: Bool) {
        events = EventStreamParser(limit: limit, lastEventID: lastEventID, includesComments: includesComments)
        switch format {
        case .serverSentEvents: lines = nil
        case .jsonLines: lines = LineParser(limit: limit, isSequence: false)
        case .jsonSequence: lines = LineParser(limit: limit, isSequence: true)
        }
    }

    /// Whether the messages are server-sent events.
    package var isEvents: Bool { lines == nil }
    var lastEventID: String { events.lastEventID }
    var reconnectionDelay: Duration? { events.reconnectionDelay }

    /// - Parameter piece: The next bytes, or nil at the end of the connection.
    /// - Returns: The elements that the bytes complete, and the error after which nothing can be read.
    package func read(_ piece: Data?) -> (elements: [Element], failure: EventTooLarge?) {
        lines == nil ? readEvents(piece) : readLines(piece)
    }

    private func readEvents(_ piece: Data?) -> ([Element], EventTooLarge?) {
        guard let piece else { return ([], nil) }
        var found: [EventStreamParser.Element] = []
        let failure = Self.failure { try piece.withUnsafeBytes { try events.parse($0, into: &found) } }
        return (
            found.map { element in
                switch element {
                case .event(let event): .message(event)
                case .comment(let text): .comment(text)
                }
            }, failure
        )
    }

    private func readLines(_ piece: Data?) -> ([Element], EventTooLarge?) {
        var found: [LineParser.Element] = []
        let failure = Self.failure {
            guard let piece else { return lines?.finish(&found) ?? () }
            try piece.withUnsafeBytes { try lines?.parse($0, into: &found) }
        }
        return (
            found.map { $0.isWhole ? .message(ServerSentEvent(data: $0.text)) : .truncated($0.text) }, failure
        )
    }

    private static func failure(_ body: () throws -> Void) -> EventTooLarge? {
        do {
            try body()
            return nil
        } catch {
            return error as? EventTooLarge
        }
    }
}
