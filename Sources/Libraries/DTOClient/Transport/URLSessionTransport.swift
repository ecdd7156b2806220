import DTORuntime

#if canImport(FoundationNetworking)
    import Foundation
    public import FoundationNetworking
#else
    public import Foundation
#endif

/// An error: the transport's configuration is for the background. Sessions of that kind have no data tasks.
public struct BackgroundSessionUnsupported: SentError, CustomStringConvertible {
    var sending: SendingFacts?

    /// The error in words.
    public var description: String {
        "URLSessionTransport needs a configuration such as .ephemeral or .default: a session for the background has no data tasks."
    }
}

/// Sends requests with Foundation's `URLSession`.
///
/// One session sends all calls. It has no cache and no stored credentials, and cookies only if they are asked for. It
/// uses a delegate and data tasks, because only these can stream on Linux as well as on Apple platforms.
///
/// On Linux, Foundation ends the process if a connection ends within the head of a response. A library cannot prevent
/// that.
public final class URLSessionTransport: APITransport {
    /// Answers a challenge, or returns nil to leave the answer to the system. On Linux nothing calls it.
    package typealias Challenge =
        @Sendable (URLAuthenticationChallenge) -> (
            URLSession.AuthChallengeDisposition, URLCredential?
        )?

    private let session: URLSession
    private let isForBackground: Bool
    private let exchanges = ExchangeTable()
    private let bodyTime: Duration
    private let cookies: CookieJar?

    /// Creates a transport with a session of its own.
    ///
    /// - Parameter configuration: The session's configuration. The transport turns off its cache, cookies and stored
    ///   credentials. A session for the background has no data tasks: with its configuration each call throws
    ///   `APIClientError.transport` with `BackgroundSessionUnsupported`.
    /// - Parameter cookies: Keeps the cookies of servers and sends them back: `.session`. By default, no cookies are
    ///   kept.
    public convenience init(configuration: URLSessionConfiguration = .ephemeral, cookies: CookieJar? = nil) {
        self.init(
            configuration: configuration, cookies: cookies, bodyTime: CallSettings.bodyTime, challenge: { _ in nil })
    }

    /// - Parameter bodyTime: The time in which the body of an answer must arrive.
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
            // A session that makes requests wait for a connection loses some of them when others are cancelled.
            configuration.httpMaximumConnectionsPerHost = 2 * Turnstile.limit
        #else
            let queue: OperationQueue? = nil
            // A stream occupies its connection until it ends. With the usual limit of six, six streams would block all
            // other calls.
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

    /// Sends a request and returns the whole response, or throws if it is larger than the limit in the settings.
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

    /// Sends a request and returns the response as soon as its head has arrived.
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

    /// Sends one request and waits for the head of its response.
    private func open(
        _ request: HTTPRequest, _ upload: UploadFile?, _ call: APICall
    ) async throws -> (head: HTTPURLResponse, reader: BodyReader) {
        let request = cookies?.adding(to: request, of: call) ?? request
        let urlRequest = try Self.urlRequest(request, call)
        #if canImport(FoundationNetworking)
            try await exchanges.turnstile.enter()
        #endif
        // A redirect may have changed a request with a body to a GET.
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

    /// Reads the body of a redirect, so that its connection can be used again. A large body is not read.
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
        // A session gives up after a minute without a byte. A stream has its own limit for that.
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

/// An error: the response is larger than the caller's limit.
public struct AnswerTooLarge: SentError, Hashable, Sendable, CustomStringConvertible {
    /// The greatest size of the response, in bytes.
    public var limit: Int
    var sending: SendingFacts?

    package init(limit: Int) { self.limit = limit }

    /// Compares the limits. Errors of different calls may be equal.
    public static func == (left: Self, right: Self) -> Bool { left.limit == right.limit }

    /// Hashes the limit.
    public func hash(into hasher: inout Hasher) { hasher.combine(limit) }

    /// The error in words.
    public var description: String { "The response has more than \(limit) bytes." }
}
