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

/// Keeps tokens in a file that only the current user may read (mode 0600). On Apple's platforms, use
/// `KeychainTokenStore`.
public struct FileTokenStore: TokenStore {
    private let file: URL
    /// The greatest size of the file that is read, in bytes.
    private static let limit = 1 << 20

    /// - Parameter file: The file. Its folder is created if it is missing, and only the current user may read that
    ///   folder.
    public init(_ file: URL) {
        self.file = file
    }

    /// Reads the tokens. Returns nil if the file does not exist.
    ///
    /// - Throws: `OAuthError.store` if the file cannot be read, or has other content.
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

    /// Writes a new file and puts it in the place of the old one, so that a lost process leaves one of the two.
    ///
    /// - Throws: `OAuthError.store`.
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
            // The file is private from the moment when it exists. Foundation would change its mode afterwards.
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
