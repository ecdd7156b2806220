import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Sends one request and receives its response. Redirects are not followed, because they could send the credentials to
/// another server.
// The class is `@unchecked Sendable`, because the session calls its delegate on one queue, and only the delegate uses
// the properties.
final class LiveExchange: NSObject, URLSessionDataDelegate, @unchecked Sendable {
    /// The greatest size of a response body, in bytes. A larger body is an error.
    private static let bodyLimit = 64 << 20

    /// A response, with the media type in lower case and without parameters.
    typealias Answer = (status: Int, mediaType: String?, body: Data)

    private var continuation: CheckedContinuation<Answer, any Error>?
    private var body = Data()

    private init(_ continuation: CheckedContinuation<Answer, any Error>) {
        self.continuation = continuation
    }

    static func answer(to request: URLRequest) async throws -> Answer {
        let configuration = URLSessionConfiguration.ephemeral
        configuration.timeoutIntervalForResource = 60
        return try await withCheckedThrowingContinuation { continuation in
            let queue = OperationQueue()
            queue.maxConcurrentOperationCount = 1
            let session = URLSession(
                configuration: configuration, delegate: LiveExchange(continuation), delegateQueue: queue)
            session.dataTask(with: request).resume()
            session.finishTasksAndInvalidate()
        }
    }

    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
        body.append(data)
        if body.count > Self.bodyLimit {
            end(.failure(LiveFault("the body has more than \(Self.bodyLimit) bytes")))
            dataTask.cancel()
        }
    }

    func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
        if let response = task.response as? HTTPURLResponse, error == nil {
            let type = response.value(forHTTPHeaderField: "Content-Type")?.prefix { $0 != ";" }
            let mediaType = type.map { $0.filter { $0 != " " }.lowercased() }
            end(.success((response.statusCode, mediaType, body)))
        } else {
            end(.failure(LiveFault(error?.localizedDescription ?? "no response arrived")))
        }
    }

    func urlSession(
        _ session: URLSession, task: URLSessionTask, willPerformHTTPRedirection response: HTTPURLResponse,
        newRequest request: URLRequest, completionHandler: @escaping (URLRequest?) -> Void
    ) {
        end(.success((response.statusCode, nil, Data((response.value(forHTTPHeaderField: "Location") ?? "").utf8))))
        completionHandler(nil)
    }

    func urlSession(
        _ session: URLSession, task: URLSessionTask, didReceive challenge: URLAuthenticationChallenge,
        completionHandler: @escaping (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
    ) {
        #if canImport(FoundationNetworking)
            // On Linux, the session asks for credentials after the whole response has arrived, and would wait without
            // end. Cancelling within a callback can cause a deadlock.
            end(.success(((task.response as? HTTPURLResponse)?.statusCode ?? 401, nil, body)))
            DispatchQueue.global().async { task.cancel() }
        #else
            completionHandler(.performDefaultHandling, nil)
        #endif
    }

    private func end(_ result: Result<Answer, any Error>) {
        continuation?.resume(with: result)
        continuation = nil
    }
}
