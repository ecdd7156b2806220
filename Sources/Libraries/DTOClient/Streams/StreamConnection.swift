import DTORuntime
import Foundation

/// An open connection of a stream.
final class StreamConnection {
    let call: APICall
    let status: Int
    let body: ByteStream.AsyncIterator
    let reader: MessageReader

    init(_ response: StreamedResponse, _ call: APICall, _ reader: MessageReader) {
        self.call = call
        status = response.status
        body = response.body.makeAsyncIterator()
        self.reader = reader
    }

    func message(_ event: ServerSentEvent) -> StreamMessage {
        StreamMessage(
            name: event.name, data: event.data, id: event.id.isEmpty ? nil : event.id, endpoint: call.endpoint,
            settings: call.settings, status: status, isText: reader.isEvents)
    }
}

/// An error of a stream, with the decision whether to connect again.
enum StreamFailure: Error {
    /// Another connection does not help.
    case final(any Error)
    /// Another connection may help. The value is the delay that the server requests, or nil.
    case passing(any Error, Duration?)

    /// Classifies an error. Most errors of the transport are temporary, and all other errors are final.
    init(_ error: any Error) {
        switch error {
        case let failure as StreamFailure: self = failure
        case APIClientError.transport(let cause):
            self = Self.isPassing(cause) ? .passing(error, nil) : .final(error)
        case let cause as URLError: self.init(APIClientError.transport(cause))
        default: self = .final(error)
        }
    }

    /// Classifies an error response. `retryable` in the error body decides, or the status if the body does not have
    /// this key.
    ///
    /// - Parameter error: The error for the response.
    init(_ response: RawResponse, _ error: any Error, now: Date) {
        var failure: (any APIFailure)?
        if case APIClientError.apiError(let found) = error { failure = found }
        let isPassing = failure?.retryable ?? [408, 425, 429, 500, 502, 503, 504].contains(response.status)
        let delay = RetryAfter.delay(response.headers["Retry-After"], now: now) ?? failure?.retryAfter
        self = isPassing ? .passing(error, delay) : .final(error)
    }

    /// The error that the caller receives.
    var cause: any Error {
        switch self {
        case .final(let error), .passing(let error, _): error
        }
    }

    private static func isPassing(_ error: any Error) -> Bool {
        switch (error as? URLError)?.code {
        case .badURL, .unsupportedURL, .httpTooManyRedirects, .redirectToNonExistentLocation: false
        default: true
        }
    }
}

/// Runs work with a time limit.
///
/// - Parameter limit: The time limit, or nil for no limit.
/// - Returns: The result of the work, or nil if the time limit passed first and the work was cancelled.
package func withTimeLimit<Value: Sendable>(
    _ limit: Duration?, _ work: @escaping @Sendable () async throws -> Value
) async throws -> Value? {
    guard let limit else { return try await work() }
    return try await withThrowingTaskGroup(of: Value?.self) { group in
        group.addTask { try await work() }
        group.addTask {
            // The task with the time limit is cancelled as soon as the work has ended.
            try await Task.sleep(for: limit)
            return nil
        }
        defer { group.cancelAll() }
        return try await group.next() ?? nil
    }
}
