import DTOClient
import DTORuntime
import Foundation

/// The files of a session in the background, in a folder of their own: bodies that are sent, and responses that nobody
/// has taken yet. Each file has the key of its task as its name. Responses that are older than a day are removed when the
/// process begins.
struct BackgroundStore: Sendable {
    /// The head of a response.
    struct Head: Codable, Sendable {
        var status: Int
        /// Names and values.
        var headers: [[String]]
        var url: URL?
        /// The time of the response. An app that asked the file system for dates would need a reason in its privacy
        /// manifest.
        var date = Date()

        var httpHeaders: HTTPHeaders {
            HTTPHeaders(headers.filter { $0.count == 2 }.map { HTTPHeaders.Field(name: $0[0], value: $0[1]) })
        }
    }

    private let folder: URL
    private static let lifetime: TimeInterval = 86_400

    init(_ folder: URL, now: Date = Date()) throws {
        self.folder = folder
        try FileManager.default.createDirectory(
            at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        for url in try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil) {
            let key = url.deletingPathExtension().lastPathComponent
            switch url.pathExtension {
            // A former process has taken the response, so nobody reads it any more.
            case "taken": try? FileManager.default.removeItem(at: url)
            case "json":
                if let head = head(key), now.timeIntervalSince(head.date) <= Self.lifetime { continue }
                remove(key)
            default: break
            }
        }
    }

    /// Returns the key that equal calls share. A body that is made while it is sent is equal to no other one. Two calls
    /// that do not have an idempotent method are equal only if they have one idempotency key.
    static func key(of call: APICall) -> String {
        let body =
            switch call.request.body {
            case .none: ""
            case .data(let data): SHA256Digest.hexadecimal(of: Array(data))
            case .file(let url): (try? DigestAlgorithm.sha256.digest(of: url))?.base64EncodedString() ?? url.path
            case .stream: UUID().uuidString
            }
        let own = call.request.method.isIdempotent ? "" : call.idempotencyKey ?? UUID().uuidString
        let text = [call.request.method.rawValue, ResponseCache.key(call), body, own].joined(separator: "\n")
        return SHA256Digest.hexadecimal(of: Array(text.utf8))
    }

    private func file(_ key: String, _ ending: String) -> URL {
        folder.appendingPathComponent(key).appendingPathExtension(ending)
    }

    // MARK: Bodies

    /// Returns the file with the body of a request, or nil without a body. The file of the caller is not copied.
    ///
    /// - Throws: An error if the file of the caller cannot be read. `URLSession` would raise an exception.
    func body(of request: HTTPRequest, _ key: String) async throws -> URL? {
        let place = file(key, "upload")
        switch request.body {
        case .none: return nil
        case .file(let url):
            try FileHandle(forReadingFrom: url).close()
            return url
        case .data(let data): try data.write(to: place, options: .atomic)
        case .stream(let stream): try await UploadFile.write(stream, to: place)
        }
        return place
    }

    /// Removes the files of tasks that do not run any more: the bodies of their requests, and the bodies of responses
    /// that have no end.
    func removeRemains(except keys: Set<String>) {
        for url in (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? [] {
            let key = url.deletingPathExtension().lastPathComponent
            guard !keys.contains(key) else { continue }
            if url.pathExtension == "upload" || url.pathExtension == "body" && head(key) == nil {
                try? FileManager.default.removeItem(at: url)
            }
        }
    }

    // MARK: Responses

    func keep(_ body: URL, _ key: String) {
        let place = file(key, "body")
        try? FileManager.default.removeItem(at: place)
        try? FileManager.default.moveItem(at: body, to: place)
    }

    func keep(_ piece: Data, _ key: String) {
        let place = file(key, "body")
        if let handle = try? FileHandle(forWritingTo: place) {
            defer { try? handle.close() }
            _ = try? handle.seekToEnd()
            try? handle.write(contentsOf: piece)
        } else {
            try? piece.write(to: place)
        }
    }

    /// Ends a response. A response without a body gets an empty one.
    ///
    /// - Returns: Whether the response can be taken.
    func complete(_ head: Head, _ key: String) -> Bool {
        let body = file(key, "body")
        if !FileManager.default.fileExists(atPath: body.path) { try? Data().write(to: body) }
        try? FileManager.default.removeItem(at: file(key, "upload"))
        return (try? JSONEncoder().encode(head).write(to: file(key, "json"), options: .atomic)) != nil
    }

    /// Returns a complete response, or nil if there is none. It can be taken once.
    func take(_ key: String) -> BackgroundResponse? {
        guard let found = head(key) else { return nil }
        let taken = folder.appendingPathComponent("\(UUID().uuidString).taken")
        defer { remove(key) }
        guard (try? FileManager.default.moveItem(at: file(key, "body"), to: taken)) != nil else { return nil }
        return BackgroundResponse(found, taken)
    }

    private func head(_ key: String) -> Head? {
        (try? Data(contentsOf: file(key, "json"))).flatMap { try? JSONDecoder().decode(Head.self, from: $0) }
    }

    func remove(_ key: String) {
        for ending in ["json", "body", "upload"] { try? FileManager.default.removeItem(at: file(key, ending)) }
    }
}
