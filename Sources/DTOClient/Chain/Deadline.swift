/// Ends a call when its time is over, whatever it is waiting for.
struct Deadline: Middleware {
    let clock: ClientClock

    func intercept(_ call: APICall, next: @escaping Next) async throws -> RawResponse {
        guard let deadline = call.deadline else { return try await next(call) }
        let left = clock.now().duration(to: deadline)
        let id = call.endpoint.id
        if left <= .zero { throw APIClientError.deadlineExceeded(operation: id) }
        return try await withThrowingTaskGroup(of: RawResponse?.self) { group in
            group.addTask { try await next(call) }
            group.addTask {
                try await clock.sleep(left)
                return nil
            }
            defer { group.cancelAll() }
            guard let first = try await group.next(), let response = first else {
                throw APIClientError.deadlineExceeded(operation: id)
            }
            return response
        }
    }
}
