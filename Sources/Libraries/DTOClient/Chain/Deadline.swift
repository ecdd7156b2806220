/// Fails a call at its deadline, even if a step ignores cancellation.
struct Deadline: APIMiddleware {
    let clock: ClientClock

    func intercept(_ call: APICall, next: @escaping Next) async throws -> RawResponse {
        try await limited(call) { try await next(call) }
    }

    func interceptStream(_ call: APICall, next: @escaping StreamNext) async throws -> StreamedResponse {
        try await limited(call) { try await next(call) }
    }

    /// Runs work until the deadline of the call. The function uses unstructured tasks, because a task group would wait
    /// for a task that ignores cancellation.
    private func limited<Response: Sendable>(
        _ call: APICall, _ work: @escaping @Sendable () async throws -> Response
    ) async throws -> Response {
        guard let deadline = call.deadline else { return try await work() }
        let left = clock.now().duration(to: deadline)
        if left <= .zero { throw call.late }
        let wait = CancellableWait<Response>()
        let task = Task {
            do {
                wait.end(.success(try await work()))
            } catch {
                // `URLSession` has its own timer for the deadline, and its error may arrive before the error of this
                // timer.
                wait.end(.failure(clock.now() < deadline ? error : call.late))
            }
        }
        // The timer is cancelled as soon as the call has ended.
        let timer = Task {
            try await clock.sleep(left)
            wait.end(.failure(call.late))
        }
        defer {
            task.cancel()
            timer.cancel()
        }
        return try await wait.value
    }
}

extension APICall {
    /// The error of a call whose deadline has passed.
    var late: APIClientError {
        .deadlineExceeded(operation: endpoint.id, attempts: record.facts.attempts)
    }
}
