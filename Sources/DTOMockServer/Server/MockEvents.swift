import DTORuntime
import Foundation

/// One message of a scripted stream of events (WHATWG HTML, section 9.2).
public struct MockEvent: Hashable, Sendable {
    /// Nil: `message`.
    public var name: String?
    /// Lines become lines of `data`.
    public var data: String
    /// Nil: its place in the script, from 1.
    public var id: String?
    /// How long the server waits before it.
    public var pause: Duration
    /// Lines before it that no client sees as an event.
    public var comments: [String] = []

    public init(_ name: String? = nil, data: String, id: String? = nil, pause: Duration = .zero) {
        self.name = name
        self.data = data
        self.id = id
        self.pause = pause
    }

    func text(id standard: String) -> String {
        var lines = comments.isEmpty ? [] : comments.map { ": \(Self.line($0))" } + [""]
        lines.append("id: \(Self.line(id ?? standard))")
        if let name { lines.append("event: \(Self.line(name))") }
        lines += RuntimeEvent.fields(of: data)
        return lines.joined(separator: "\n") + "\n\n"
    }

    private static func line(_ text: String) -> String {
        String(text.unicodeScalars.filter { $0 != "\r" && $0 != "\n" && $0 != "\0" })
    }
}

/// How a scripted stream goes, besides its events.
public struct MockEventOptions: Hashable, Sendable {
    /// How long clients are told to wait before they connect again; nil: nothing is said.
    public var retry: Duration?
    /// A comment that comes in every pause of this length; nil: none.
    public var heartbeat: Duration?
    /// The connection ends after so many events, once for each client that has not seen them; nil: never.
    public var dropAfter: Int?
    /// Whether a client that has seen the last event is told to come no more (204).
    public var endsWithNoContent = true

    public init() {}
}

extension MockHTTPResponse {
    /// A stream of events. A client that sends `Last-Event-ID` gets those behind it.
    ///
    /// - Parameter pause: waits between events as the script says. There is nothing to wait for but time, so it sleeps; tests give one that
    ///   takes none.
    public static func events(
        _ events: [MockEvent], to request: MockHTTPRequest? = nil, options: MockEventOptions = MockEventOptions(),
        pause: @escaping @Sendable (Duration) async throws -> Void = { try await Task.sleep(for: $0) }
    ) -> MockHTTPResponse {
        let numbered = events.enumerated().map { ($1.id ?? String($0 + 1), $1) }
        let seen = request?.headers["Last-Event-ID"].flatMap { id in numbered.firstIndex { $0.0 == id } }
        let rest = Array(numbered.dropFirst(seen.map { $0 + 1 } ?? 0))
        if rest.isEmpty, seen != nil, options.endsWithNoContent { return .status(.noContent) }
        var response = MockHTTPResponse(type: "text/event-stream", headers: ["Cache-Control": "no-store"]) { writer in
            if let retry = options.retry { try await writer.write("retry: \(retry.milliseconds)\n\n") }
            for (index, (id, event)) in rest.enumerated() {
                if seen == nil, options.dropAfter == index { throw MockServerError.connectionClosed }
                try await wait(event.pause, options.heartbeat, writer, pause)
                try await writer.write(event.text(id: id))
            }
        }
        response.headers["X-Accel-Buffering"] = "no"
        return response
    }

    private static func wait(
        _ duration: Duration, _ heartbeat: Duration?, _ writer: MockBodyWriter,
        _ pause: @Sendable (Duration) async throws -> Void
    ) async throws {
        var rest = duration
        if let heartbeat, heartbeat > .zero {
            while rest > heartbeat {
                try await pause(heartbeat)
                try await writer.write(": heartbeat\n\n")
                rest -= heartbeat
            }
        }
        if rest > .zero { try await pause(rest) }
    }
}

extension Duration {
    /// Whole milliseconds.
    var milliseconds: Int64 {
        components.seconds * 1_000 + components.attoseconds / 1_000_000_000_000_000
    }
}
