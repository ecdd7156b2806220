#if canImport(Security)
    public import DTOClient
    public import Foundation
    public import Security

    /// The certificate of the client, for servers that request a client certificate (mutual TLS).
    // The struct is `@unchecked Sendable`, because `SecIdentity` is an immutable object that is not marked as
    // `Sendable`.
    public struct ClientIdentity: @unchecked Sendable {
        fileprivate let host: String
        fileprivate let identity: SecIdentity

        /// Creates an identity for one host.
        ///
        /// - Parameters:
        ///   - identity: The certificate with its private key.
        ///   - host: The only host to which the certificate is sent.
        public init(_ identity: SecIdentity, host: String) {
            self.identity = identity
            self.host = host.lowercased()
        }
    }

    extension URLSessionTransport {
        /// Creates a transport that checks the public keys of servers, and can identify the client with a certificate.
        ///
        /// - Parameters:
        ///   - pins: The public keys of hosts. The checks of the system also apply. Hosts without a pin need only pass
        ///     the checks of the system. If a host has none of its keys, nothing is sent, and calls throw
        ///     `APIClientError.transport` with `URLError.serverCertificateUntrusted`.
        ///   - identity: The certificate of the client.
        ///   - challenge: Answers authentication challenges to which no pin and no identity applies.
        public convenience init(
            pins: [ServerPin], identity: ClientIdentity? = nil, configuration: URLSessionConfiguration = .ephemeral,
            cookies: CookieJar? = nil,
            challenge:
                @escaping @Sendable (URLAuthenticationChallenge) -> (
                    URLSession.AuthChallengeDisposition, URLCredential?
                )? = { _ in nil }
        ) {
            self.init(configuration: configuration, cookies: cookies) { asked in
                let space = asked.protectionSpace
                switch space.authenticationMethod {
                case NSURLAuthenticationMethodServerTrust:
                    let pins = pins.filter { $0.applies(to: space.host) }
                    if pins.isEmpty { break }
                    guard let trust = space.serverTrust, SecTrustEvaluateWithError(trust, nil),
                        case let chain = Self.keys(of: trust), pins.contains(where: { $0.accepts(chain) })
                    else { return (.cancelAuthenticationChallenge, nil) }
                    return (.useCredential, URLCredential(trust: trust))
                case NSURLAuthenticationMethodClientCertificate:
                    guard let identity, identity.host == space.host.lowercased() else { break }
                    return (
                        .useCredential,
                        URLCredential(identity: identity.identity, certificates: nil, persistence: .none)
                    )
                default: break
                }
                return challenge(asked)
            }
        }

        /// Returns the public keys of a certificate chain. Keys of unknown algorithms are left out.
        private static func keys(of trust: SecTrust) -> [PublicKeyForm] {
            let chain = SecTrustCopyCertificateChain(trust) as? [SecCertificate] ?? []
            return chain.compactMap { certificate -> PublicKeyForm? in
                guard let key = SecCertificateCopyKey(certificate),
                    let bytes = SecKeyCopyExternalRepresentation(key, nil) as Data?,
                    let attributes = SecKeyCopyAttributes(key) as? [String: Any],
                    let type = attributes[kSecAttrKeyType as String] as? String,
                    let size = attributes[kSecAttrKeySizeInBits as String] as? Int
                else { return nil }
                if type == kSecAttrKeyTypeRSA as String {
                    return PublicKeyForm(algorithm: .rsa, bytes: Array(bytes))
                }
                guard type == kSecAttrKeyTypeECSECPrimeRandom as String else { return nil }
                return PublicKeyForm(algorithm: .curve(bits: size), bytes: Array(bytes))
            }
        }
    }
#endif
