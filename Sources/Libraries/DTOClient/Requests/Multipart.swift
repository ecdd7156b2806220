import DTORuntime
public import Foundation

/// A multipart body (RFC 7578). Generated types for multipart bodies conform to this protocol.
public protocol MultipartBody: Sendable {
    /// Writes the parts in their order.
    ///
    /// - Throws: An error if a value cannot be sent.
    func encode(into form: inout MultipartForm) throws
}

/// A part whose content is bytes: in memory, from a file, or from a stream.
public struct FilePart: Sendable {
    /// The source of the bytes.
    package enum Content: Sendable {
        case data(Data)
        case file(URL)
        case stream(BodyStream)
    }

    /// The source of the bytes.
    package var content: Content
    /// The file name that the server receives.
    public var name: String?
    /// The media type. If the value is nil, the media type of the contract is used, or `application/octet-stream` if
    /// the contract has none.
    public var type: String?

    /// Creates a part.
    package init(_ content: Content, name: String? = nil, type: String? = nil) {
        self.content = content
        self.name = name
        self.type = type
    }

    /// Returns a part with bytes in memory.
    ///
    /// - Parameters:
    ///   - name: The file name that the server receives. If the value is nil, the server receives the name of the part.
    ///   - type: The media type. If the value is nil, the media type of the contract is used.
    public static func data(_ data: Data, name: String? = nil, type: String? = nil) -> FilePart {
        FilePart(.data(data), name: name, type: type)
    }

    /// Returns a part with the content of a file, which is read while it is sent.
    ///
    /// - Parameter name: The file name that the server receives. If the value is nil, the server receives the last
    ///   component of `url`.
    public static func file(_ url: URL, name: String? = nil, type: String? = nil) -> FilePart {
        FilePart(.file(url), name: name ?? url.lastPathComponent, type: type)
    }

    /// Returns a part whose bytes a stream produces while they are sent.
    public static func stream(_ stream: BodyStream, name: String? = nil, type: String? = nil) -> FilePart {
        FilePart(.stream(stream), name: name, type: type)
    }
}

/// Writes the parts of a multipart body in order.
public struct MultipartForm: Sendable {
    /// The reason why a part cannot be sent.
    struct Fault: Error {
        var reason: String
    }

    private let boundary: String
    private var pieces: [FilePart.Content] = []
    /// The headers of the next part.
    private var headers = ""

    init(boundary: String) {
        self.boundary = boundary
    }

    /// Adds a header to the next part, in the style `simple` (OpenAPI 3.1.1 section 4.8.21). If the value of the part
    /// is a list, the part of each element gets the header. If the value is nil, the header is dropped with the part.
    ///
    /// - Parameter otherwise: The header value that is sent if `value` is nil.
    @_spi(Generated) public mutating func header(
        _ name: String, _ value: (some Encodable)?, explode: Bool = false, otherwise: String? = nil
    ) throws {
        let text = try value.map {
            try ParameterEncoder.tree(of: $0).segment(name, style: .simple, explode: explode) { $0 }
        }
        if let text = text ?? otherwise { try header(name, text: text) }
    }

    /// Adds a header that is a JSON document to the next part.
    @_spi(Generated) public mutating func header(
        _ name: String, json value: (some Encodable)?, otherwise: String? = nil
    ) throws {
        let text = try value.map { String(decoding: try RequestEncoder.json($0), as: UTF8.self) }
        if let text = text ?? otherwise { try header(name, text: text) }
    }

    private mutating func header(_ name: String, text: String) throws {
        guard HTTPHeaders.isName(name) else { throw Fault(reason: "“\(name)” is not a valid name of a header") }
        guard HTTPHeaders.isValue(text) else {
            throw Fault(reason: "`\(name)` of a part contains characters that are not allowed in a header")
        }
        headers += "\r\n\(name): \(text)"
    }

    /// Writes a value as a text part. An array is written as a part for each element, and an object as JSON (OpenAPI
    /// 3.1.1 section 4.8.14.5).
    @_spi(Generated) public mutating func part(_ name: String, _ value: (some Encodable)?, type: String? = nil) throws {
        defer { headers = "" }
        guard let value else { return }
        switch try ParameterEncoder.tree(of: value) {
        case .null: break
        case .array(let elements):
            for element in elements { append(name, element, type) }
        case let tree: append(name, tree, type)
        }
    }

    /// Writes a value in a style of query parameters (OpenAPI 3.1.1 section 4.8.15.1.2), or in a collection format
    /// (OpenAPI 2.0, "Parameter Object"). The values are not percent-encoded.
    @_spi(Generated) public mutating func part(
        _ name: String, _ value: (some Encodable)?, style: ParameterStyle, explode: Bool
    ) throws {
        defer { headers = "" }
        guard let value else { return }
        for pair in try ParameterEncoder.tree(of: value).pairs(name, style: style, explode: explode) {
            let separator = pair.separator.removingPercentEncoding ?? pair.separator
            append(pair.name, .text(pair.values.joined(separator: separator)), nil)
        }
    }

