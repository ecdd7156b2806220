import DTOClient
import Foundation

/// A public key as the Security framework returns it, without an identifier of the algorithm in its bytes.
struct PublicKeyForm: Hashable {
    enum Algorithm: Hashable {
        case rsa
        /// An elliptic curve of NIST with a key of this size: P-256, P-384 or P-521.
        case curve(bits: Int)
    }

    var algorithm: Algorithm
    /// The key in PKCS #1 for RSA (RFC 8017 appendix A.1.1), and as an uncompressed point for a curve (SEC 1 section
    /// 2.3.3).
    var bytes: [UInt8]

    /// The SHA-256 of the `SubjectPublicKeyInfo` (RFC 5280 section 4.1.2.7) in base64. The value is nil for a curve of
    /// another size.
    var hash: String? {
        guard let identifier else { return nil }
        let content = identifier + Self.element(0x03, [0] + bytes)
        return Data(SHA256Digest.bytes(of: Self.element(0x30, content))).base64EncodedString()
    }

    /// The `AlgorithmIdentifier` in DER (RFC 3279 section 2.3.1, RFC 5480 section 2.1.1). The value is nil for a curve
    /// of another size.
    private var identifier: [UInt8]? {
        let curve: [UInt8] = [0x06, 0x07, 0x2A, 0x86, 0x48, 0xCE, 0x3D, 0x02, 0x01]
        return switch algorithm {
        case .rsa:
            Self.element(0x30, [0x06, 0x09, 0x2A, 0x86, 0x48, 0x86, 0xF7, 0x0D, 0x01, 0x01, 0x01, 0x05, 0x00])
        case .curve(256): Self.element(0x30, curve + [0x06, 0x08, 0x2A, 0x86, 0x48, 0xCE, 0x3D, 0x03, 0x01, 0x07])
        case .curve(384): Self.element(0x30, curve + [0x06, 0x05, 0x2B, 0x81, 0x04, 0x00, 0x22])
        case .curve(521): Self.element(0x30, curve + [0x06, 0x05, 0x2B, 0x81, 0x04, 0x00, 0x23])
        case .curve: nil
        }
    }

    /// Returns a DER element: its tag, its length and its content (X.690 section 8.1).
    private static func element(_ tag: UInt8, _ content: [UInt8]) -> [UInt8] {
        if content.count < 0x80 { return [tag, UInt8(content.count)] + content }
        var length: [UInt8] = []
        var rest = content.count
        while rest > 0 {
            length.insert(UInt8(rest & 0xFF), at: 0)
            rest >>= 8
        }
        return [tag, 0x80 | UInt8(length.count)] + length + content
    }
}
