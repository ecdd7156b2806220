import DTOClient
import DTORuntime
import Foundation

/// The folder of a background session, with the request bodies that are being sent and the responses that no call has
/// taken yet.
///
/// The name of a file is the key of its task. Responses that are older than a day are removed when the store is
/// created.
struct BackgroundStore: Sendable {
    /// The status, the headers and the URL of a response.
    struct Head: Codable, Sendable {
        var status: Int
        /// Pairs of a name and a value.
        var headers: [[String]]
        var url: URL?
        /// The time when the response arrived. The date of the file is not used, because an app that reads the dates of
        /// files must give a reason in its privacy manifest.
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
            // An earlier process took this response, and ended before it could remove the file.
            case "taken": try? FileManager.default.removeItem(at: url)
            case "json":
                if let head = head(key), now.timeIntervalSince(head.date) <= Self.lifetime { continue }
                remove(key)
            default: break
            }
        }
    }

    /// Returns a hash of the call. Equal calls have the same hash. A call with a stream as its body is never equal to
    /// another call. Two calls whose method is not idempotent are equal only if they have the same idempotency key.
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

    /// Returns the file with the body of a request, or nil if the request has no body. A body in memory or from a
    /// stream is written to a new file.
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

    /// Marks a response as complete and removes the body of its request. A response without a body gets an empty body.
    ///
    /// - Returns: Whether the response can be taken.
    func complete(_ head: Head, _ key: String) -> Bool {
        let body = file(key, "body")
        if !FileManager.default.fileExists(atPath: body.path) { try? Data().write(to: body) }
        try? FileManager.default.removeItem(at: file(key, "upload"))
        return (try? JSONEncoder().encode(head).write(to: file(key, "json"), options: .atomic)) != nil
    }

    /// Removes a complete response from the folder and returns it, or returns nil if there is no such response.
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
