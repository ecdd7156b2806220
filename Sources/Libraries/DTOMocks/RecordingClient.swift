public import DTOClient
import DTOContract
import DTORuntime
public import Foundation

/// Writes the responses of another client to files, as mock documents that `MockFiles` reads.
///
/// Only bodies that are JSON or an image are written. In JSON, the values of keys with usual names of secrets are
/// replaced, and the URL of the server is replaced by `{{BASE_URL}}`. Headers and streams are not written.
///
/// A response that exceeds `fileLimit` or `sizeLimit` is not written, and is reported as a `RecordingLimit`.
public struct RecordingClient: APIClientProtocol {
    private let client: any APIClientProtocol
    private let folder: URL
    private let catalog: MockCatalog
    private let fileLimit: Int
    private let sizeLimit: Int
    private let onFailure: @Sendable (any Error) -> Void

    /// Creates a client that records the responses of another client.
    ///
    /// - Parameters:
    ///   - folder: The folder for the files, such as `Mocks/Files`. The folder is created if it is missing.
    ///   - catalog: The catalog with the names of the documents. For an operation that is not in the catalog, the name
    ///     of the file is derived from the path of the URL.
    ///   - fileLimit: The greatest number of files in the folder, including files from other sources.
    ///   - sizeLimit: The greatest size of a file, in bytes.
    ///   - onFailure: Receives the error for a response that cannot be written. The call returns its response even so.
    public init(
        _ client: any APIClientProtocol, into folder: URL, naming catalog: MockCatalog = .empty,
        fileLimit: Int = 1_000, sizeLimit: Int = 4 << 20, onFailure: @escaping @Sendable (any Error) -> Void = { _ in }
    ) {
        self.client = client
        self.folder = folder
        self.catalog = catalog
        self.fileLimit = fileLimit
        self.sizeLimit = sizeLimit
        self.onFailure = onFailure
    }

    /// Sends the call and writes its response to a file.
    public func perform(_ call: APICall) async throws -> RawResponse {
        let response = try await client.perform(call)
        do {
            try record(response, of: call)
        } catch {
            onFailure(error)
        }
        return response
    }

    /// Sends the call. Streams are not recorded.
    public func stream(_ call: APICall) async throws -> StreamedResponse {
        try await client.stream(call)
    }

    private func record(_ response: RawResponse, of call: APICall) throws {
        let operation = catalog[call.endpoint.id]
        let name = operation?.name ?? MockCatalog.name(of: call.request.method, call.request.url.path)
        let usual = operation?.documents.first?.status ?? 200
        let isUsual = response.status == usual || operation == nil && response.isSuccess
        guard let body = Self.redacted(response, of: call), name.utf8.count <= 200 else { return }
        let file = "\(isUsual ? name : "\(name).\(response.status)").\(MockFiles.ending(of: response.mediaType))"
        guard body.count <= sizeLimit else {
            throw RecordingLimit.size(file: file, bytes: body.count, limit: sizeLimit)
        }
        let files = FileManager.default
        try files.createDirectory(at: folder, withIntermediateDirectories: true)
        let place = folder.appendingPathComponent(file, isDirectory: false)
        // In a full folder, a response may still replace an earlier response.
        let isFull = try files.contentsOfDirectory(atPath: folder.path).count >= fileLimit
        if isFull, !files.fileExists(atPath: place.path) {
            throw RecordingLimit.files(file: file, limit: fileLimit)
        }
        try body.write(to: place, options: .atomic)
    }

    /// Returns a JSON body without secrets, or the body of an image unchanged. Returns nil for any other body, because
    /// secrets in another body cannot be found.
    private static func redacted(_ response: RawResponse, of call: APICall) -> Data? {
        if response.body.isEmpty { return nil }
        if let json = try? DTODecoder().decode(JSONValue.self, from: response.body) {
            var encoder = DTOEncoder()
            encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
            let kept = RecordedValue.redacted(
                json, server: server(of: call.request.url), placeholder: MockDocument.placeholder)
            return try? encoder.encode(kept) + Data("\n".utf8)
        }
        return response.mediaType?.hasPrefix("image/") == true ? response.body : nil
    }

    /// Returns the URL of the server without a path: `https://api.example.com`.
    private static func server(of url: URL) -> String? {
        guard var parts = URLComponents(url: url, resolvingAgainstBaseURL: true), parts.host != nil else { return nil }
        (parts.path, parts.query, parts.fragment, parts.user, parts.password) = ("", nil, nil, nil, nil)
        return parts.string
    }
}

/// The reason why a response is not written.
public enum RecordingLimit: Error, Equatable, Sendable, CustomStringConvertible {
    /// The response is larger than `sizeLimit`, in bytes.
    case size(file: String, bytes: Int, limit: Int)
    /// The folder already contains `fileLimit` files.
    case files(file: String, limit: Int)

    /// The reason as an English sentence.
    public var description: String {
        switch self {
        case .size(let file, let bytes, let limit):
            "\(file) was not recorded: it has \(bytes) bytes, more than \(limit)"
        case .files(let file, let limit): "\(file) was not recorded: the folder already has \(limit) files"
        }
    }
}
