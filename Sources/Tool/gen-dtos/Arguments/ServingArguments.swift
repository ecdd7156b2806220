/// The options of `mock`.
struct ServingArguments {
    /// The format of the mock server's log.
    enum Log: String, CaseIterable {
        case text, json
    }

    /// Whether the server remembers resources that clients create, change and delete.
    var isStateful = false
    /// The share of responses that are damaged at random, from 0 to 1.
    var damageShare = 0.0
    var seed: UInt64 = 0
    /// The IP address at which the server listens. If the value is nil, the server listens on this machine only.
    var host: String?
    /// The URL of the server that responds instead of the mock server.
    var proxy: String?
    /// The folder for the recorded responses of the server at `proxy`.
    var recordFolder: String?
    /// The greatest number of bytes in the body of a request.
    var bodyLimit = 16 << 20
    /// Whether the document is read again when it changes.
    var watches = false
    /// The format of the log, or nil for text.
    var log: Log?

    /// Reads a share such as `5%`.
    static func share(_ text: String) throws(UsageError) -> Double {
        if text.hasSuffix("%"), let percent = Double(text.dropLast()), (0...100).contains(percent) {
            return percent / 100
        }
        throw UsageError(message: "'--damage' needs a share from 0% to 100%, such as 5%, not '\(text)'.")
    }
}
