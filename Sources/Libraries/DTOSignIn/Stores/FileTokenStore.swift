public import Foundation

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Android)
    import Android
#endif

/// Stores tokens in a file that only the current user may read (mode 0600). On Apple platforms, `KeychainTokenStore` is
/// the better choice.
public struct FileTokenStore: TokenStore {
    private let file: URL
    /// The greatest size of the file that is read, in bytes.
    private static let limit = 1 << 20

    /// Creates a store for a file.
    ///
    /// - Parameter file: The URL of the file. If its folder is missing, the folder is created so that only the current
    ///   user may read it.
    public init(_ file: URL) {
        self.file = file
    }

    /// Reads the tokens. Returns nil if the file does not exist.
    ///
    /// - Throws: `OAuthError.store` if the file cannot be read or does not contain tokens.
    public func load() throws -> OAuthTokens? {
        let content: Data
        do {
            let handle = try FileHandle(forReadingFrom: file)
            defer { try? handle.close() }
            content = try handle.read(upToCount: Self.limit) ?? Data()
        } catch {
            if !FileManager.default.fileExists(atPath: file.path) { return nil }
            throw OAuthError.store("\(file.path) cannot be read")
        }
        do {
            return try JSONDecoder().decode(OAuthTokens.self, from: content)
        } catch {
            throw OAuthError.store("\(file.path) does not have the content that this library writes")
        }
    }

    /// Writes the tokens to a temporary file, which then replaces the old file in one step. If the value is nil,
    /// removes the file.
    ///
    /// - Throws: `OAuthError.store` if the file cannot be written or removed.
    public func save(_ tokens: OAuthTokens?) throws {
        guard let tokens else {
            try? FileManager.default.removeItem(at: file)
            if FileManager.default.fileExists(atPath: file.path) {
                throw OAuthError.store("\(file.path) cannot be removed")
            }
            return
        }
        let draft = file.path + "." + UUID().uuidString
        do {
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true,
                attributes: [.posixPermissions: 0o700])
            let content = try JSONEncoder().encode(tokens)
            // `open` creates the file with its mode. Foundation would set the mode only after it has created the file.
            let descriptor = open(draft, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
            guard descriptor >= 0 else { throw CocoaError(.fileWriteUnknown) }
            let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
            try handle.write(contentsOf: content)
            try handle.synchronize()
            try handle.close()
            guard rename(draft, file.path) == 0 else { throw CocoaError(.fileWriteUnknown) }
        } catch {
            try? FileManager.default.removeItem(atPath: draft)
            throw OAuthError.store("\(file.path) cannot be written")
        }
    }
}
