#if canImport(FoundationNetworking)
    import Foundation
    public import FoundationNetworking
#else
    public import Foundation
#endif

/// Sends requests with Foundation's `URLSession`.
///
/// One session serves all calls, without cache and cookies of its own. It works with a session's delegate and data tasks, the one way in
/// which Foundation streams on Linux as on Apple platforms.
public final class URLSessionTransport: APITransport {
    private let session: URLSession
    private let exchanges = ExchangeTable()

    /// - Parameter configuration: of the session; cache and cookies are turned off.
    public init(configuration: URLSessionConfiguration = .ephemeral) {
        configuration.urlCache = nil
        configuration.requestCachePolicy = .reloadIgnoringLocalCacheData
        configuration.httpCookieStorage = nil
        configuration.httpShouldSetCookies = false
        configuration.httpCookieAcceptPolicy = .never
        session = URLSession(
            configuration: configuration, delegate: SessionDelegate(exchanges: exchanges), delegateQueue: nil)
    }

    deinit {
        session.finishTasksAndInvalidate()
    }

    public func send(_ call: APICall) async throws -> RawResponse {
        let streamed = try await stream(call)
        var body = Data()
        do {
            for try await piece in streamed.body {
                if body.count + piece.count > call.settings.bodyLimit {
                    throw APIClientError.transport(AnswerTooLarge(limit: call.settings.bodyLimit))
                }
                body += piece
            }
        } catch {
            throw Self.error(error)
        }
        return RawResponse(
            status: streamed.status, headers: streamed.headers, body: body, url: streamed.url, endpoint: call.endpoint,
            settings: call.settings, attempts: call.attempt)
    }

    public func stream(_ call: APICall) async throws -> StreamedResponse {
        let request = try Self.urlRequest(call)
        let upload = try await UploadFile(call.request.body)
        let exchange = Exchange(origin: call.request.url, upload: upload)
        let task =
            upload.map { session.uploadTask(with: request, fromFile: $0.url) } ?? session.dataTask(with: request)
        exchange.start(task)
        exchanges.add(exchange, for: task)
        return try await withTaskCancellationHandler {
            do {
                task.resume()
                let response = try await exchange.head()
                return StreamedResponse(
                    status: response.statusCode, headers: Self.headers(of: response), url: response.url,
                    body: exchange.body())
            } catch {
                exchange.cancel()
                throw Self.error(error)
            }
        } onCancel: {
            exchange.cancel()
        }
    }

    private static func urlRequest(_ call: APICall) throws -> URLRequest {
        var request = URLRequest(url: call.request.url)
        request.httpMethod = call.request.method.rawValue
        for field in call.request.headers.fields { request.addValue(field.value, forHTTPHeaderField: field.name) }
        if let deadline = call.deadline {
            let left = ContinuousClock.now.duration(to: deadline)
            if left <= .zero { throw APIClientError.deadlineExceeded(operation: call.endpoint.id) }
            request.timeoutInterval = TimeInterval(left.components.seconds) + 1
        }
        if case .data(let data) = call.request.body { request.httpBody = data }
        return request
    }

    private static func headers(of response: HTTPURLResponse) -> HTTPHeaders {
        HTTPHeaders(
            response.allHeaderFields.map { HTTPHeaders.Field(name: "\($0.key)", value: "\($0.value)") }.sorted {
                $0.name < $1.name
            })
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

/// An answer that has more bytes than a caller wants to keep in memory.
public struct AnswerTooLarge: Error, Hashable, Sendable, CustomStringConvertible {
    /// In bytes.
    public var limit: Int

    public var description: String { "The answer has more than \(limit) bytes." }
}
