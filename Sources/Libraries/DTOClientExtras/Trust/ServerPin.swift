import Foundation

/// The public keys for a host. If the certificate chain of the host contains none of these keys, the connection is
/// refused, even if the system trusts the chain.
///
/// A key is written as the SHA-256 of its `SubjectPublicKeyInfo` in base64 (RFC 7469 section 2.4). OpenSSL prints the
/// hash:
///
///     openssl x509 -in server.pem -noout -pubkey | openssl pkey -pubin -outform der | openssl dgst -sha256 -binary | base64
public struct ServerPin: Hashable, Sendable {
    /// The name of the host in lower case.
    public let host: String
    /// Whether the keys also apply to all subdomains of `host`.
    public let includesSubdomains: Bool
    private let keys: Set<String>

    /// Creates a pin of at least two keys for a host.
    ///
    /// - Parameters:
    ///   - key: The key of the server, or of an authority in its certificate chain.
    ///   - reserve: A key that is not yet in use. The app can still connect if the server has to change to this key.
    ///   - others: Additional keys, for example during a change.
    public init(_ host: String, key: String, reserve: String, others: [String] = [], includesSubdomains: Bool = false) {
        self.host = host.lowercased()
        self.includesSubdomains = includesSubdomains
        keys = Set([key, reserve] + others)
    }

    /// Returns whether the pin applies to a host.
    func applies(to name: String) -> Bool {
        let name = name.lowercased()
        return name == host || includesSubdomains && name.hasSuffix("." + host)
    }

    /// Returns whether a certificate chain contains a pinned key.
    func accepts(_ chain: [PublicKeyForm]) -> Bool {
        chain.contains { $0.hash.map(keys.contains) == true }
    }
}
