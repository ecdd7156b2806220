public import Foundation

/// One event of a stream (WHATWG HTML section 9.2).
public struct ServerSentEvent: Hashable, Sendable {
    /// The event's type, or `message` if the stream gives none.
    public var name: String
    /// The lines of `data`, joined by line feeds, as UTF-8.
    public var data: Data
    /// The last `id` in the stream, or an empty text.
    public var id: String

    /// Makes an event.
    public init(name: String = "message", data: Data, id: String = "") {
        self.name = name
        self.data = data
        self.id = id
    }
}

extension ServerSentEvent {
    /// The event as a server sends it. Line ends in the name or the id are left out, because they would begin another
    /// line.
    package var text: String {
        func line(_ text: String) -> String { String(text.filter { !Self.lineEnds.contains($0) && $0 != "\0" }) }
        let lines = String(decoding: data, as: UTF8.self).split(
            omittingEmptySubsequences: false, whereSeparator: Self.lineEnds.contains)
        return "id: \(line(id))\nevent: \(line(name))\n" + lines.map { "data: \($0)\n" }.joined() + "\n"
    }

    private static let lineEnds: Set<Character> = ["\n", "\r", "\r\n"]
}

/// An error: an event or a line of a stream is larger than the client's limit.
public struct EventTooLarge: SentError, Hashable, Sendable, CustomStringConvertible {
    /// The greatest size of an event, in bytes.
    public var limit: Int
    var sending: SendingFacts?

    /// Makes an error.
    package init(limit: Int) {
        self.limit = limit
    }

    /// Compares the limits. Errors of different calls may be equal.
    public static func == (left: Self, right: Self) -> Bool { left.limit == right.limit }

    /// Hashes the limit.
    public func hash(into hasher: inout Hasher) { hasher.combine(limit) }

    /// The error in words.
    public var description: String { "An event of the stream has more than \(limit) bytes." }
}
