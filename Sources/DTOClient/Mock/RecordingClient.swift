import DTORuntime
public import Foundation

/// Writes the answers of another client down as mock documents by hand, which `MockFiles` reads.
///
/// Values of JSON that are secrets by their keys are left out, and links to the server become `{{BASE_URL}}`. Headers are not written down,
/// nor are streams and bodies that are neither JSON nor named by their operation's documents.
public struct RecordingClient: APIClientProtocol {
    private let client: any APIClientProtocol
    private let folder: URL
    private let catalog: MockCatalog
    private let onFailure: @Sendable (any Error) -> Void

    /// - Parameters:
    ///   - folder: where the files go: `Mocks/Files`. It is made where it is missing.
    ///   - catalog: gives the files the names of its documents; without one they are named by the paths of their URLs.
    ///   - onFailure: is told of files that cannot be written. The call goes on.
    public init(
        _ client: any APIClientProtocol, into folder: URL, naming catalog: MockCatalog = .empty,
        onFailure: @escaping @Sendable (any Error) -> Void = { _ in }
    ) {
        self.client = client
        self.folder = folder
        self.catalog = catalog
        self.onFailure = onFailure
    }

    public func perform(_ call: APICall) async throws -> RawResponse {
        let response = try await client.perform(call)
        do {
            try record(response, of: call)
        } catch {
            onFailure(error)
        }
        return response
    }

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
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try body.write(to: folder.appendingPathComponent(file, isDirectory: false), options: .atomic)
    }

    /// Nil for what nobody could make safe.
    private static func redacted(_ response: RawResponse, of call: APICall) -> Data? {
        if response.body.isEmpty { return nil }
        if let json = try? JSONDecoder().decode(JSONValue.self, from: response.body) {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
            return try? encoder.encode(redacted(json, server: server(of: call.request.url))) + Data("\n".utf8)
        }
        return response.mediaType?.hasPrefix("image/") == true ? response.body : nil
    }

    /// `https://api.example.com`
    private static func server(of url: URL) -> String? {
        guard var parts = URLComponents(url: url, resolvingAgainstBaseURL: true), parts.host != nil else { return nil }
        (parts.path, parts.query, parts.fragment, parts.user, parts.password) = ("", nil, nil, nil, nil)
        return parts.string
    }

    /// Texts that are secrets are replaced, so that the types stay.
    private static func redacted(_ json: JSONValue, server: String?) -> JSONValue {
        switch json {
        case .object(let members):
            var result = members
            for (key, value) in members {
                if case .string = value, BodyMask.isSecret(key) {
                    result[key] = .string("***")
                } else {
                    result[key] = redacted(value, server: server)
                }
            }
            return .object(result)
        case .array(let elements): return .array(elements.map { redacted($0, server: server) })
        case .string(let text):
            guard let server, text == server || text.hasPrefix(server + "/") else { return json }
            return .string(MockDocument.placeholder + text.dropFirst(server.count))
        case .null, .bool, .integer, .number, .decimal: return json
        }
    }
}
