@_spi(Generated) import DTOClient
@_spi(Generated) import DTORuntime
import Foundation
import LoopbackServer
import Testing

/// Requests as a server receives them. The expected values are from the specification (OpenAPI 3.1.1, section 4.8.12.4,
/// "Style Examples").
@Suite(.timeLimit(.minutes(1)))
struct RequestTests {
    struct Color: Codable, Sendable {
        var R = 100
        var G = 200
        var B = 150
    }

    struct InPath: APIOperation {
        static let endpoint = APIEndpoint(.get, "/x/{color}", id: "inPath")
        var write: @Sendable (inout RequestEncoder) throws -> Void
        func encode(into request: inout RequestEncoder) throws { try write(&request) }
        static func decode(_ response: RawResponse) throws {}
    }

    struct Elsewhere: APIOperation {
        static let endpoint = APIEndpoint(.post, "/x", id: "elsewhere", accept: [])
        var write: @Sendable (inout RequestEncoder) throws -> Void
        func encode(into request: inout RequestEncoder) throws { try write(&request) }
        static func decode(_ response: RawResponse) throws {}
    }

    struct Templated: APIOperation {
        @TaskLocal static var template = "/"
        static var endpoint: APIEndpoint { APIEndpoint(.get, template, id: "templated") }
        func encode(into request: inout RequestEncoder) throws { try request.query("q", 1) }
        static func decode(_ response: RawResponse) throws {}
    }

    private func boundary(of request: LoopbackServer.Request) throws -> String {
        let type: String = try #require(request["Content-Type"])
        let words: [Substring] = type.split(separator: "=")
        return String(try #require(words.last))
    }

    private func sent(_ operation: some APIOperation) async throws -> LoopbackServer.Request {
        let server = try LoopbackServer { _ in LoopbackServer.Response(204) }
        defer { server.stop() }
        _ = try await TestClient(url: server.url).response(for: operation)
        return try #require(server.requests.first)
    }

    private static let list = ["blue", "black", "brown"]

    @Test(arguments: [
        (ParameterStyle.matrix, false, ";color=blue", ";color=blue,black,brown", ";color=R,100,G,200,B,150"),
        (.matrix, true, ";color=blue", ";color=blue;color=black;color=brown", ";R=100;G=200;B=150"),
        (.label, false, ".blue", ".blue,black,brown", ".R,100,G,200,B,150"),
        (.label, true, ".blue", ".blue.black.brown", ".R=100.G=200.B=150"),
        (.simple, false, "blue", "blue,black,brown", "R,100,G,200,B,150"),
        (.simple, true, "blue", "blue,black,brown", "R=100,G=200,B=150"),
    ])
    func paths(_ style: ParameterStyle, _ explode: Bool, _ text: String, _ array: String, _ object: String) async throws
    {
        func target(_ write: @escaping @Sendable (inout RequestEncoder) throws -> Void) async throws -> String {
            try await sent(InPath(write: write)).target
        }
        #expect(try await target { try $0.path("color", "blue", style: style, explode: explode) } == "/x/" + text)
        #expect(try await target { try $0.path("color", Self.list, style: style, explode: explode) } == "/x/" + array)
        #expect(try await target { try $0.path("color", Color(), style: style, explode: explode) } == "/x/" + object)
    }

    @Test(arguments: [
        (ParameterStyle.form, false, "color=blue,black,brown", "color=R,100,G,200,B,150"),
        (.form, true, "color=blue&color=black&color=brown", "R=100&G=200&B=150"),
        (.spaceDelimited, false, "color=blue%20black%20brown", "color=R%20100%20G%20200%20B%20150"),
        (.pipeDelimited, false, "color=blue%7Cblack%7Cbrown", "color=R%7C100%7CG%7C200%7CB%7C150"),
        (.deepObject, true, "color=blue&color=black&color=brown", "color%5BR%5D=100&color%5BG%5D=200&color%5BB%5D=150"),
    ])
    func queries(_ style: ParameterStyle, _ explode: Bool, _ array: String, _ object: String) async throws {
        func query(_ write: @escaping @Sendable (inout RequestEncoder) throws -> Void) async throws -> String {
            try await sent(Elsewhere(write: write)).target
        }
        #expect(try await query { try $0.query("color", Self.list, style: style, explode: explode) } == "/x?" + array)
        #expect(try await query { try $0.query("color", Color(), style: style, explode: explode) } == "/x?" + object)
    }

    /// A union of an integer and a number.
    enum Amount: Encodable {
        case integer(Int)
        case number(Double)

        func encode(to encoder: any Encoder) throws {
            switch self {
            case .integer(let value): try value.encode(to: encoder)
            case .number(let value): try FractionalNumber(value).encode(to: encoder)
            }
        }
    }

    /// A server may tell `3` from `3.0`.
    @Test func aWholeNumberOfAUnionIsWrittenAsANumber() async throws {
        let amounts: [Amount] = [.integer(3), .number(3), .number(3.5), .number(-2)]
        let query = try await sent(Elsewhere { try $0.query("q", amounts, style: .form, explode: false) })
        #expect(query.target == "/x?q=3,3.0,3.5,-2.0")
        let one = ["of": Amount.number(7)]
        let nested = try await sent(Elsewhere { try $0.query("q", one, style: .deepObject, explode: true) })
        #expect(nested.target == "/x?q%5Bof%5D=7.0")
        await #expect(throws: (any Error).self) {
            try await sent(Elsewhere { try $0.query("q", Amount.number(.nan)) })
        }
    }

