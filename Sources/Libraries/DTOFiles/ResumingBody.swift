import DTOClient
import DTORuntime
import Foundation

/// Reads the body of a successful response, and sends another request if the connection is lost.
///
/// The later request asks for the missing part if the server has sent a validator for the file (RFC 9110 section 14).
/// Without a validator, the body begins again. The retry policy decides after which failures a request is sent again.
actor ResumingBody {
    /// A part of the body.
    enum Piece: Sendable {
        /// The headers of a response with the whole file. The caller must drop the bytes of earlier responses.
        case start(HTTPHeaders)
        /// The headers of a response with the rest of the file, and the offset at which the rest begins.
        case rest(HTTPHeaders, from: Int64)
        /// The next bytes.
        case bytes(Data)
    }

    /// An open connection.
    private struct Connection {
        var body: ByteStream.AsyncIterator
        /// The offset in the file at which the response ends, or nil if the headers do not contain it.
        var end: Int64?
        /// The offset in the file at which the response begins.
        var start: Int64 = 0
    }

    private let api: any APIClientProtocol
    private let clock: ClientClock
    private let call: APICall
    private let policy: RetryPolicy
    private let limit: Int64
    private var connection: Connection?
    /// The version of the file to which the bytes belong. The value is nil before the first response.
    private(set) var version: FileVersion?
    /// The number of bytes that the caller has.
    private(set) var offset: Int64 = 0
    /// Whether all requests for a part of the file have received the requested part or the whole file.
    private var servesParts = true
    /// The number of requests that were sent.
    private(set) var attempts = 0
    /// The unsuccessful response to the last request, or nil.
    private var refusal: RawResponse?
    /// The number of failures since at least `leap` new bytes arrived.
    private var failures = 0
    /// The value of `offset` when `failures` was last set to 0.
    private var reached: Int64 = 0

    /// The number of new bytes after which the count of failures for the retry policy begins at 0 again.
    private static let leap: Int64 = 1 << 16

    /// - Parameters:
    ///   - limit: The greatest size of the file in bytes.
    ///   - known: The version of a file whose first bytes the caller has, and their number.
    init(
        _ client: ClientContext, _ call: APICall, limit: Int64,
        from known: (version: FileVersion, offset: Int64)? = nil
    ) {
        (api, clock, self.limit) = (client.api, client.clock, limit)
        var call = call
        if call.request.headers["Accept-Encoding"] == nil { call.request.headers["Accept-Encoding"] = "identity" }
        // Each connection sends its own request. All requests have the same idempotency key.
        call.takeIdempotencyKey()
        self.call = call
        var policy = call.completed(call.settings.retry ?? call.endpoint.retry ?? .standard)
        if call.request.method.isSafe { policy.retriesTransportErrors = true }
        self.policy = policy
        if let known { (version, offset, reached) = (known.version, known.offset, known.offset) }
    }

    /// The progress of the transfer. The total is nil before the first response.
    var progress: TransferProgress { TransferProgress(bytes: offset, total: version?.total) }

    /// Returns the next piece, or nil at the end of the file.
    ///
    /// - Throws: `APIClientError`, `FileTransferError`, `CancellationError`.
    func next() async throws -> Piece? {
        guard policy.attempts > 0 else { throw APIClientError.maxRetriesExceeded }
        while true {
            try Task.checkCancellation()
            do {
                guard let connection else { return try await connect() }
                if let bytes = try await inTime({ try await connection.body.following() }) {
                    if bytes.isEmpty { continue }
                    return .bytes(try take(bytes, connection))
                }
                if try isComplete(connection) { return nil }
                self.connection = nil
            } catch {
                connection = nil
                try await recover(from: (error as? URLError).map { APIClientError.transport($0) } ?? error)
            }
        }
    }

    // MARK: Reading

    private func take(_ bytes: Data, _ connection: Connection) throws -> Data {
        offset += Int64(bytes.count)
        if offset > limit { throw tooLarge }
        if let end = connection.end, offset > end {
            throw FileTransferError.contradictory("the body is longer than its headers state")
        }
        return bytes
    }

    /// Returns whether the caller has the whole file at the end of a response. A server may send a smaller part than
    /// the requested part.
    ///
    /// - Throws: `APIClientError.transport` if the body ends early, or if the part is so small that it is treated as a
    ///   failure.
    private func isComplete(_ connection: Connection) throws -> Bool {
        if let end = connection.end, offset < end { throw APIClientError.transport(URLError(.networkConnectionLost)) }
        guard connection.start > 0, let total = version?.total else { return true }
        if offset >= total { return true }
        // Small parts are treated as failures, so that a server cannot make the client send requests without end.
        if offset - connection.start < Self.leap { throw APIClientError.transport(URLError(.networkConnectionLost)) }
        return false
    }

    private var tooLarge: any Error { APIClientError.transport(AnswerTooLarge(limit: Int(clamping: limit))) }

    // MARK: Connections

    private func connect() async throws -> Piece {
        var call = call
        attempts += 1
        call.attempt = attempts
        refusal = nil
        let validator = servesParts && offset > 0 && call.request.method == .get ? version?.validator : nil
        if let validator {
            call.request.headers["Range"] = "bytes=\(offset)-"
            call.request.headers["If-Range"] = validator
        }
        let (api, request) = (api, call)
        let response = try await inTime { try await api.stream(request) }
        if validator != nil, response.status == 206 || response.status == 416 {
            guard response.status == 206, let piece = continued(response) else {
                // The request is sent again without a range.
                servesParts = false
                return try await connect()
            }
            return piece
        }
        guard response.isSuccess else { throw try await failure(response, request) }
        // The request asked for the whole file. Responses with the status 204 or 205 have no body.
        if response.status == 206 { throw FileTransferError.contradictory("status 206 without a request for a part") }
        if response.status == 204 || response.status == 205 {
            throw APIClientError.noData(FailedAnswer(RawResponse(head: response, request)))
        }
        let found = FileVersion(response.headers)
        if let total = found.total, total > limit { throw tooLarge }
        (version, offset) = (found, 0)
        connection = Connection(body: response.body.makeAsyncIterator(), end: found.total)
        return .start(response.headers)
    }

    /// Returns the piece for a response with the missing part of the file, or nil if the response has another part or
    /// belongs to another version.
    private func continued(_ response: StreamedResponse) -> Piece? {
        guard let range = response.headers["Content-Range"].flatMap(ContentRange.init), range.first == offset,
            let total = range.total ?? version?.total, range.last < total,
            version?.agrees(with: response.headers, total: range.total) == true,
            response.headers["Content-Encoding"].map({ $0.lowercased() == "identity" }) ?? true,
            response.headers["Content-Length"].map({ FileVersion.number($0) == range.last - range.first + 1 }) ?? true
        else { return nil }
        version?.total = total
        connection = Connection(body: response.body.makeAsyncIterator(), end: range.last + 1, start: offset)
        return .rest(response.headers, from: offset)
    }

    // MARK: Failures

    /// Returns the error for an unsuccessful response: the error that the contract describes, or
    /// `APIClientError.unexpectedStatus`.
    private func failure(_ response: StreamedResponse, _ call: APICall) async throws -> any Error {
        var answer = RawResponse(head: response, call)
        answer.attempts = attempts
        let body = response.body.makeAsyncIterator()
        while answer.body.count < call.settings.bodyLimit, let piece = try await inTime({ try await body.following() })
        {
            answer.body += piece
        }
        refusal = answer
        if case .failure(let error) = Decoding.decoded(answer, call).decoded?.result { return error.about(answer) }
        return APIClientError.unexpectedStatus(FailedAnswer(answer))
    }

    /// Waits before the next attempt, or throws the error if the retry policy allows no further attempt.
    private func recover(from error: any Error) async throws {
        try Task.checkCancellation()
        if offset >= reached + Self.leap { (failures, reached) = (0, offset) }
        failures += 1
        let retryability = ErrorRetryability(
            error, status: refusal?.status, headers: refusal?.headers, mayRepeat: call.mayRepeat, policy: policy,
            now: clock.date())
        guard call.request.body.isReplayable,
            let wait = policy.wait(
                for: retryability, after: failures, chance: clock.random(),
                left: call.deadline.map { clock.now().duration(to: $0) })
        else { throw error.sent(for: SendingFacts(operation: call.endpoint.id, attempts: attempts)) }
        // The policy or the server determines the wait. A cancelled transfer stops waiting.
        try await clock.sleep(wait)
    }

    /// Runs a step that waits for the server.
    ///
    /// - Throws: `APIClientError.deadlineExceeded` if the step is not complete at the deadline of the call.
    private func inTime<Value: Sendable>(
        _ step: @escaping @Sendable () async throws -> Value
    ) async throws -> Value {
        guard let deadline = call.deadline else { return try await step() }
        let left = clock.now().duration(to: deadline)
        if left > .zero, let value = try await withTimeLimit(left, step) { return value }
        throw APIClientError.deadlineExceeded(operation: call.endpoint.id, attempts: attempts)
    }
}
