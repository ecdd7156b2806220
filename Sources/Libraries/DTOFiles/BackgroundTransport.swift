#if !canImport(FoundationNetworking)
    public import DTOClient
    import DTORuntime
    import Foundation

    extension URLSessionTransport {
        /// Returns a transport whose transfers continue while the app is suspended, or after the system has ended the
        /// app.
        ///
        ///     let api = BooksTrackClient(through: APIClient(transport: URLSessionTransport.background("books.files")))
        ///
        /// Within a process, calls with the same identifier return the same transport.
        ///
        /// - Parameter identifier: The identifier of the `URLSession`, which must be unique in the app and must not
        ///   change between launches.
        public static func background(_ identifier: String) -> BackgroundTransport {
            BackgroundTransport.transports.withLock { transports in
                let transport = transports[identifier] ?? BackgroundTransport(identifier)
                transports[identifier] = transport
                return transport
            }
        }
    }

    /// Sends calls with a background `URLSession`.
    ///
    /// The system retries lost connections itself, and delivers a response when it is complete. If the process ends
    /// before that, an equal call of the next process takes the response or joins the running transfer.
    public final class BackgroundTransport: APITransport {
        fileprivate static let transports = Guarded<[String: BackgroundTransport]>([:])

        /// The transfers, or the error if the folder for their files cannot be created.
        private let transfers: Result<BackgroundTransfers, any Error>

        fileprivate init(_ identifier: String) {
            let session = SystemSession()
            transfers = Result {
                let folder = try FileManager.default.url(
                    for: .applicationSupportDirectory, in: .userDomainMask, appropriateFor: nil, create: true)
                let name = SHA256Digest.hexadecimal(of: Array(identifier.utf8))
                return try BackgroundTransfers(
                    session, folder: folder.appendingPathComponent("gen-dtos-transfers").appendingPathComponent(name))
            }
            if case .success(let transfers) = transfers { session.begin(identifier, transfers) }
        }

        /// Sends a request and returns the response with its body in memory.
        ///
        /// - Throws: `APIClientError.transport` with `AnswerTooLarge` if the body is larger than `bodyLimit` in the
        ///   settings of the call, and the errors of the transfer.
        public func send(_ call: APICall) async throws -> RawResponse {
            try await response(to: call).whole(for: call)
        }

        /// Sends a request and returns the response after its last byte has arrived. The body is then read from a file.
        public func stream(_ call: APICall) async throws -> StreamedResponse {
            try await response(to: call).streamed()
        }

        /// Waits until the session has delivered the results of all transfers that ended while the app did not run.
        ///
        /// An app must call this function when the system launches the app for this session.
        public func finishEvents() async {
            if case .success(let transfers) = transfers { await transfers.waitForEvents() }
        }

        private func response(to call: APICall) async throws -> BackgroundResponse {
            try await transfers.mapError { APIClientError.transport($0) }.get().response(to: call)
        }
    }

    /// A background `URLSession` and its delegate.
    private final class SystemSession: NSObject, BackgroundSession, URLSessionDownloadDelegate, URLSessionDataDelegate {
        private let parts = Guarded<(session: URLSession?, transfers: BackgroundTransfers?)>((nil, nil))

        private var session: URLSession? { parts.withLock { $0.session } }
        private var transfers: BackgroundTransfers? { parts.withLock { $0.transfers } }

        /// Creates the `URLSession`. Events of tasks that an earlier process started may arrive at once.
        func begin(_ identifier: String, _ transfers: BackgroundTransfers) {
            parts.withLock { $0.transfers = transfers }
            let configuration = URLSessionConfiguration.background(withIdentifier: identifier)
            configuration.urlCache = nil
            configuration.httpCookieStorage = nil
            configuration.urlCredentialStorage = nil
            let session = URLSession(configuration: configuration, delegate: self, delegateQueue: nil)
            parts.withLock { $0.session = session }
        }

        func start(_ request: HTTPRequest, body: URL?, name: String) throws -> Int {
            guard let session else { throw URLError(.cancelled) }
            var urlRequest = URLRequest(url: request.url)
            urlRequest.httpMethod = request.method.rawValue
            for field in request.headers.fields { urlRequest.addValue(field.value, forHTTPHeaderField: field.name) }
            let task =
                body.map { session.uploadTask(with: urlRequest, fromFile: $0) }
                ?? session.downloadTask(with: urlRequest)
            task.taskDescription = name
            task.resume()
            return task.taskIdentifier
        }

        func cancel(_ task: Int) {
            session?.getAllTasks { tasks in
                for running in tasks where running.taskIdentifier == task { running.cancel() }
            }
        }

        func running() async -> [(task: Int, name: String)] {
            guard let session else { return [] }
            return await withCheckedContinuation { continuation in
                session.getAllTasks { tasks in
                    let running = tasks.filter { $0.state != .canceling }
                    continuation.resume(
                        returning: running.compactMap { task in task.taskDescription.map { (task.taskIdentifier, $0) } }
                    )
                }
            }
        }

        // MARK: The delegate

        func urlSession(
            _ session: URLSession, task: URLSessionTask, didSendBodyData bytesSent: Int64, totalBytesSent: Int64,
            totalBytesExpectedToSend: Int64
        ) {
            guard let name = task.taskDescription else { return }
            transfers?.sent(name, totalBytesSent, of: totalBytesExpectedToSend < 0 ? nil : totalBytesExpectedToSend)
        }

        func urlSession(
            _ session: URLSession, downloadTask: URLSessionDownloadTask, didWriteData bytesWritten: Int64,
            totalBytesWritten: Int64, totalBytesExpectedToWrite: Int64
        ) {
            guard let name = downloadTask.taskDescription else { return }
            transfers?.received(
                name, totalBytesWritten, of: totalBytesExpectedToWrite < 0 ? nil : totalBytesExpectedToWrite)
        }

        func urlSession(
            _ session: URLSession, downloadTask: URLSessionDownloadTask, didFinishDownloadingTo location: URL
        ) {
            if let name = downloadTask.taskDescription { transfers?.arrived(name, location) }
        }

        func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
            if let name = dataTask.taskDescription { transfers?.arrived(name, data) }
        }

        func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
            guard let name = task.taskDescription else { return }
            let head = (task.response as? HTTPURLResponse).map { response in
                BackgroundStore.Head(
                    status: response.statusCode,
                    headers: response.allHeaderFields.map { ["\($0.key)", "\($0.value)"] },
                    url: response.url)
            }
            transfers?.ended(name, head, error)
        }

        func urlSessionDidFinishEvents(forBackgroundURLSession session: URLSession) {
            transfers?.endedEvents()
        }
    }
#endif
