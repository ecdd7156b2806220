import DTORuntime
import Foundation

extension JobRequests {
    /// Converts a message of a web socket, such as `{"type": "job_progress", "payload": {…}}`, to a message of the
    /// event stream. The content is the value of `payload` or `data`, or the whole message if it has neither key.
    func message(_ data: Data) -> StreamMessage {
        let json = try? DTODecoder().decode(JSONValue.self, from: data)
        var content = data
        if let payload = json?["payload"] ?? json?["data"], let encoded = try? DTOEncoder().encode(payload) {
            content = encoded
        }
        let name = (json?["type"] ?? json?["event"])?.stringValue
        return StreamMessage(
            name: name ?? "message", data: content, id: nil, endpoint: Job.ProgressStream.endpoint,
            settings: client.settings, status: 101)
    }
}

#if !canImport(FoundationNetworking)
    /// A web socket from which messages are read (RFC 6455). Web sockets of Foundation work only on Apple platforms.
    final class ProgressSocket: Sendable {
        private let session: URLSession
        private let task: URLSessionWebSocketTask

        /// Opens the socket.
        ///
        /// - Parameter limit: The greatest size of a message, in bytes.
        init(_ request: URLRequest, limit: Int) {
            session = URLSession(configuration: .ephemeral)
            task = session.webSocketTask(with: request)
            task.maximumMessageSize = limit
            task.resume()
        }

        deinit {
            task.cancel(with: .goingAway, reason: nil)
            session.finishTasksAndInvalidate()
        }

        /// Returns the next message, or nil if the server has closed the socket normally.
        func next() async throws -> Data? {
            let task = task
            return try await withTaskCancellationHandler {
                do {
                    switch try await task.receive() {
                    case .string(let text): return Data(text.utf8)
                    case .data(let data): return data
                    @unknown default: return Data()
                    }
                } catch {
                    if task.closeCode == .normalClosure { return nil }
                    throw error
                }
            } onCancel: {
                task.cancel(with: .goingAway, reason: nil)
            }
        }
    }

    extension JobRequests {
        func socket(at url: URL) throws -> ProgressSocket {
            guard var parts = URLComponents(url: url, resolvingAgainstBaseURL: true) else {
                throw JobClientError.invalidResponse
            }
            if parts.scheme?.lowercased() == "https" { parts.scheme = "wss" }
            if parts.scheme?.lowercased() == "http" { parts.scheme = "ws" }
            guard let url = parts.url else { throw JobClientError.invalidResponse }
            var request = URLRequest(url: url)
            if let token = job.progressLinks.token, HTTPHeaders.isValue(token) {
                request.setValue("Bearer \(token)", forHTTPHeaderField: "Authorization")
            }
            let protocols = options.socketProtocols.joined(separator: ", ")
            if !protocols.isEmpty { request.setValue(protocols, forHTTPHeaderField: "Sec-WebSocket-Protocol") }
            return ProgressSocket(request, limit: options.stream.eventLimit)
        }
    }
#endif