    /// Writes a value as a JSON document.
    @_spi(Generated) public mutating func part(
        _ name: String, json value: (some Encodable)?, type: String = "application/json"
    ) throws {
        defer { headers = "" }
        guard let value else { return }
        append(name, .data(try RequestEncoder.json(value)), type: type, fileName: nil)
    }

    /// Writes each element as a separate part with a JSON document. For an array, the media type in the contract is the
    /// media type of its elements (OpenAPI 3.1.1 section 4.8.15).
    @_spi(Generated) public mutating func part(
        _ name: String, json values: [some Encodable]?, type: String = "application/json"
    ) throws {
        defer { headers = "" }
        for value in values ?? [] { append(name, .data(try RequestEncoder.json(value)), type: type, fileName: nil) }
    }

    /// Writes a file. If `file` is nil, no part is written.
    @_spi(Generated) public mutating func part(_ name: String, _ file: FilePart?, type: String? = nil) throws {
        defer { headers = "" }
        guard let file else { return }
        append(name, file, type)
    }

    private mutating func append(_ name: String, _ file: FilePart, _ type: String?) {
        append(name, file.content, type: file.type ?? type ?? "application/octet-stream", fileName: file.name ?? name)
    }

    /// Writes each file as a part. If `files` is nil, no part is written.
    @_spi(Generated) public mutating func part(_ name: String, _ files: [FilePart]?, type: String? = nil) throws {
        defer { headers = "" }
        for file in files ?? [] { append(name, file, type) }
    }

    private mutating func append(_ name: String, _ tree: ParameterTree, _ type: String?) {
        var type = type
        if case .object = tree { type = type ?? "application/json" }
        append(name, .data(Data(tree.nestedText.utf8)), type: type, fileName: nil)
    }

    private mutating func append(_ name: String, _ content: FilePart.Content, type: String?, fileName: String?) {
        var head = "--\(boundary)\r\nContent-Disposition: form-data; name=\"\(Self.quoted(name))\""
        if let fileName { head += "; filename=\"\(Self.quoted(fileName))\"" }
        if let type, HTTPHeaders.isValue(type) { head += "\r\nContent-Type: \(type)" }
        pieces.append(.data(Data((head + headers + "\r\n\r\n").utf8)))
        pieces.append(content)
        pieces.append(.data(Data("\r\n".utf8)))
    }

    /// Escapes line breaks and quotes in a name, like browsers do (WHATWG HTML section 4.10.21.8). Other control
    /// characters are removed.
    private static func quoted(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\n": result += "%0A"
            case "\r": result += "%0D"
            case "\"": result += "%22"
            case _ where scalar.value < 0x20 || scalar.value == 0x7F: break
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }

    /// Returns the body. If all parts are in memory, the body is in memory, too. If not, the body is a stream.
    func body() throws -> HTTPBody {
        let all = pieces + [.data(Data("--\(boundary)--\r\n".utf8))]
        var whole = Data()
        for piece in all {
            guard case .data(let data) = piece else { return .stream(try Self.stream(all)) }
            whole += data
        }
        return .data(whole)
    }

    private static func stream(_ pieces: [FilePart.Content]) throws -> BodyStream {
        var length: Int? = 0
        var isReplayable = true
        for piece in pieces {
            let part: BodyStream = piece.stream
            length = part.length.flatMap { size in length.map { $0 + size } }
            isReplayable = isReplayable && part.isReplayable
        }
        return BodyStream(length: length, isReplayable: isReplayable) {
            let rest = PieceQueue(pieces.map(\.stream))
            return { try await rest.next() }
        }
    }
}

/// Reads the streams of several parts, one after another. Only one task at a time calls `next`.
private actor PieceQueue {
    private var streams: ArraySlice<BodyStream>
    private var current: (@Sendable () async throws -> Data?)?

    init(_ streams: [BodyStream]) {
        self.streams = streams[...]
    }

    func next() async throws -> Data? {
        while true {
            if let current {
                if let piece = try await current() { return piece }
                self.current = nil
            }
            guard let stream = streams.popFirst() else { return nil }
            current = try stream.pieces()
        }
    }
}

extension FilePart.Content {
    var stream: BodyStream {
        switch self {
        case .stream(let stream): stream
        case .data(let data): .data(data)
        case .file(let url): .file(url)
        }
    }
}

extension BodyStream {
    private static var pieceSize: Int { 1 << 16 }

    static func data(_ data: Data) -> BodyStream {
        BodyStream(length: data.count, isReplayable: true) {
            let rest = Guarded(data.isEmpty ? nil : data)
            return { rest.withLock { $0.take() } }
        }
    }

    static func file(_ url: URL) -> BodyStream {
        let size = (try? FileManager.default.attributesOfItem(atPath: url.path))?[.size] as? Int
        return BodyStream(length: size, isReplayable: true) {
            let handle = try FileHandle(forReadingFrom: url)
            return {
                let piece = try handle.read(upToCount: pieceSize)
                return piece?.isEmpty == false ? piece : nil
            }
        }
    }
}