    /// The whole query, as JSON and as a text (OpenAPI 3.2.0, section 4.12.8).
    @Test func theQueryAsAWhole() async throws {
        let form = try await sent(Elsewhere { try $0.queryString(Color()) })
        #expect(form.target == "/x?R=100&G=200&B=150")
        let json = try await sent(Elsewhere { try $0.queryString(json: ["numbers": [1, 2]]) })
        #expect(json.target == "/x?%7B%22numbers%22%3A%5B1%2C2%5D%7D")
        let text = try await sent(Elsewhere { try $0.queryString(text: "$.a.b[1:1]") })
        #expect(text.target == "/x?%24.a.b%5B1%3A1%5D")
        let none = try await sent(Elsewhere { try $0.queryString(json: String?.none) })
        #expect(none.target == "/x")
    }

    @Test func headersAndCookies() async throws {
        let request = try await sent(
            Elsewhere {
                try $0.header("X-Color", Self.list)
                try $0.header("X-Object", Color(), explode: true)
                try $0.header("X-Nothing", String?.none)
                try $0.cookie("color", "blue")
                try $0.cookie("list", Self.list, explode: false)
            })
        #expect(request["X-Color"] == "blue,black,brown")
        #expect(request["X-Object"] == "R=100,G=200,B=150")
        #expect(request["X-Nothing"] == nil)
        #expect(request["Cookie"] == "color=blue; list=blue,black,brown")
    }

