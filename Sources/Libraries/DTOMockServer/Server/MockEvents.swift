import DTOContract
import DTORuntime
import Foundation

/// An event of a scripted stream (WHATWG HTML section 9.2).
public struct MockEvent: Hashable, Sendable {
    /// The name of the event. Nil means `message`.
    public var name: String?
    /// The data. Each line of the data is sent as a `data` field.
    public var data: String
    /// The id of the event. Nil means the position of the event in the script, counted from 1.
    public var id: String?
    /// The pause before the event.
    public var pause: Duration
    /// Comment lines before the event, which clients ignore.
    public var comments: [String] = []

    /// Makes an event.
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

/// The options of a scripted stream.
public struct MockEventOptions: Hashable, Sendable {
    /// The time that clients should wait before they connect again. Nil means that the stream does not contain the
    /// time.
    public var retry: Duration?
    /// The interval between comments while the stream pauses. Nil means that there are no comments.
    public var heartbeat: Duration?
    /// The number of events after which the connection breaks off. A client that then sends `Last-Event-ID` gets the
    /// other events. Nil means that the connection does not break off.
    public var dropAfter: Int?
    /// Whether a client that has received the last event gets a 204, which tells it not to connect again.
    public var endsWithNoContent = true

    /// Makes the default options.
    public init() {}
}

extension MockHTTPResponse {
    /// Makes a stream of events. A client that sends `Last-Event-ID` gets the events after the event with that id.
    ///
    /// - Parameter pause: Waits between events as the script requires. By default the function sleeps. Tests can pass a
    ///   function that returns at once.
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
    /// The duration in whole milliseconds.
    var milliseconds: Int64 {
        components.seconds * 1_000 + components.attoseconds / 1_000_000_000_000_000
    }
}
