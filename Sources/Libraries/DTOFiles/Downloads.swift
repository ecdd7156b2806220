public import DTOClient
public import DTORuntime
public import Foundation

/// A file that was downloaded.
public struct DownloadedFile: Sendable {
    /// The location of the file, which is the destination of the download.
    public var url: URL
    /// The size of the file in bytes.
    public var size: Int64
    /// The headers of the last response. If the connection was lost, the last response may contain only a part of the
    /// file.
    public var headers: HTTPHeaders
    /// The number of requests that were sent.
    public var attempts: Int
    /// Whether the server has sent a digest of the whole file, and the file has this digest. SHA-256 is supported on
    /// all platforms, SHA-512 and MD5 on Apple platforms. A wrong digest fails the download.
    public var isVerified: Bool
}

extension ContractClient {
    /// Downloads the body of a successful response to a file.
    ///
    ///     try await api.download(GetReport(id: id), to: url) { progress in bar.value = progress.fraction ?? 0 }
    ///
    /// The bytes are written to a temporary file while they arrive. The temporary file has the path of the destination
    /// with `.part` at the end. The complete temporary file replaces the destination in one step, so the destination
    /// never holds an incomplete file.
    ///
    /// If the connection is lost, the download is retried by the retry policy of the call. The download continues where
    /// it stopped if the server supports this. If not, the download begins again.
    ///
    /// - Parameters:
    ///   - url: The destination. A file there is replaced.
    ///   - limit: The greatest size of the file in bytes.
    ///   - keepsPartial: Whether a failed or cancelled download keeps the bytes that have arrived. A later download of
    ///     the same request then continues after these bytes. The bytes are kept only if the response has a strong
    ///     `ETag` or a suitable `Last-Modified`.
    ///   - progress: A closure that is called in the isolation of the caller with the newest progress. A slow closure
    ///     does not get all values, and does not slow the download.
    /// - Throws: `APIClientError`, `FileTransferError`, `CancellationError`, or `CocoaError` if the file cannot be
    ///   written.
    @discardableResult
    public func download(
        _ operation: some APIOperation, to url: URL, limit: Int64 = 4 << 30, keepsPartial: Bool = true,
        isolation: isolated (any Actor)? = #isolation, progress: (TransferProgress) -> Void = { _ in }
    ) async throws -> DownloadedFile {
        let download = Download(
            client: client, call: try client.call(operation), destination: url, limit: limit, keepsPartial: keepsPartial
        )
        return try await following(isolation: isolation, progress) { try await download.run($0) }
    }
}

/// One download to a file.
private struct Download {
    let client: ClientContext
    let call: APICall
    let destination: URL
    let limit: Int64
    let keepsPartial: Bool

    /// The paths of the destinations of all running downloads.
    private static let running = Guarded<Set<String>>([])

    func run(_ report: @escaping @Sendable (TransferProgress) -> Void) async throws -> DownloadedFile {
        let path = destination.standardizedFileURL.path
        guard Self.running.withLock({ $0.insert(path).inserted }) else { throw FileTransferError.busy }
        defer { Self.running.withLock { _ = $0.remove(path) } }
        var file = try PartialFile(for: destination, request: keepsPartial ? call.fingerprint : nil)
        do {
            let result = try await write(&file, report)
            try file.finish()
            return result
        } catch {
            file.abandon(keeping: keepsPartial && Self.canContinue(after: error))
            throw Task.isCancelled ? CancellationError() : error
        }
    }

    /// Returns whether a later download may continue with the bytes that arrived before the error.
    private static func canContinue(after error: any Error) -> Bool {
        if case APIClientError.transport(is AnswerTooLarge) = error { return false }
        return !(error is FileTransferError)
    }

    private func write(
        _ file: inout PartialFile, _ report: @escaping @Sendable (TransferProgress) -> Void
    ) async throws -> DownloadedFile {
        // A background transport receives the whole body before it returns the first byte, so it reports its own count.
        let received = Guarded<Int64>(0)
        var call = call
        call.settings.onReceived = { count, total in
            received.withLock { $0 = count }
            report(TransferProgress(bytes: count, total: total))
        }
        let body = ResumingBody(client, call, limit: limit, from: file.known)
        var digests = BodyDigests()
        var headers = HTTPHeaders()
        while let piece = try await body.next() {
            switch piece {
            case .start(let found):
                (headers, digests) = (found, BodyDigests())
                digests.take(found, from: 0)
                try file.start(await body.version)
            case .rest(let found, let start):
                headers = found
                digests.take(found, from: start)
            case .bytes(let bytes): try file.append(bytes)
            }
            var progress = await body.progress
            progress.bytes = max(progress.bytes, received.withLock { $0 })
            report(progress)
        }
        try digests.check(file.url)
        return DownloadedFile(
            url: destination, size: await body.offset, headers: headers, attempts: await body.attempts,
            isVerified: digests.coverWholeFile)
    }
}

extension APICall {
    /// A hash of the request and the account. Equal requests of the same account have the same hash. The value is nil
    /// if the body is a file or a stream, or if the operation needs credentials and the account is unknown.
    fileprivate var fingerprint: String? {
        let body: Data
        switch request.body {
        case .none: body = Data()
        case .data(let data): body = data
        case .file, .stream: return nil
        }
        let isForSomebody = settings.credentials != nil && endpoint.security.contains { !$0.isEmpty }
        guard let account = isForSomebody ? settings.credentials?.identity : "" else { return nil }
        let fields = request.headers.fields.map { "\($0.name): \($0.value)" }
        let lines = [request.method.rawValue, request.url.absoluteString, account] + fields + [""]
        return SHA256Digest.hexadecimal(of: Array(lines.joined(separator: "\n").utf8) + Array(body))
    }
}
