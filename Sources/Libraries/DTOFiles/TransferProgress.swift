/// The part of a file that has been transferred.
public struct TransferProgress: Hashable, Sendable {
    /// The number of bytes that have been transferred. The number becomes smaller if the transfer has to begin again.
    public var bytes: Int64
    /// The size of the whole file, or of the whole body of an upload, in bytes. The value is nil if the size is not
    /// known.
    public var total: Int64?

    init(bytes: Int64, total: Int64?) {
        self.bytes = bytes
        self.total = total
    }

    /// The part that has been transferred, from 0 to 1. The value is nil if the size is not known.
    public var fraction: Double? {
        total.map { $0 > 0 ? min(1, max(0, Double(bytes) / Double($0))) : 1 }
    }
}

/// Runs a transfer in a new task, and passes its progress to a closure in the isolation of the caller.
///
/// The transfer does not wait for the closure. A slow closure gets the newest value and misses earlier values.
func following<Value: Sendable>(
    isolation: isolated (any Actor)?, _ progress: (TransferProgress) -> Void,
    _ work: @escaping @Sendable (_ report: @escaping @Sendable (TransferProgress) -> Void) async throws -> Value
) async throws -> Value {
    let (values, continuation) = AsyncStream.makeStream(of: TransferProgress.self, bufferingPolicy: .bufferingNewest(1))
    let task = Task {
        defer { continuation.finish() }
        return try await work { continuation.yield($0) }
    }
    return try await withTaskCancellationHandler {
        // The closure runs in the isolation of the parameter only if the closure uses the parameter.
        _ = isolation
        for await value in values { progress(value) }
        return try await task.value
    } onCancel: {
        task.cancel()
    }
}
