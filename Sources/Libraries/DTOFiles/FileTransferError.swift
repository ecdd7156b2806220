/// An error of the transfer of a file.
public enum FileTransferError: Error, Hashable, Sendable {
    /// The bytes do not have the digest that the server has sent. The algorithm has its name in the registry of RFC
    /// 9530: `sha-256`.
    case damaged(algorithm: String)
    /// The server has another version of the file by now, and the caller has already read bytes of the earlier version.
    case changed
    /// The server's answer to a request for a part of the file contradicts the request, or itself.
    case contradictory(String)
    /// Another transfer to this file is running.
    case busy
}
