import DTOClient
import DTORuntime
import Foundation

#if canImport(CryptoKit)
    import CryptoKit
#endif

/// The digests that a server has sent for a file or for a part of it (RFC 9530, and `Content-MD5` of RFC 1864).
struct BodyDigests: Sendable {
    private struct Claim: Hashable, Sendable {
        var algorithm: DigestAlgorithm
        var value: Data
        /// The offset of the first byte in the file. The digest covers all bytes from this offset to the end of the
        /// file.
        var start: Int64
    }

    private var claims: [Claim] = []

    /// Whether the server has sent a digest of the whole file with a supported algorithm.
    var coverWholeFile: Bool { claims.contains { $0.start == 0 } }

    /// Adds the digests in the headers of a response.
    ///
    /// - Parameter start: The offset in the file at which the body of the response begins.
    mutating func take(_ headers: HTTPHeaders, from start: Int64) {
        if let coding = headers["Content-Encoding"], coding.lowercased() != "identity" { return }
        // Digests of earlier parts are dropped, because only the last part reaches to the end of the file.
        claims.removeAll { $0.start > 0 }
        add(Self.values(headers["Repr-Digest"]), start: 0)
        // The digest of a part is used only if the part reaches to the end of the file.
        let range = headers["Content-Range"].flatMap(ContentRange.init)
        if let range, range.total.map({ range.last + 1 < $0 }) ?? true { return }
        add(Self.values(headers["Content-Digest"]), start: start)
        if start == 0, let value = headers["Content-MD5"].flatMap({ Data(base64Encoded: $0) }) {
            add([("md5", value)], start: 0)
        }
    }

    private mutating func add(_ values: [(name: String, value: Data)], start: Int64) {
        for (name, value) in values {
            guard let algorithm = DigestAlgorithm(rawValue: name) else { continue }
            claims.removeAll { $0.algorithm == algorithm && $0.start == start }
            claims.append(Claim(algorithm: algorithm, value: value, start: start))
        }
    }

    /// Compares the digests with the digests of a file.
    ///
    /// - Throws: `FileTransferError.damaged` if a digest differs, `CancellationError`, and errors of reading the file.
    func check(_ file: URL) throws {
        for claim in claims where try claim.algorithm.digest(of: file, from: UInt64(claim.start)) != claim.value {
            throw FileTransferError.damaged(algorithm: claim.algorithm.rawValue)
        }
    }

    /// Reads a dictionary of byte sequences (RFC 8941 section 3.2): `sha-256=:…:, sha-512=:…:`. Malformed members are
    /// left out.
    static func values(_ header: String?) -> [(name: String, value: Data)] {
        (header ?? "").split(separator: ",").compactMap { member in
            let parts = member.split(separator: "=", maxSplits: 1)
            guard parts.count == 2 else { return nil }
            let text = parts[1].prefix { $0 != ";" }.trimmingCharacters(in: .whitespaces)
            guard text.count >= 2, text.hasPrefix(":"), text.hasSuffix(":"),
                let value = Data(base64Encoded: String(text.dropFirst().dropLast()))
            else { return nil }
            return (parts[0].trimmingCharacters(in: .whitespaces), value)
        }
    }
}

/// The digest algorithms that this library supports: SHA-256 on all platforms, SHA-512 and MD5 with CryptoKit.
enum DigestAlgorithm: String, Sendable {
    case sha256 = "sha-256"
    #if canImport(CryptoKit)
        case sha512 = "sha-512"
        case md5
    #endif

    private static let pieceSize = 1 << 18

    /// Returns the digest of a file.
    ///
    /// - Parameter start: The offset of the first byte that the digest covers.
    func digest(of file: URL, from start: UInt64 = 0) throws -> Data {
        let handle = try FileHandle(forReadingFrom: file)
        defer { try? handle.close() }
        try handle.seek(toOffset: start)
        #if canImport(CryptoKit)
            switch self {
            case .sha256: return try Self.digest(SHA256(), handle)
            case .sha512: return try Self.digest(SHA512(), handle)
            case .md5: return try Self.digest(Insecure.MD5(), handle)
            }
        #else
            var digest = SHA256Digest()
            while let piece = try Self.piece(handle) { digest.update(piece) }
            return Data(digest.finished)
        #endif
    }

    #if canImport(CryptoKit)
        private static func digest(_ start: some HashFunction, _ handle: FileHandle) throws -> Data {
            var function = start
            while let piece = try piece(handle) { function.update(data: piece) }
            return Data(function.finalize())
        }
    #endif

    private static func piece(_ handle: FileHandle) throws -> Data? {
        try Task.checkCancellation()
        let piece = try handle.read(upToCount: pieceSize)
        return piece?.isEmpty == false ? piece : nil
    }
}
