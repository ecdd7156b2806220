import DTORuntime

/// Follows one job at a time and passes its progress to a closure.
public final class JobMonitor<Client: ContractClient>: Sendable {
    private let client: Client
    private let task = Guarded(nil as Task<Void, any Error>?)

    /// Makes a monitor that sends its requests through a client.
    public init(_ client: Client) {
        self.client = client
    }

    deinit {
        disconnect()
    }

    /// Follows a job to its end. If another job is being followed, the monitor stops following it.
    ///
    /// - Parameter onProgress: Receives each update, in order.
    /// - Throws: The errors of following a job. Throws `CancellationError` after `disconnect`, or if another job is
    ///   followed.
    public func connect<Job: TrackableJob>(
        to job: Job, options: JobOptions = JobOptions(), onProgress: @escaping @Sendable (JobUpdate<Job>) -> Void
    ) async throws {
        let client = client
        let following = Task {
            for try await update in client.events(of: job, options) { onProgress(update) }
        }
        task.withLock { task in
            task?.cancel()
            task = following
        }
        try await withTaskCancellationHandler {
            try await following.value
        } onCancel: {
            following.cancel()
        }
    }

    /// Stops following the job. `connect` then throws `CancellationError`.
    public func disconnect() {
        task.withLock { task in
            task?.cancel()
            task = nil
        }
    }
}
