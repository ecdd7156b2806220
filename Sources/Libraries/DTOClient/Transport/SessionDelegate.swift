import DTORuntime
import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#else
    import Security
#endif

/// Maps each task of a `URLSession` to its exchange.
final class ExchangeTable: Sendable {
    /// Limits the number of simultaneous requests on Linux.
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

/// Passes the callbacks of `URLSession` to the exchanges.
final class SessionDelegate: NSObject, URLSessionDataDelegate {
    private let exchanges: ExchangeTable
    private let challenge: URLSessionTransport.Challenge

    init(exchanges: ExchangeTable, challenge: @escaping URLSessionTransport.Challenge = { _ in nil }) {
        self.exchanges = exchanges
        self.challenge = challenge
    }

    func urlSession(
        _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
        completionHandler: @escaping (URLSession.ResponseDisposition) -> Void
    ) {
        // An interim response precedes the final response (RFC 9110 section 15.2). A response with the status 101 is
        // final.
        if let response = response as? HTTPURLResponse, response.statusCode >= 200 || response.statusCode == 101 {
            exchanges[dataTask]?.receive(response)
        }
        completionHandler(.allow)
    }

    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
        exchanges[dataTask]?.receive(data)
    }

    func urlSession(
        _ session: URLSession, task: URLSessionTask, didSendBodyData bytesSent: Int64, totalBytesSent: Int64,
        totalBytesExpectedToSend: Int64
    ) {
        exchanges[task]?.sent(totalBytesSent, of: totalBytesExpectedToSend)
    }

    #if canImport(FoundationNetworking)
        func urlSession(
            _ session: URLSession, task: URLSessionTask,
            needNewBodyStream completionHandler: @escaping (InputStream?) -> Void
        ) {
            // The session sends the body again, because the server has closed a reused connection.
            completionHandler(exchanges[task]?.upload?.stream)
        }
    #endif

    func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
        // On Linux, a redirect without a location has no other callback, so the response is passed here, too.
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
        _ session: URLSession, task: URLSessionTask, didReceive asked: URLAuthenticationChallenge,
        completionHandler: @escaping (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
    ) {
        #if canImport(FoundationNetworking)
            // On Linux, the session asks for credentials after the whole response has arrived. The response is passed
            // on, because the client attaches credentials itself. With any other disposition than a cancellation, the
            // task would never end.
            exchanges[task]?.end(nil, task.response as? HTTPURLResponse)
            // Cancelling within a callback can cause a deadlock.
            let cancel = Unchecked(value: completionHandler)
            DispatchQueue.global().async { cancel.value(.cancelAuthenticationChallenge, nil) }
        #else
            let (disposition, credential) = challenge(asked) ?? (.performDefaultHandling, nil)
            // The session reports a refused challenge as a cancellation, so the exchange is first ended with another
            // error.
            if disposition == .cancelAuthenticationChallenge {
                let isServer = asked.protectionSpace.authenticationMethod == NSURLAuthenticationMethodServerTrust
                exchanges[task]?.end(URLError(isServer ? .serverCertificateUntrusted : .userCancelledAuthentication))
            }
            completionHandler(disposition, credential)
        #endif
    }
}

/// A value that a thread passes to another thread and then no longer uses.
// The struct is `@unchecked Sendable`, because the closures of the session are not marked as `Sendable`, although any
// thread may call them.
private struct Unchecked<Value>: @unchecked Sendable {
    let value: Value
}
