public import Foundation

/// One event of a stream (WHATWG HTML, section 9.2).
public struct ServerSentEvent: Hashable, Sendable {
    /// The event's type; `message` where the stream gives none.
    public var name: String
    /// The lines of `data`, joined by line feeds, as UTF-8.
    public var data: Data
    /// The last `id` that the stream has given; empty where it has given none.
    public var id: String

    public init(name: String = "message", data: Data, id: String = "") {
        self.name = name
        self.data = data
        self.id = id
    }
}

extension ServerSentEvent {
    /// As it is sent. A line end in the name or the id would be one of the stream, and is left out.
    var text: String {
        func line(_ text: String) -> String { String(text.filter { !Self.lineEnds.contains($0) && $0 != "\0" }) }
        let lines = String(decoding: data, as: UTF8.self).split(
            omittingEmptySubsequences: false, whereSeparator: Self.lineEnds.contains)
        return "id: \(line(id))\nevent: \(line(name))\n" + lines.map { "data: \($0)\n" }.joined() + "\n"
    }

    private static let lineEnds: Set<Character> = ["\n", "\r", "\r\n"]
}

/// An event, or one line of a stream, is larger than a client keeps in memory.
public struct EventTooLarge: Error, Hashable, Sendable, CustomStringConvertible {
    /// The most bytes that an event may have.
    public var limit: Int

    public init(limit: Int) {
        self.limit = limit
    }

    public var description: String { "An event of the stream has more than \(limit) bytes." }
}
