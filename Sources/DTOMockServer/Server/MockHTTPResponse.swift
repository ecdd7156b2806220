public import DTORuntime
public import Foundation

/// What a handler answers.
public struct MockHTTPResponse: Sendable {
    /// Writes an answer piece by piece; it ends when the closure does.
    public typealias Writing = @Sendable (MockBodyWriter) async throws -> Void

    public var status: HTTPStatus
    public var headers: HTTPHeaders
    /// Nil where there is none, or where it is written piece by piece.
    public var body: Data?
    /// Takes the place of `body`.
    public var writing: Writing?
    /// What goes wrong on the way.
    public var fault: MockFault?
    /// How long the server waits before it answers.
    public var delay: Duration?

    public init(
        status: HTTPStatus = .ok, headers: HTTPHeaders = [:], body: Data? = nil, fault: MockFault? = nil
    ) {
        self.status = status
        self.headers = headers
        self.body = body
        self.fault = fault
    }

    /// - Parameter type: the value of `Content-Type`.
    public init(status: HTTPStatus = .ok, type: String, headers: HTTPHeaders = [:], writing: @escaping Writing) {
        self.init(status: status, headers: headers)
        self.headers["Content-Type"] = type
        self.writing = writing
    }
}

extension MockHTTPResponse {
    /// - Throws: what the encoder throws.
    public static func json(
        _ value: some Encodable, status: HTTPStatus = .ok, encoder: JSONEncoder = JSONEncoder()
    ) throws -> MockHTTPResponse {
        json(try encoder.encode(value), status: status)
    }

    public static func json(_ text: String, status: HTTPStatus = .ok) -> MockHTTPResponse {
        json(Data(text.utf8), status: status)
    }

    public static func json(_ data: Data, status: HTTPStatus = .ok) -> MockHTTPResponse {
        .data(data, contentType: "application/json; charset=utf-8", status: status)
    }

    public static func text(_ text: String, status: HTTPStatus = .ok) -> MockHTTPResponse {
        .data(Data(text.utf8), contentType: "text/plain; charset=utf-8", status: status)
    }

    public static func html(_ text: String, status: HTTPStatus = .ok) -> MockHTTPResponse {
        .data(Data(text.utf8), contentType: "text/html; charset=utf-8", status: status)
    }

    /// - Parameter contentType: nil: what the first bytes say.
    public static func image(
        _ data: Data, contentType: ImageContentType? = nil, status: HTTPStatus = .ok
    ) -> MockHTTPResponse {
        let type = (contentType ?? ImageContentType(of: data))?.rawValue ?? "application/octet-stream"
        return .data(data, contentType: type, status: status)
    }

    /// Without a body.
    public static func status(_ status: HTTPStatus) -> MockHTTPResponse {
        MockHTTPResponse(status: status)
    }

    public static func data(_ data: Data, contentType: String, status: HTTPStatus = .ok) -> MockHTTPResponse {
        MockHTTPResponse(status: status, headers: ["Content-Type": contentType], body: data)
    }

    /// A file of a bundle; nil where it has none of that name.
    public static func jsonFile(named name: String, in bundle: Bundle, status: HTTPStatus = .ok) -> MockHTTPResponse? {
        file(named: name, ending: "json", in: bundle).map { json($0, status: status) }
    }

    /// A file of a bundle; nil where it has none of that name.
    public static func imageFile(
        named name: String, in bundle: Bundle, status: HTTPStatus = .ok
    ) -> MockHTTPResponse? {
        let ending = URL(filePath: name).pathExtension
        guard let data = file(named: name, ending: ending, in: bundle) else { return nil }
        return image(data, contentType: ImageContentType(ending: ending), status: status)
    }

    private static func file(named name: String, ending: String, in bundle: Bundle) -> Data? {
        let base = name.hasSuffix("." + ending) ? String(name.dropLast(ending.count + 1)) : name
        return bundle.url(forResource: base, withExtension: ending).flatMap { try? Data(contentsOf: $0) }
    }
}

/// What can go wrong with an answer.
public enum MockFault: Hashable, Sendable {
    /// The connection ends before the first byte.
    case closeBefore
    /// It ends after so many bytes of the whole answer.
    case closeWithin(bytes: Int)
    /// The answer is whole, and the connection ends after it, though nothing says so.
    case closeAfter
    /// So many bytes at once, with a pause between two pieces.
    case trickle(bytes: Int, pause: Duration)
    /// `Content-Length` says this; the connection ends after the body.
    case wrongLength(Int)
    /// These bytes come in place of the answer, and the connection ends.
    case garbage(Data)
}

/// Types of images, by the ending of a file or by its first bytes.
public enum ImageContentType: String, CaseIterable, Sendable {
    case png = "image/png"
    case jpeg = "image/jpeg"
    case gif = "image/gif"
    case webp = "image/webp"
    case bmp = "image/bmp"
    case tiff = "image/tiff"
    case heic = "image/heic"
    case svg = "image/svg+xml"
    case ico = "image/x-icon"

    /// - Parameter ending: of a file's name, without the dot.
    public init?(ending: String) {
        switch ending.lowercased() {
        case "png": self = .png
        case "jpg", "jpeg": self = .jpeg
        case "gif": self = .gif
        case "webp": self = .webp
        case "bmp": self = .bmp
        case "tif", "tiff": self = .tiff
        case "heic", "heif": self = .heic
        case "svg": self = .svg
        case "ico": self = .ico
        default: return nil
        }
    }

    public init?(of data: Data) {
        let head = Array(data.prefix(12))
        func begins(_ bytes: [UInt8], at index: Int = 0) -> Bool { head.dropFirst(index).starts(with: bytes) }
        if begins([0x89, 0x50, 0x4E, 0x47]) {
            self = .png
        } else if begins([0xFF, 0xD8, 0xFF]) {
            self = .jpeg
        } else if begins(Array("GIF8".utf8)) {
            self = .gif
        } else if begins(Array("RIFF".utf8)), begins(Array("WEBP".utf8), at: 8) {
            self = .webp
        } else if begins(Array("BM".utf8)) {
            self = .bmp
        } else if begins([0x49, 0x49, 0x2A, 0x00]) || begins([0x4D, 0x4D, 0x00, 0x2A]) {
            self = .tiff
        } else if begins(Array("ftyphei".utf8), at: 4) {
            self = .heic
        } else if begins([0x00, 0x00, 0x01, 0x00]) {
            self = .ico
        } else if begins(Array("<svg".utf8)) || begins(Array("<?xml".utf8)) {
            self = .svg
        } else {
            return nil
        }
    }
}

/// What goes wrong with a mock server, or with what a handler asks for.
public enum MockServerError: Error, Hashable, Sendable {
    case bindFailed(String)
    case listenFailed(String)
    case alreadyRunning
    case notRunning
    /// The request has no body.
    case noBody
    case invalidRequest(String)
    case portUnavailable(UInt16)
    case timeout
    /// The client has gone.
    case connectionClosed
}
