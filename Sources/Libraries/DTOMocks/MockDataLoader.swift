import DTORuntime
public import Foundation

/// Loads mock documents by name: hand-written files first, then the documents of a contract.
public struct MockDataLoader: Sendable {
    private let catalog: MockCatalog
    private let files: MockFiles
    private let baseURL: String

    /// Creates a loader.
    ///
    /// - Parameters:
    ///   - catalog: The documents of a contract.
    ///   - files: Hand-written files, which have priority.
    ///   - baseURL: The URL of the server to which links in the documents lead. If the value is nil, this is the first
    ///     server in the contract.
    public init(_ catalog: MockCatalog, files: MockFiles = .none, baseURL: String? = nil) {
        self.catalog = catalog
        self.files = files
        var end = (baseURL ?? catalog.baseURL)[...]
        while end.last == "/" { end.removeLast() }
        self.baseURL = String(end)
    }

    /// Returns the bytes of a document.
    ///
    /// - Parameter name: The name of the document, with or without `.json`.
    /// - Throws: `MockDataError.fileNotFound`, or an error of reading a file.
    public func loadRawData(_ name: String) throws -> Data {
        let name = name.hasSuffix(".json") ? String(name.dropLast(5)) : name
        guard let found = try answer(named: name, status: 200) else { throw MockDataError.fileNotFound(name) }
        return found.body
    }

    /// Decodes a document.
    ///
    /// - Throws: `MockDataError`, or an error of reading a file.
    public func load<Value: Decodable>(_ name: String, as type: Value.Type = Value.self) throws -> Value {
        let data = try loadRawData(name)
        var decoder = DTODecoder()
        // The strategy applies to types of the app. Generated types decode dates themselves.
        decoder.dateStrategy = .iso8601
        do {
            return try decoder.decode(type, from: data)
        } catch {
            throw MockDataError.decodingFailed(name, error)
        }
    }

    /// The document that answers a call.
    struct Answer {
        var status: Int
        var type: String?
        var body: Data
    }

    /// Returns the document with a name, or nil.
    ///
    /// - Parameter status: The status for a hand-written file, if there is no generated document with its name and the
    ///   name does not end with a status.
    func answer(named name: String, status: Int) throws -> Answer? {
        let document = catalog.document(named: name)
        let suffix = name.split(separator: ".").last.flatMap { Int($0) }
        if let file = try files.file(named: name) {
            return Answer(
                status: document?.status ?? suffix ?? status, type: file.type, body: linked(file.data, file.type))
        }
        return document.map { Answer(status: $0.status, type: $0.type, body: $0.data(baseURL: baseURL)) }
    }

    /// Replaces the placeholder for the server in UTF-8 text. Images and other binary data are returned unchanged.
    private func linked(_ data: Data, _ type: String) -> Data {
        guard !type.hasPrefix("image/"), let text = String(data: data, encoding: .utf8) else { return data }
        return Data(text.replacingOccurrences(of: MockDocument.placeholder, with: baseURL).utf8)
    }
}
