import DTOClient
import DTORuntime
import Foundation

/// The body of a successful response. If the connection is lost, the body continues with another connection.
///
/// A later request asks for the missing part, if the server has named the version of the file (RFC 9110 section 14).
/// Otherwise the body begins again. Lost connections and answers such as 503 are repeated by the client's rules.
actor ResumingBody {
    /// A part of the body.
    enum Piece: Sendable {
        /// The headers of a response from which the whole file follows. All earlier bytes are void.
        case start(HTTPHeaders)
        /// The headers of a response from which the rest of the file follows.
        case rest(HTTPHeaders, from: Int64)
        /// The next bytes.
        case bytes(Data)
    }

    /// An open connection.
    private struct Connection {
        var body: ByteStream.AsyncIterator
        /// The position at which the response ends, or nil if it does not say.
        var end: Int64?
        /// The position at which the response begins.
        var start: Int64 = 0
    }

    private let api: any APIClientProtocol
    private let clock: ClientClock
    private let call: APICall
    private let policy: RetryPolicy
    private let limit: Int64
    private var connection: Connection?
    /// The version of the file to which the bytes belong. Nil before the first response.
    private(set) var version: FileVersion?
    /// The number of bytes that the caller has.
    private(set) var offset: Int64 = 0
    /// Whether the server has given useful answers to all requests for a part of the file.
    private var servesParts = true
    /// How often a request was sent.
    private(set) var attempts = 0
    /// The response that was the last failure, or nil if no response arrived.
    private var refusal: RawResponse?
    /// The number of failures since a connection brought enough new bytes.
    private var failures = 0
    /// The greatest `offset` that counted as enough new bytes.
    private var reached: Int64 = 0

    /// The number of new bytes after which the policy's attempts are counted anew.
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
        // Each connection is a call of its own. All of them have one key.
        call.takeIdempotencyKey()
        self.call = call
        var policy = call.completed(call.settings.retry ?? call.endpoint.retry ?? .standard)
        if call.request.method.isSafe { policy.retriesTransportErrors = true }
        self.policy = policy
        if let known { (version, offset, reached) = (known.version, known.offset, known.offset) }
    }

    /// The account of the transfer. The size is known from the first response on.
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
            throw FileTransferError.contradictory("more bytes than the headers say")
        }
        return bytes
    }

    /// Returns whether the caller has the whole file at the end of a response. A server may send less than the part
    /// that was requested.
    private func isComplete(_ connection: Connection) throws -> Bool {
        if let end = connection.end, offset < end { throw APIClientError.transport(URLError(.networkConnectionLost)) }
        guard connection.start > 0, let total = version?.total else { return true }
        if offset >= total { return true }
        // Small parts count as failures, so that a server cannot make the client send requests for ever.
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
        // Without a request for a part, a part is not the file. The status 204 has no file, and 205 neither.
        if response.status == 206 { throw FileTransferError.contradictory("a part of a file that was not requested") }
        if response.status == 204 || response.status == 205 {
            throw APIClientError.noData(FailedAnswer(RawResponse(head: response, request)))
        }
        let found = FileVersion(response.headers)
        if let total = found.total, total > limit { throw tooLarge }
        (version, offset) = (found, 0)
        connection = Connection(body: response.body.makeAsyncIterator(), end: found.total)
        return .start(response.headers)
    }

    /// Returns the piece for a response with the missing part of the file, or nil for another part.
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

    /// Returns the error that a response means, with the type of the contract.
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

    /// Waits before another attempt, or throws the error if there is none.
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
        // The wait is that of the client's policy, or of the header `Retry-After`.
        try await clock.sleep(wait)
    }

    /// Runs a step that waits for the server, until the deadline of the call.
    private func inTime<Value: Sendable>(
        _ step: @escaping @Sendable () async throws -> Value
    ) async throws -> Value {
        guard let deadline = call.deadline else { return try await step() }
        let left = clock.now().duration(to: deadline)
        if left > .zero, let value = try await withTimeLimit(left, step) { return value }
        throw APIClientError.deadlineExceeded(operation: call.endpoint.id, attempts: attempts)
    }
}
