@_spi(Generated) import DTOClient
import DTORuntime
import Foundation
import LoopbackServer

/// A server with one large file, which it makes while it sends it. It may end a connection within a body.
final class FileServer: Sendable {
    struct Plan: Sendable {
        var size = 0
        var tag: String? = "\"v1\""
        var servesParts = true
        var headers: [(String, String)] = []
        /// The numbers of bytes after which the bodies of the first responses end.
        var cuts: [Int] = []
        /// The responses to the next requests, in place of the file.
        var answers: [LoopbackServer.Response] = []
        /// Changes the headers of a response with a part.
        var partHeaders: (@Sendable (Range<Int>) -> [(String, String)])?
    }

    let plan: Guarded<Plan>
    private let server: LoopbackServer

    /// The texts of the header `Range` of the requests, or `-`.
    var ranges: [String] { server.requests.map { $0["Range"] ?? "-" } }
    var requests: [LoopbackServer.Request] { server.requests }
    var url: URL { server.url }

    init(size: Int = 0, _ change: (inout Plan) -> Void = { _ in }) throws {
        var first = Plan(size: size)
        change(&first)
        let plan = Guarded(first)
        self.plan = plan
        server = try LoopbackServer { request in
            let (now, cut, answer) = plan.withLock { plan in
                let answer = plan.answers.isEmpty ? nil : plan.answers.removeFirst()
                let cut = answer != nil || plan.cuts.isEmpty ? nil : plan.cuts.removeFirst()
                return (plan, cut, answer)
            }
            return answer ?? Self.response(to: request, now, cut: cut)
        }
    }

    func stop() { server.stop() }

    private static func response(
        to request: LoopbackServer.Request, _ plan: Plan, cut: Int?
    ) -> LoopbackServer.Response {
        let isNamed = request["If-Range"].map { $0 == plan.tag } ?? true
        var range = 0..<plan.size
        var status = 200
        if plan.servesParts, isNamed, let text = request["Range"], let first = Int(text.dropFirst(6).dropLast()) {
            guard first < plan.size else {
                return LoopbackServer.Response(416, headers: [("Content-Range", "bytes */\(plan.size)")])
            }
            (range, status) = (first..<plan.size, 206)
        }
        var headers = plan.headers
        if let tag = plan.tag { headers.append(("ETag", tag)) }
        if status == 206 {
            headers +=
                plan.partHeaders?(range)
                ?? [("Content-Range", "bytes \(range.lowerBound)-\(range.upperBound - 1)/\(plan.size)")]
        }
        if !headers.contains(where: { $0.0 == "Content-Length" }) {
            headers.append(("Content-Length", "\(range.count)"))
        }
        let place = range
        var response = LoopbackServer.Response.stream(status, type: "application/octet-stream") { writer in
            var next = place.lowerBound
            let end = min(place.upperBound, cut.map { place.lowerBound + $0 } ?? .max)
            while next < end, writer.write(Content.bytes(next..<min(end, next + Content.pieceSize))) {
                next += Content.pieceSize
            }
        }
        response.headers += headers
        return response
    }
}

/// The bytes of a file of any size. No two places that a fault might confuse have equal bytes.
enum Content {
    static let pieceSize = 1 << 17
    private static let period = 1_000_003
    private static let pattern: Data = {
        var state: UInt64 = 42
        var bytes = [UInt8](repeating: 0, count: period)
        for index in bytes.indices {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            bytes[index] = UInt8(truncatingIfNeeded: state >> 33)
        }
        return Data(bytes + bytes)
    }()

    /// - Parameter range: At most a million bytes.
    static func bytes(_ range: Range<Int>) -> Data {
        let start = range.lowerBound % period
        return pattern[start..<start + range.count]
    }

    /// Whether a file has the bytes of the content, and no others.
    static func equals(_ file: URL, size: Int) throws -> Bool {
        let handle = try FileHandle(forReadingFrom: file)
        defer { try? handle.close() }
        var place = 0
        while let piece = try handle.read(upToCount: pieceSize), !piece.isEmpty {
            guard piece == bytes(place..<place + piece.count) else { return false }
            place += piece.count
        }
        return place == size
    }
}

struct FilesServer: APIServer {
    var url: String { "http://127.0.0.1:1" }
}

struct FilesClient: ContractClient {
    static var defaultServer: FilesServer { FilesServer() }
    var client: ClientContext

    init(client: ClientContext) { self.client = client }

    /// A client whose waits take no time.
    init(_ url: URL, attempts: Int = 3) {
        self.init(url: url, through: APIClient())
        client.clock = ClientClock(sleep: { _ in })
        client.settings.retry = RetryPolicy(attempts: attempts)
    }
}

struct Failure: Codable, APIFailure, Equatable {
    var code: String?
    var message: String?
    var retryable: Bool?
    var retryAfterMs: Int?
    var details: [String: JSONValue]?
}

struct GetFile: APIOperation {
    static let endpoint = APIEndpoint(.get, "/file", id: "getFile", accept: ["application/octet-stream"])

    func encode(into request: inout RequestEncoder) throws {}

    static func decode(_ response: RawResponse) throws -> Data {
        guard response.isSuccess else { throw response.failure(Failure.self) }
        return response.body
    }
}

struct PutFile: APIOperation {
    static let endpoint = APIEndpoint(.put, "/file", id: "putFile")
    var body: HTTPBody

    func encode(into request: inout RequestEncoder) throws { try request.body(body) }

    static func decode(_ response: RawResponse) throws -> String {
        guard response.isSuccess else { throw response.failure(Failure.self) }
        return try response.text()
    }
}

struct PostForm: APIOperation {
    static let endpoint = APIEndpoint(.post, "/form", id: "postForm")
    var parts: MultipartParts

    func encode(into request: inout RequestEncoder) throws { try request.body(multipart: parts) }

    static func decode(_ response: RawResponse) throws -> String { try PutFile.decode(response) }
}

/// A folder that is removed at the end of a test.
final class TemporaryFolder: Sendable {
    let url: URL

    init() throws {
        url = FileManager.default.temporaryDirectory.appendingPathComponent("files-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    /// The names of the files, in order.
    var names: [String] { (try? FileManager.default.contentsOfDirectory(atPath: url.path).sorted()) ?? [] }
}
