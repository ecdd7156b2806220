import DTORuntime
import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Knows which exchange each task of a session belongs to.
final class ExchangeTable: Sendable {
    /// Where requests wait for their turn.
    let turnstile = Turnstile()
    private let exchanges = Guarded([Int: Exchange]())

    func add(_ exchange: Exchange, for task: URLSessionTask) {
        exchanges.withLock { $0[task.taskIdentifier] = exchange }
    }

    subscript(task: URLSessionTask) -> Exchange? {
        exchanges.withLock { $0[task.taskIdentifier] }
    }

    func remove(_ task: URLSessionTask) -> Exchange? {
        #if canImport(FoundationNetworking)
            turnstile.leave()
        #endif
        return exchanges.withLock { $0.removeValue(forKey: task.taskIdentifier) }
    }
}

/// Hands what a session says to the exchange that it is about.
final class SessionDelegate: NSObject, URLSessionDataDelegate {
    private let exchanges: ExchangeTable

    init(exchanges: ExchangeTable) {
        self.exchanges = exchanges
    }

    func urlSession(
        _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
        completionHandler: @escaping (URLSession.ResponseDisposition) -> Void
    ) {
        // An interim answer is followed by the final one (RFC 9110, section 15.2). After 101 comes no other.
        if let response = response as? HTTPURLResponse, response.statusCode >= 200 || response.statusCode == 101 {
            exchanges[dataTask]?.receive(response)
        }
        completionHandler(.allow)
    }

    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
        exchanges[dataTask]?.receive(data)
    }

    func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
        // On Linux a redirect without a location is told of here only.
        exchanges.remove(task)?.end(error, task.response as? HTTPURLResponse)
    }

    func urlSession(
        _ session: URLSession, task: URLSessionTask, willPerformHTTPRedirection response: HTTPURLResponse,
        newRequest request: URLRequest, completionHandler: @escaping (URLRequest?) -> Void
    ) {
        // The transport follows redirects itself.
        if exchanges[task]?.beginRedirect() == true { completionHandler(nil) }
    }

    func urlSession(
        _ session: URLSession, task: URLSessionTask, didReceive challenge: URLAuthenticationChallenge,
        completionHandler: @escaping (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
    ) {
        #if canImport(FoundationNetworking)
            // The session asks after the whole answer is there, and answers to its question by nothing but an error: the task would wait
            // for ever. The answer is the client's, which has credentials of its own.
            exchanges[task]?.end(nil, task.response as? HTTPURLResponse)
            // Cancelling within a callback has locked up.
            let cancel = Unchecked(value: completionHandler)
            DispatchQueue.global().async { cancel.value(.cancelAuthenticationChallenge, nil) }
        #else
            completionHandler(.performDefaultHandling, nil)
        #endif
    }
}

/// A value that one thread hands to another and does not use any more.
// `@unchecked`, because the session's closures are not marked as `Sendable`, although they are meant for any thread.
private struct Unchecked<Value>: @unchecked Sendable {
    let value: Value
}
