import DTORuntime

#if canImport(FoundationNetworking)
    import Foundation
    public import FoundationNetworking
#else
    public import Foundation
#endif

/// The error for a `URLSessionTransport` with a background configuration. Background sessions do not support data
/// tasks.
public struct BackgroundSessionUnsupported: SentError, CustomStringConvertible {
    var sending: SendingFacts?

    /// The error as an English sentence.
    public var description: String {
        "URLSessionTransport needs a configuration such as .ephemeral or .default: a session for the background has no data tasks."
    }
}

/// Sends requests with `URLSession` of Foundation.
///
/// One `URLSession` sends all calls. The cache, the credential storage and the cookie storage of the session are turned
/// off. Responses are read with a delegate, because only a delegate can stream a body on Linux and on Apple platforms.
///
/// On Linux, Foundation ends the process if a connection is lost within the headers of a response. A library cannot
/// prevent this.
public final class URLSessionTransport: APITransport {
    /// A function that answers an authentication challenge, or returns nil for the default handling of the system. The
    /// function is not called on Linux.
    package typealias Challenge =
        @Sendable (URLAuthenticationChallenge) -> (
            URLSession.AuthChallengeDisposition, URLCredential?
        )?

    private let session: URLSession
    private let isForBackground: Bool
    private let exchanges = ExchangeTable()
    private let bodyTime: Duration
    private let cookies: CookieJar?

    /// Creates a transport with a new `URLSession`.
    ///
    /// - Parameter configuration: The configuration of the `URLSession`. The transport turns off its cache, its cookies
    ///   and its credential storage. With a background configuration, each call throws `APIClientError.transport` with
    ///   `BackgroundSessionUnsupported`.
    /// - Parameter cookies: Stores the cookies of servers and sends them back, for example `.session`. If the value is
    ///   nil, cookies are ignored.
    public convenience init(configuration: URLSessionConfiguration = .ephemeral, cookies: CookieJar? = nil) {
        self.init(
            configuration: configuration, cookies: cookies, bodyTime: CallSettings.bodyTime, challenge: { _ in nil })
    }

    /// Creates a transport with a new `URLSession`.
    ///
    /// - Parameters:
    ///   - bodyTime: The time in which the body of a response must arrive if the call has no timeout.
    ///   - challenge: Answers authentication challenges.
    package init(
        configuration: URLSessionConfiguration, cookies: CookieJar? = nil, bodyTime: Duration = CallSettings.bodyTime,
        challenge: @escaping Challenge = { _ in nil }
    ) {
        self.bodyTime = bodyTime
        self.cookies = cookies
        isForBackground = configuration.identifier != nil
        configuration.urlCache = nil
        configuration.requestCachePolicy = .reloadIgnoringLocalCacheData
        configuration.httpCookieStorage = nil
        configuration.httpShouldSetCookies = false
        configuration.httpCookieAcceptPolicy = .never
        configuration.urlCredentialStorage = nil
        #if canImport(FoundationNetworking)
            let queue: OperationQueue? = CallbackQueue()
            // If requests had to wait for a connection, the session would lose waiting requests when other requests are
            // cancelled.
            configuration.httpMaximumConnectionsPerHost = 2 * Turnstile.limit
        #else
            let queue: OperationQueue? = nil
            // A stream occupies its connection until the stream ends. With the default limit of six connections, six
            // streams would block all other calls.
            configuration.httpMaximumConnectionsPerHost = max(
                configuration.httpMaximumConnectionsPerHost, Turnstile.limit)
        #endif
        session = URLSession(
            configuration: configuration, delegate: SessionDelegate(exchanges: exchanges, challenge: challenge),
            delegateQueue: queue)
    }

    deinit {
        session.finishTasksAndInvalidate()
    }

    /// Sends a request and returns the complete response.
    ///
    /// - Throws: `APIClientError.transport`, with `AnswerTooLarge` if the body is larger than `bodyLimit` in the
    ///   settings, `APIClientError.deadlineExceeded` if the body takes too long, or `CancellationError`.
    public func send(_ call: APICall) async throws -> RawResponse {
        let streamed = try await stream(call)
        let end = call.settings.timeout == nil ? ContinuousClock.now + bodyTime : nil
        var body = Data()
        for try await piece in streamed.body {
            if let end, ContinuousClock.now > end { throw call.late }
            if body.count + piece.count > call.settings.bodyLimit {
                throw APIClientError.transport(AnswerTooLarge(limit: call.settings.bodyLimit))
            }
            body += piece
        }
        var response = RawResponse(
            status: streamed.status, headers: streamed.headers, body: body, url: streamed.url, endpoint: call.endpoint,
            settings: call.settings, attempts: call.attempt)
        response.isRedirected = streamed.isRedirected
        return response
    }

