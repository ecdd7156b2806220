import DTOClient
import DTORuntime
import Foundation

/// Sends received events to the harness, one message after another. The URL of each message ends in the next number.
final class Callbacks: Sendable {
    enum Message: Sendable {
        case event(type: String, data: String, id: String)
        case comment(String)
        case error(String)
    }

    private let messages: AsyncStream<Message>.Continuation

    /// - Parameter url: The URL to which the numbers are appended.
    init(_ url: String) {
        let (stream, continuation) = AsyncStream.makeStream(of: Message.self)
        messages = continuation
        Task {
            var number = 0
            for await message in stream {
                number += 1
                await Self.post(message, to: "\(url)/\(number)")
            }
        }
    }

    func send(_ message: Message) { messages.yield(message) }

    func end() { messages.finish() }

    private static func post(_ message: Message, to url: String) async {
        guard let url = URL(string: url), let body = try? JSONEncoder().encode(Body(message)) else { return }
        var call = APICall(
            endpoint: APIEndpoint(.post, "/callback", id: "callback"),
            request: HTTPRequest(
                method: .post, url: url, headers: ["Content-Type": "application/json"], body: .data(body)))
        call.settings.retry = .never
        // If the harness has ended, the error is ignored.
        _ = try? await APIClient.shared.perform(call)
    }

    private struct Body: Encodable {
        var kind: String
        var event: [String: String]?
        var comment: String?
        var error: String?

        init(_ message: Message) {
            switch message {
            case .event(let type, let data, let id):
                kind = "event"
                event = ["type": type, "data": data, "id": id]
            case .comment(let text):
                kind = "comment"
                comment = text
            case .error(let text):
                kind = "error"
                error = text
            }
        }
    }
}
