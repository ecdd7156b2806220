public import Foundation

/// An event of a stream of server-sent events (WHATWG HTML section 9.2).
public struct ServerSentEvent: Hashable, Sendable {
    /// The event type, or `message` if the event has no type.
    public var name: String
    /// The lines of `data`, joined by line feeds, as UTF-8.
    public var data: Data
    /// The last `id` that the stream has sent, or an empty string.
    public var id: String

    /// Creates an event.
    public init(name: String = "message", data: Data, id: String = "") {
        self.name = name
        self.data = data
        self.id = id
    }
}

extension ServerSentEvent {
    /// The event as a server sends it. Line ends and null characters in the name and the id are left out.
    package var text: String {
        func line(_ text: String) -> String { String(text.filter { !Self.lineEnds.contains($0) && $0 != "\0" }) }
        let lines = String(decoding: data, as: UTF8.self).split(
            omittingEmptySubsequences: false, whereSeparator: Self.lineEnds.contains)
        return "id: \(line(id))\nevent: \(line(name))\n" + lines.map { "data: \($0)\n" }.joined() + "\n"
    }

    private static let lineEnds: Set<Character> = ["\n", "\r", "\r\n"]
}

/// The error for an event or a line of a stream that is larger than `StreamOptions.eventLimit`.
public struct EventTooLarge: SentError, Hashable, Sendable, CustomStringConvertible {
    /// The greatest size of an event, in bytes.
    public var limit: Int
    var sending: SendingFacts?

    /// Creates an error for a limit in bytes.
    package init(limit: Int) {
        self.limit = limit
    }

    /// Returns whether the limits are equal. The calls may differ.
    public static func == (left: Self, right: Self) -> Bool { left.limit == right.limit }

    /// Hashes the limit.
    public func hash(into hasher: inout Hasher) { hasher.combine(limit) }

    /// The error as an English sentence.
    public var description: String { "An event of the stream has more than \(limit) bytes." }
}
