package import Foundation

/// Reads the messages of one connection, in any `EventStreamFormat`.
///
/// The reader is a class, so that its parser is not copied with its bytes for each piece.
package final class MessageReader {
    /// An element of one connection.
    package enum Element {
        case message(ServerSentEvent)
        case comment(Data)
        /// The beginning of a JSON value whose end may be missing.
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

    /// Reads the next bytes.
    ///
    /// - Parameter piece: The next bytes, or nil at the end of the connection.
    /// - Returns: The elements that the bytes complete, and an error if the reader cannot continue.
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