    /// The style `cookie` of version 3.2.0 (section 4.12.5) encodes nothing.
    @Test func cookiesMayBeAsTheyAre() async throws {
        let request = try await sent(
            Elsewhere {
                try $0.cookie("plain", "a=b/%20c", style: .cookie)
                try $0.cookie("list", Self.list, style: .cookie)
                try $0.cookie("joined", Self.list, style: .cookie, explode: false)
            })
        #expect(request["Cookie"] == "plain=a=b/%20c; list=blue; list=black; list=brown; joined=blue,black,brown")
        for text in ["a; b=c", "a;\u{301}b=c", "a\r\nb", "a\u{0}"] {
            await #expect(throws: APIClientError.self) {
                try await sent(Elsewhere { try $0.cookie("plain", text, style: .cookie) })
            }
        }
    }

    /// Parts with a style are written like in a query, without percent-encoding (OpenAPI 3.1.1, section 4.8.15.1.2).
    @Test func partsHaveStyles() async throws {
        struct Parts: MultipartBody {
            func encode(into form: inout MultipartForm) throws {
                try form.part("joined", ["a b", "c&"], style: .form, explode: false)
                try form.part("pipes", ["a", "b"], style: .pipeDelimited, explode: false)
                try form.part("color", Color(), style: .deepObject, explode: true)
            }
        }
        let request = try await sent(Elsewhere { try $0.body(multipart: Parts()) })
        let boundary = try boundary(of: request)
        let fields: [(String, String)] = [
            ("joined", "a b,c&"), ("pipes", "a|b"), ("color[R]", "100"), ("color[G]", "200"), ("color[B]", "150"),
        ]
        let expected: String = fields.map {
            "--\(boundary)\r\nContent-Disposition: form-data; name=\"\($0.0)\"\r\n\r\n\($0.1)\r\n"
        }.joined()
        #expect(String(decoding: request.body, as: UTF8.self) == expected + "--\(boundary)--\r\n")
    }

    /// The media type of a list is the type of its elements, each of which is a part (OpenAPI 3.1.1, section 4.8.15).
    @Test func elementsAreJSONDocuments() async throws {
        struct Parts: MultipartBody {
            func encode(into form: inout MultipartForm) throws {
                try form.part("one", json: ["a": 1], type: "application/vnd.api+json")
                try form.part("many", json: [["a": 1], ["a": 2]])
                try form.part("texts", json: Optional(["x"]))
                try form.part("none", json: [String]?.none)
            }
        }
        let request = try await sent(Elsewhere { try $0.body(multipart: Parts()) })
        let boundary = try boundary(of: request)
        let parts: [(String, String, String)] = [
            ("one", "application/vnd.api+json", #"{"a":1}"#), ("many", "application/json", #"{"a":1}"#),
            ("many", "application/json", #"{"a":2}"#), ("texts", "application/json", #""x""#),
        ]
        let expected: String = parts.map { name, type, text in
            "--\(boundary)\r\nContent-Disposition: form-data; name=\"\(name)\"\r\nContent-Type: \(type)\r\n\r\n\(text)\r\n"
        }.joined()
        #expect(String(decoding: request.body, as: UTF8.self) == expected + "--\(boundary)--\r\n")
    }

    /// Headers belong to the next part, in the style `simple` (OpenAPI 3.1.1, sections 4.8.15 and 4.8.21).
    @Test func partsHaveHeaders() async throws {
        struct Parts: MultipartBody {
            func encode(into form: inout MultipartForm) throws {
                try form.header("X-Tags", ["a", "b"])
                try form.header("X-None", Int?.none)
                try form.header("X-Source", String?.none, otherwise: "scan")
                try form.part("file", [FilePart.data(Data("1".utf8)), .data(Data("2".utf8))], type: "text/csv")
                try form.header("X-Of", 7)
                try form.part("none", FilePart?.none)
                try form.header("X-Meta", json: ["a": 1])
                try form.part("json", json: [["a": 1], ["a": 2]])
                try form.part("plain", "x")
            }
        }
        let request = try await sent(Elsewhere { try $0.body(multipart: Parts()) })
        let boundary = try boundary(of: request)
        let file = "name=\"file\"; filename=\"file\"\r\nContent-Type: text/csv\r\nX-Tags: a,b\r\nX-Source: scan"
        let json = "name=\"json\"\r\nContent-Type: application/json\r\nX-Meta: {\"a\":1}"
        let parts: [(String, String)] = [
            (file, "1"), (file, "2"), (json, "{\"a\":1}"), (json, "{\"a\":2}"), ("name=\"plain\"", "x"),
        ]
        let expected: String = parts.map {
            "--\(boundary)\r\nContent-Disposition: form-data; \($0.0)\r\n\r\n\($0.1)\r\n"
        }.joined()
        #expect(String(decoding: request.body, as: UTF8.self) == expected + "--\(boundary)--\r\n")

        let further = MultipartParts().adding("a", "b", headers: ["X-A": "1"]).adding("c", "d")
        let body = try await sent(Elsewhere { try $0.body(multipart: further) }).body
        #expect(String(decoding: body, as: UTF8.self).contains("name=\"a\"\r\nX-A: 1\r\n\r\nb\r\n"))
        for (name, value) in [("X-A", "a\r\nX-Evil: 1"), ("X A", "a")] {
            let hostile = MultipartParts().adding("a", "b", headers: [name: value])
            await #expect(throws: APIClientError.self) { try await sent(Elsewhere { try $0.body(multipart: hostile) }) }
        }
    }

    /// A value cannot affect other parts of the request.
    @Test func hostileValuesAreText() async throws {
        let hostile = "../a/b?c=d&e#f%2F\u{0}\r\nX: y☃"
        let path = try await sent(InPath { try $0.path("color", hostile) })
        #expect(path.target == "/x/..%2Fa%2Fb%3Fc%3Dd%26e%23f%252F%00%0D%0AX%3A%20y%E2%98%83")
        let query = try await sent(Elsewhere { try $0.query("q", hostile) })
        #expect(query.target == "/x?q=..%2Fa%2Fb%3Fc%3Dd%26e%23f%252F%00%0D%0AX%3A%20y%E2%98%83")
        for text in ["a\r\nX-Evil: 1", "a\u{0}b", "a\nb"] {
            await #expect(throws: APIClientError.self) { try await sent(Elsewhere { try $0.header("X-A", text) }) }
        }
        await #expect(throws: APIClientError.self) {
            try await sent(Elsewhere { try $0.body(data: Data(), type: "a/b\r\nX-Evil: 1") })
        }
        for text in ["", ".", ".."] {
            await #expect(throws: APIClientError.self) { try await sent(InPath { try $0.path("color", text) }) }
        }
        await #expect(throws: APIClientError.self) { try await sent(InPath { _ in }) }
    }

    /// Only slashes separate segments, and no segment leads to another path.
    @Test func slashesSeparateSegmentsWhereTheyMay() async throws {
        let path = try await sent(InPath { try $0.path("color", "a b/c?d/..e#%2F", takesSlashes: true) })
        #expect(path.target == "/x/a%20b/c%3Fd/..e%23%252F")
        let reserved = try await sent(InPath { try $0.path("color", "a:b/c", allowReserved: true, takesSlashes: true) })
        #expect(reserved.target == "/x/a:b/c")
        let list = try await sent(InPath { try $0.path("color", ["a/b", "c"], style: .label, takesSlashes: true) })
        #expect(list.target == "/x/.a/b,c")
        for text in ["", "/", "/a", "a/", "a//b", "..", "a/../b", "../a", "a/..", "./a", "a/."] {
            await #expect(throws: APIClientError.self) {
                try await sent(InPath { try $0.path("color", text, takesSlashes: true) })
            }
        }
        await #expect(throws: APIClientError.self) {
            try await sent(InPath { try $0.path("color", "a/%2e%2E/b", allowReserved: true, takesSlashes: true) })
        }
    }

    /// A parameter of the query writes the item of the contract's own query that has its placeholder.
    @Test(arguments: [
        ("/x?n={n}&m=2", "/x?m=2&q=1"), ("/x?q={q}", "/x?q=1"), ("/x?", "/x?q=1"), ("/x?a={", "/x?a=%7B&q=1"),
    ])
    func queriesOfPathsAreSentOnce(_ template: String, _ target: String) async throws {
        let request = try await Templated.$template.withValue(template) { try await sent(Templated()) }
        #expect(request.target == target)
    }

    /// A template is a path at the client's server, whatever it looks like. A fragment is never sent (RFC 3986, section
    /// 3.5).
    @Test(arguments: [
        ("//evil.example/x", "//evil.example/x?q=1"), ("@evil.example/x", "/@evil.example/x?q=1"),
        (":1/x", "/:1/x?q=1"), ("https://evil.example/x", "/https://evil.example/x?q=1"), ("?a=b", "/?a=b&q=1"),
        ("/x#y", "/x?q=1"), ("/x#{color}/y", "/x?q=1"), ("/a b\r\nX: y", "/a%20b%0D%0AX:%20y?q=1"),
        ("/a\\b|^`\"<>", "/a%5Cb%7C%5E%60%22%3C%3E?q=1"), ("/{", "/%7B?q=1"), ("/}☃", "/%7D%E2%98%83?q=1"),
    ])
    func hostileTemplatesStayAtTheServer(_ template: String, _ target: String) async throws {
        let request = try await Templated.$template.withValue(template) { try await sent(Templated()) }
        #expect(request.target == target)
    }

    /// Reserved characters and percent-encoded bytes are not encoded, except those that would end the value (RFC 6570,
    /// section 3.2.3; OpenAPI 3.1.1, section 4.8.12.2.2).
    @Test func reservedCharactersPassWhereTheyMay() async throws {
        let text = "a/b?c=d;e,f:@!$'()* 50% %2F%zz&x=1+[2]#é"
        let query = try await sent(Elsewhere { try $0.query("q", text, allowReserved: true) })
        #expect(query.target == "/x?q=a/b?c=d;e,f:@!$'()*%2050%25%20%2F%25zz%26x=1%2B%5B2%5D%23%C3%A9")
        let path = try await sent(InPath { try $0.path("color", text, allowReserved: true) })
        #expect(path.target == "/x/a%2Fb%3Fc=d;e,f:@!$'()*%2050%25%20%2F%25zz&x=1+%5B2%5D%23%C3%A9")
        for text in ["%2e%2E", ".%2e", "%2E"] {
            await #expect(throws: APIClientError.self) {
                try await sent(InPath { try $0.path("color", text, allowReserved: true) })
            }
        }
    }

    // MARK: Bodies

    @Test func bodiesHaveTheirTypes() async throws {
        let json = try await sent(Elsewhere { try $0.body(json: ["b": 1, "a": 2]) })
        #expect(json["Content-Type"] == "application/json")
        #expect(json.body == Data(#"{"a":2,"b":1}"#.utf8))
        struct Form: Codable, Sendable {
            var name = "A & B+"
            var tags = ["x", "y"]
            var color = Color()
            var none: String?
        }
        let form = try await sent(Elsewhere { try $0.body(form: Form()) })
        #expect(form["Content-Type"] == "application/x-www-form-urlencoded")
        #expect(
            String(decoding: form.body, as: UTF8.self)
                == "name=A+%26+B%2B&tags=x&tags=y&color=%7B%22R%22%3A100%2C%22G%22%3A200%2C%22B%22%3A150%7D")
        let text = try await sent(Elsewhere { try $0.body(text: "☃") })
        #expect(text["Content-Type"] == "text/plain; charset=utf-8")
        #expect(text.body == Data("☃".utf8))
        // Names of parameters have no case (RFC 9110, section 5.6.6).
        for type in ["text/plain; Charset=utf-8", "TEXT/CSV;CHARSET=utf-8", "application/xml"] {
            let said = try await sent(Elsewhere { try $0.body(text: "a", type: type) })
            #expect(said["Content-Type"] == type)
        }
        let written = try await sent(
            Elsewhere { try $0.body(text: "a=1", type: "application/x-www-form-urlencoded") })
        #expect(written["Content-Type"] == "application/x-www-form-urlencoded")
    }

    @Test func partsArriveWhole() async throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("part-\(UUID().uuidString).bin")
        let content = Data((0..<100_000).map { UInt8(truncatingIfNeeded: $0) })
        try content.write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let parts = MultipartParts().adding("note", "a\"b").adding(
            "file", .file(file, name: "x\"\r\n.bin"), type: "image/png")
        let request = try await sent(Elsewhere { try $0.body(multipart: parts) })
        let type = try #require(request["Content-Type"])
        let boundary = try #require(type.split(separator: "=").last.map(String.init))
        var expected = Data("--\(boundary)\r\nContent-Disposition: form-data; name=\"note\"\r\n\r\na\"b\r\n".utf8)
        expected += Data(
            "--\(boundary)\r\nContent-Disposition: form-data; name=\"file\"; filename=\"x%22%0D%0A.bin\"\r\nContent-Type: image/png\r\n\r\n"
                .utf8)
        expected += content + Data("\r\n--\(boundary)--\r\n".utf8)
        #expect(request.body == expected)
    }
}
