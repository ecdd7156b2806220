public import DTORuntime
public import Foundation

/// The response of a handler.
public struct MockHTTPResponse: Sendable {
    /// A closure that writes the body of a response piece by piece. The response ends when the closure returns.
    public typealias Writing = @Sendable (MockBodyWriter) async throws -> Void

    /// The status code with its reason phrase.
    public var status: HTTPStatus
    /// The headers of the response.
    public var headers: HTTPHeaders
    /// The body, or nil if there is no body or if `writing` writes the body.
    public var body: Data?
    /// Writes the body piece by piece. If this closure is not nil, `body` is ignored.
    public var writing: Writing?
    /// The simulated fault of the connection.
    public var fault: MockFault?
    /// The delay before the response is sent.
    public var delay: Duration?

    /// Makes a response.
    public init(
        status: HTTPStatus = .ok, headers: HTTPHeaders = [:], body: Data? = nil, fault: MockFault? = nil
    ) {
        self.status = status
        self.headers = headers
        self.body = body
        self.fault = fault
    }

    /// Makes a response whose body is written piece by piece.
    ///
    /// - Parameter type: The value of `Content-Type`.
    public init(status: HTTPStatus = .ok, type: String, headers: HTTPHeaders = [:], writing: @escaping Writing) {
        self.init(status: status, headers: headers)
        self.headers["Content-Type"] = type
        self.writing = writing
    }
}

extension MockHTTPResponse {
    /// Makes a response with a value as JSON.
    ///
    /// - Throws: The error of the encoder.
    public static func json(
        _ value: some Encodable, status: HTTPStatus = .ok, encoder: JSONEncoder = JSONEncoder()
    ) throws -> MockHTTPResponse {
        json(try encoder.encode(value), status: status)
    }

    /// Makes a response with a string that is JSON.
    public static func json(_ text: String, status: HTTPStatus = .ok) -> MockHTTPResponse {
        json(Data(text.utf8), status: status)
    }

    /// Makes a response with bytes that are JSON.
    public static func json(_ data: Data, status: HTTPStatus = .ok) -> MockHTTPResponse {
        .data(data, contentType: "application/json; charset=utf-8", status: status)
    }

    /// Makes a response with plain text.
    public static func text(_ text: String, status: HTTPStatus = .ok) -> MockHTTPResponse {
        .data(Data(text.utf8), contentType: "text/plain; charset=utf-8", status: status)
    }

    /// Makes a response with an HTML page.
    public static func html(_ text: String, status: HTTPStatus = .ok) -> MockHTTPResponse {
        .data(Data(text.utf8), contentType: "text/html; charset=utf-8", status: status)
    }

    /// Makes a response with an image.
    ///
    /// - Parameter contentType: The type of the image. If the value is nil, the first bytes of the image identify the
    ///   type.
    public static func image(
        _ data: Data, contentType: ImageContentType? = nil, status: HTTPStatus = .ok
    ) -> MockHTTPResponse {
        let type = (contentType ?? ImageContentType(of: data))?.rawValue ?? "application/octet-stream"
        return .data(data, contentType: type, status: status)
    }

    /// Makes a response without a body.
    public static func status(_ status: HTTPStatus) -> MockHTTPResponse {
        MockHTTPResponse(status: status)
    }

    /// Makes a response with bytes of any type.
    public static func data(_ data: Data, contentType: String, status: HTTPStatus = .ok) -> MockHTTPResponse {
        MockHTTPResponse(status: status, headers: ["Content-Type": contentType], body: data)
    }

    /// Makes a response with a JSON file of a bundle, or returns nil if the bundle does not have the file.
    ///
    /// - Parameter name: The name of the file, with or without `.json`.
    public static func jsonFile(named name: String, in bundle: Bundle, status: HTTPStatus = .ok) -> MockHTTPResponse? {
        file(named: name, ending: "json", in: bundle).map { json($0, status: status) }
    }

    /// Makes a response with an image of a bundle, or returns nil if the bundle does not have the file.
    ///
    /// - Parameter name: The name of the file with its extension, such as `cover.png`.
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

/// A simulated fault of a connection.
public enum MockFault: Hashable, Sendable {
    /// The connection ends before the first byte.
    case closeBefore
    /// The connection ends after this number of bytes, counted from the beginning of the head.
    case closeWithin(bytes: Int)
    /// The connection ends after the whole response, although no header announces it.
    case closeAfter
    /// The server sends pieces of this number of bytes, with a pause after each piece.
    case trickle(bytes: Int, pause: Duration)
    /// `Content-Length` has this value. The connection ends after the body.
    case wrongLength(Int)
    /// The server sends these bytes in place of the response, and the connection ends.
    case garbage(Data)
}

/// The media type of an image.
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

    /// Makes the type for the extension of a file's name. Returns nil if the extension is unknown.
    ///
    /// - Parameter ending: The extension without the dot.
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

    /// Makes the type that the first bytes of an image identify. Returns nil if the bytes identify no type.
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

/// An error of a mock server, or of a request to a mock server.
public enum MockServerError: Error, Hashable, Sendable {
    /// The server cannot listen at its address and port. The string is the reason.
    case bindFailed(String)
    /// The server is already running.
    case alreadyRunning
    /// The request has no body.
    case noBody
    /// The request, or a call that configures the server, is invalid. The string is the reason.
    case invalidRequest(String)
    /// Another program uses this port, or this program has no permission to use it.
    case portUnavailable(UInt16)
    /// A function has waited longer than its limit.
    case timeout
    /// The client is gone.
    case connectionClosed
}
