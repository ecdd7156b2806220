/// An error while a file is transferred.
public enum FileTransferError: Error, Hashable, Sendable {
    /// The file does not have the digest that the server has sent. `algorithm` is the name of the digest algorithm:
    /// `sha-256`, `sha-512` or `md5`.
    case damaged(algorithm: String)
    /// After a lost connection, the server sent the file from its beginning, and the caller has already read bytes of
    /// it. The file on the server may have changed.
    case changed
    /// The response contradicts the request or its own headers. The value describes the contradiction.
    case contradictory(String)
    /// Another download to this destination is running.
    case busy
}
