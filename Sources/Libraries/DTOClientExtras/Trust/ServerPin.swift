import Foundation

/// The public keys that a host may have. A certificate of any other key is refused, even if the system trusts it.
///
/// A key is the SHA-256 of its `SubjectPublicKeyInfo`, in base64 (RFC 7469 section 2.4). OpenSSL prints it:
///
///     openssl x509 -in server.pem -noout -pubkey | openssl pkey -pubin -outform der | openssl dgst -sha256 -binary | base64
public struct ServerPin: Hashable, Sendable {
    /// The name of the host in lower case.
    public let host: String
    /// Whether the keys also apply to all hosts below `host`.
    public let includesSubdomains: Bool
    private let keys: Set<String>

    /// - Parameters:
    ///   - key: The key of the server, or of an authority in its chain of certificates.
    ///   - reserve: A key that is not in use yet. Without it, an app could not reach a server that has lost its key.
    ///   - others: More keys, for example during a change.
    public init(_ host: String, key: String, reserve: String, others: [String] = [], includesSubdomains: Bool = false) {
        self.host = host.lowercased()
        self.includesSubdomains = includesSubdomains
        keys = Set([key, reserve] + others)
    }

    /// Whether the pin is for a host.
    func applies(to name: String) -> Bool {
        let name = name.lowercased()
        return name == host || includesSubdomains && name.hasSuffix("." + host)
    }

    /// Whether one of the keys is pinned.
    func accepts(_ chain: [PublicKeyForm]) -> Bool {
        chain.contains { $0.hash.map(keys.contains) == true }
    }
}