    /// Sends a request and returns the response as soon as its status and headers have arrived.
    ///
    /// - Throws: `APIClientError.transport`, `APIClientError.deadlineExceeded`, `CancellationError`.
    public func stream(_ call: APICall) async throws -> StreamedResponse {
        do {
            if isForBackground { throw BackgroundSessionUnsupported() }
            let upload = try await UploadFile(call.request.body)
            var request = call.request
            for count in 0...Redirect.limit {
                let opened = try await open(request, upload, call)
                let next = Redirect.request(
                    after: opened.head, to: request, redirectsBodies: call.settings.redirectsBodies)
                guard call.endpoint.followsRedirects, let next else {
                    var response = Self.response(opened.head, opened.reader)
                    response.isRedirected = count > 0
                    return response
                }
                try await Self.drain(opened.reader)
                request = next
            }
            throw URLError(.httpTooManyRedirects)
        } catch {
            throw Self.error(error)
        }
    }

    /// Sends one request and waits for the status and headers of its response. Redirects are not followed.
    private func open(
        _ request: HTTPRequest, _ upload: UploadFile?, _ call: APICall
    ) async throws -> (head: HTTPURLResponse, reader: BodyReader) {
        let request = cookies?.adding(to: request, of: call) ?? request
        let urlRequest = try Self.urlRequest(request, call)
        #if canImport(FoundationNetworking)
            try await exchanges.turnstile.enter()
        #endif
        // After a redirect, the request may be a GET without a body.
        let upload = request.body.isNone ? nil : upload
        let exchange = Exchange(upload, onSent: call.settings.onSent)
        let task = upload.map { $0.task(of: session, urlRequest) } ?? session.dataTask(with: urlRequest)
        exchange.start(task)
        exchanges.add(exchange, for: task)
        return try await withTaskCancellationHandler {
            do {
                task.resume()
                let head = try await exchange.head()
                cookies?.take(head.value(forHTTPHeaderField: "Set-Cookie"), from: request.url)
                return (head, BodyReader(exchange))
            } catch {
                exchange.cancel()
                throw error
            }
        } onCancel: {
            exchange.cancel()
        }
    }

    private static func response(_ head: HTTPURLResponse, _ reader: BodyReader) -> StreamedResponse {
        let headers = HTTPHeaders(
            head.allHeaderFields.map { HTTPHeaders.Field(name: "\($0.key)", value: "\($0.value)") }.sorted {
                $0.name < $1.name
            })
        return StreamedResponse(
            status: head.statusCode, headers: headers, url: head.url,
            body: ByteStream {
                do { return try await reader.next() } catch { throw Self.error(error) }
            })
    }

    /// Reads the body of a redirect, so that the connection can be reused. Reading stops after 64 KiB.
    private static func drain(_ reader: BodyReader) async throws {
        var size = 0
        while size < 1 << 16, let piece = try await reader.next() { size += piece.count }
    }

    private static func urlRequest(_ request: HTTPRequest, _ call: APICall) throws -> URLRequest {
        var result = URLRequest(url: request.url)
        result.httpMethod = request.method.rawValue
        for field in request.headers.fields { result.addValue(field.value, forHTTPHeaderField: field.name) }
        if let deadline = call.deadline {
            let left = ContinuousClock.now.duration(to: deadline)
            if left <= .zero { throw call.late }
            result.timeoutInterval = TimeInterval(left.components.seconds) + 5
        }
        // By default, a session ends a request after a minute without a byte. A stream has `StreamOptions.readTimeout`
        // instead.
        if call.isOpenEnded { result.timeoutInterval = 366 * 86_400 }
        if case .data(let data) = request.body { result.httpBody = data }
        return result
    }

    private static func error(_ error: any Error) -> any Error {
        if Task.isCancelled { return CancellationError() }
        switch error {
        case let error as URLError where error.code == .cancelled: return CancellationError()
        case is APIClientError, is CancellationError: return error
        default: return APIClientError.transport(error)
        }
    }
}

/// The error for a response body that is larger than the limit of the call.
public struct AnswerTooLarge: SentError, Hashable, Sendable, CustomStringConvertible {
    /// The greatest size of the response body, in bytes.
    public var limit: Int
    var sending: SendingFacts?

    package init(limit: Int) { self.limit = limit }

    /// Returns whether the limits are equal. The calls may differ.
    public static func == (left: Self, right: Self) -> Bool { left.limit == right.limit }

    /// Hashes the limit.
    public func hash(into hasher: inout Hasher) { hasher.combine(limit) }

    /// The error as an English sentence.
    public var description: String { "The response has more than \(limit) bytes." }
}
