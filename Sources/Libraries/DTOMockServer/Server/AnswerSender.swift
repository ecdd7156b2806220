public import Foundation

/// Sends a response, or simulates the fault of the response.
actor AnswerSender {
    private struct Cut: Error {}

    private let writer: ResponseWriter
    private let fault: MockFault?
    private let pause: @Sendable (Duration) async throws -> Void
    private var written = 0

    init(
        _ writer: ResponseWriter, fault: MockFault?, pause: @escaping @Sendable (Duration) async throws -> Void
    ) {
        self.writer = writer
        self.fault = fault
        self.pause = pause
    }

    /// Sends a response. The function returns when the connection has all bytes, or when the client is gone.
    func send(_ response: MockHTTPResponse, to head: HTTPRequestHead) async {
        if fault == .closeBefore { return writer.close(isAbrupt: false) }
        do {
            if case .garbage(let bytes) = fault {
                try await writer.write(bytes)
                return writer.finish(keepsAlive: false)
            }
            let text = HTTPResponseText(response, to: head)
            if fault == nil, let whole = text.whole {
                return try writer.finish(with: whole, keepsAlive: text.keepsAlive)
            }
            writer.finish(keepsAlive: try await sendWhole(text))
        } catch is Cut {
            writer.finish(keepsAlive: false)
        } catch MockServerError.connectionClosed where head.minorVersion == 1 {
            // The client gets the bytes that were written, and the chunks show that the body is not complete.
            writer.finish(keepsAlive: false)
        } catch {
            // An incomplete response must not look complete.
            writer.close(isAbrupt: true)
        }
    }

    private func sendWhole(_ text: HTTPResponseText) async throws -> Bool {
        let response = text.response
        switch text.framing {
        case .none: try await write(text.head)
        case .data: try await write(text.head + (response.body ?? Data()))
        case .chunked:
            try await write(text.head)
            try await response.writing?(MockBodyWriter { try await self.write(HTTPResponseText.chunk($0)) })
            try await write(HTTPResponseText.lastChunk)
        case .untilClose:
            try await write(text.head)
            try await response.writing?(MockBodyWriter { try await self.write($0) })
        }
        switch fault {
        case .closeAfter, .wrongLength: return false
        default: return text.keepsAlive
        }
    }

    private func write(_ bytes: Data) async throws {
        switch fault {
        case .closeWithin(let limit) where written + bytes.count >= limit:
            try await writer.write(bytes.prefix(max(0, limit - written)))
            throw Cut()
        case .trickle(let count, let delay):
            var rest = bytes
            while !rest.isEmpty {
                try await writer.write(rest.prefix(max(1, count)))
                rest = rest.dropFirst(max(1, count))
                try await pause(delay)
            }
        default: try await writer.write(bytes)
        }
        written += bytes.count
    }
}

/// Writes the body of a response piece by piece.
public struct MockBodyWriter: Sendable {
    private let body: @Sendable (Data) async throws -> Void

    init(_ body: @escaping @Sendable (Data) async throws -> Void) {
        self.body = body
    }

    /// Writes bytes. The function returns when there is room for more bytes.
    ///
    /// - Throws: `MockServerError.connectionClosed` or `CancellationError` if the client is gone.
    public func write(_ data: Data) async throws {
        try await body(data)
    }

    /// Writes text. The function returns when there is room for more text, and throws the errors of `write` for bytes.
    public func write(_ text: String) async throws {
        try await body(Data(text.utf8))
    }
}
