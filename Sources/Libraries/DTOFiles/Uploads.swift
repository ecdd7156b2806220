public import DTOClient
public import DTORuntime

extension ContractClient {
    /// Sends a call, and reports how much of its body has been sent.
    ///
    ///     let book = try await api.upload(AddCover(id: id, body: .file(url))) { progress in … }
    ///
    /// The body, or each part of a form, may be in memory, in a file, or a stream. If the request is sent again,
    /// `bytes` begins at 0 again.
    ///
    /// - Parameter progress: A closure that is called in the isolation of the caller with the newest progress. A slow
    ///   closure does not get all values, and does not slow the upload.
    /// - Throws: The errors of the call.
    public func upload<Operation: APIOperation>(
        _ operation: Operation, isolation: isolated (any Actor)? = #isolation, progress: (TransferProgress) -> Void
    ) async throws -> Operation.Output {
        try await following(isolation: isolation, progress) { try await reporting($0).value(of: operation) }
    }

    /// Sends a call, reports how much of its body has been sent, and returns the payload of the envelope.
    public func upload<Operation: APIOperation>(
        _ operation: Operation, isolation: isolated (any Actor)? = #isolation, progress: (TransferProgress) -> Void
    ) async throws -> Operation.Output.Payload
    where Operation.Output: APIResponse, Operation.Output.Payload: Sendable {
        try await following(isolation: isolation, progress) { try await reporting($0).payload(of: operation) }
    }

    private func reporting(_ report: @escaping @Sendable (TransferProgress) -> Void) -> Self {
        var copy = self
        copy.client.settings.onSent = { report(TransferProgress(bytes: $0, total: $1)) }
        return copy
    }
}
