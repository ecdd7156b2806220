import DTOContract
import DTORuntime
import Foundation
import Testing

@testable import DTOMockServer

/// Tests what HTTP clients and browsers expect of a server, apart from the contract's bodies.
@Suite(.timeLimit(.minutes(1))) struct HTTPExpectationTests {
    private static func operation(
        _ method: String, _ path: String, _ status: String, _ answers: [RuntimeAnswer] = [],
        parameters: [RuntimeParameter] = [], security: [[RuntimeScheme]] = [], headers: [RuntimeHeader] = []
    ) -> RuntimeOperation {
        RuntimeOperation(
            id: "\(method) \(path)", method: method, path: path, parameters: parameters,
            answers: [RuntimeAnswer(status: status, headers: headers)] + answers, security: security)
    }

    private static func content(_ status: String, _ mediaType: String, _ text: String) -> RuntimeAnswer {
        RuntimeAnswer(
            status: status,
            contents: [RuntimeContent(mediaType: mediaType, examples: [ContractSample.json(nil, text)])])
    }

    private static let contract = RuntimeContract(
        title: "Shop", basePaths: [],
        operations: [
            operation("GET", "/users/{id}/posts", "200"), operation("GET", "/users/me/{what}", "201"),
            operation("GET", "/users/{id}/{what}", "202"),
            operation("GET", "/s", "200"), operation("GET", "/s/", "202"), operation("GET", "/t/", "202"),
            operation("OPTIONS", "/own", "200"), operation("PUT", "/own", "200"),
            operation(
                "GET", "/basic", "200",
                security: [
                    [RuntimeScheme(name: "b", kind: .authorization(scheme: "basic"))],
                    [RuntimeScheme(name: "k", kind: .apiKey(place: "header", name: "X-Key"))],
                ]),
            operation("GET", "/open", "200", [RuntimeAnswer(status: "401")]),
            operation(
                "GET", "/shared", "204",
                headers: [
                    RuntimeHeader(
                        name: "Access-Control-Allow-Origin", isRequired: false, example: "https://app.example"),
                    RuntimeHeader(name: "Access-Control-Expose-Headers", isRequired: false, example: "X-Total"),
                ]),
            operation("GET", "/error", "200", [content("404", "application/problem+json", "{}")]),
            RuntimeOperation(
                id: "latin", method: "GET", path: "/latin",
                answers: [content("200", "text/plain; charset=iso-8859-1", "ü")]),
            RuntimeOperation(
                id: "snow", method: "GET", path: "/snow", answers: [content("200", "text/plain; charset=ascii", "☃")]),
            RuntimeOperation(
                id: "broken", method: "GET", path: "/broken",
                answers: [content("200", "text/plain\r\nX-Evil: 1", "twelve bytes")]),
            operation(
                "GET", "/search", "200",
                parameters: [
                    RuntimeParameter(name: "ids", place: "query", isRequired: false, schema: 0),
                    RuntimeParameter(name: "q", place: "query", isRequired: false, schema: 1, allowsEmptyValue: false),
                ]),
            RuntimeOperation(
                id: "add", method: "POST", path: "/add",
                body: RuntimeBody(isRequired: false, mediaTypes: ["application/json"]),
                answers: [RuntimeAnswer(status: "200")]),
        ],
        schemas: SchemaSet(
            [
                ["anyOf": [["type": "array", "items": ["type": "integer"]], ["type": "string", "enum": ["all"]]]],
                ["type": "string"],
            ], dialect: .jsonSchema))

    @Test(arguments: [
        // If two templates have equally many parameters, the template whose first segments are literal is used.
        ("GET /users/7/posts", 200), ("GET /users/me/posts", 201), ("GET /users/7/likes", 202),
        // A slash at the end matters only if both paths exist.
        ("GET /s", 200), ("GET /s/", 202), ("GET /t", 202), ("GET /t/", 202),
        // A choice may be a list or one text.
        ("GET /search?ids=1&ids=2", 200), ("GET /search?ids=all", 200), ("GET /search?ids=one", 422),
        ("GET /search?q=", 422), ("GET /search?q=a", 200), ("GET /search", 200),
        // RFC 3986 section 2.1.
        ("GET /s%zz", 400), ("GET /s?q=100%", 400), ("GET /search?q=%41", 200),
        // RFC 9110 section 9.3.7.
        ("OPTIONS *", 204),
    ])
    func statuses(_ line: String, _ status: Int) async throws {
        let sample = try await ServedSample(contract: Self.contract)
        #expect(try await sample.ask(line).status == status)
        await sample.server.stop()
    }

    @Test(arguments: [
        ("a:b", 400), ("[::1", 400), ("a:123456", 400), ("a b", 400), ("a\"b", 400), ("[::1]:80", 200), ("a:", 200),
    ])
    func hosts(_ host: String, _ status: Int) async throws {
        let sample = try await ServedSample(contract: Self.contract)
        #expect(try await sample.ask("GET /s", host: host).status == status)
        await sample.server.stop()
    }

    /// Who accepts JSON also reads the contract's errors (RFC 6839 section 3.1).
    @Test func jsonIsAcceptedInEachForm() async throws {
        let sample = try await ServedSample(contract: Self.contract)
        let answer = try await sample.ask("GET /error", "Accept: application/json", "Prefer: code=404")
        #expect(answer.status == 404 && answer.header("Content-Type") == "application/problem+json")
        #expect(try await sample.ask("GET /error", "Accept: text/html", "Prefer: code=404").status == 406)
        await sample.server.stop()
    }

    /// RFC 9110 section 15.5.2.
    @Test func eachRefusalOfAStrangerNamesAWay() async throws {
        let sample = try await ServedSample(contract: Self.contract)
        let answer = try await sample.ask("GET /basic")
        #expect(answer.status == 401)
        #expect(answer.header("WWW-Authenticate") == #"ApiKey in="header", name="X-Key", Basic realm="*""#)
        let documented = try await sample.ask("GET /open", "Prefer: code=401")
        #expect(documented.status == 401 && documented.header("WWW-Authenticate") == #"Bearer realm="*""#)
        await sample.server.stop()
    }

    /// RFC 7617 section 2: the Base64 of a name, a colon and a password.
    @Test(arguments: [("YTpi", 200), ("OnBhc3N3b3Jk", 200), ("YWI=", 401), ("a:b", 401)])
    func basicCredentialsHaveAPassword(_ token: String, _ status: Int) async throws {
        let sample = try await ServedSample(contract: Self.contract)
        #expect(try await sample.ask("GET /basic", "Authorization: Basic \(token)").status == status)
        await sample.server.stop()
    }

    /// RFC 9110 section 15.5.16.
    @Test func aStrangeMediaTypeLearnsTheKnownOnes() async throws {
        let sample = try await ServedSample(contract: Self.contract)
        let answer = try await sample.ask("POST /add", "Content-Type: text/csv", body: "a,b")
        #expect(answer.status == 415 && answer.header("Accept") == "application/json")
        await sample.server.stop()
    }

    // MARK: Other origins

    @Test func aPreflightIsNotAnOperation() async throws {
        let sample = try await ServedSample(contract: Self.contract)
        let preflight = try await sample.ask(
            "OPTIONS /own", "Origin: http://a.example", "Access-Control-Request-Method: PUT",
            "Access-Control-Request-Headers: X-One")
        #expect(preflight.status == 204)
        #expect(preflight.header("Access-Control-Allow-Methods") == "OPTIONS, PUT")
        #expect(preflight.header("Access-Control-Allow-Headers") == "X-One")
        #expect(try await sample.ask("OPTIONS /own", "Origin: http://a.example").status == 200)
        await sample.server.stop()
    }

    /// With credentials, a browser wants its own origin and names instead of `*` (WHATWG Fetch section 3.2.5).
    @Test func anOriginIsNamed() async throws {
        let sample = try await ServedSample(contract: Self.contract)
        let answer = try await sample.ask("GET /error", "Origin: http://a.example", "Prefer: code=404")
        #expect(answer.header("Access-Control-Allow-Origin") == "http://a.example")
        #expect(answer.header("Access-Control-Allow-Credentials") == "true")
        #expect(answer.header("Access-Control-Expose-Headers") == "Content-Type")
        #expect(answer.header("Vary") == "Origin")
        await sample.server.stop()
    }

    /// The document's own headers are kept, but a browser reads only a response that allows its origin.
    @Test(arguments: [
        ("Origin: http://a.example", "http://a.example", "true"), ("X-None: 1", "https://app.example", nil),
    ])
    func aDocumentNamesTheOrigin(_ header: String, _ origin: String, _ credentials: String?) async throws {
        let sample = try await ServedSample(contract: Self.contract)
        let answer = try await sample.ask("GET /shared", header)
        #expect(answer.header("Access-Control-Allow-Origin") == origin)
        #expect(answer.header("Access-Control-Expose-Headers") == "X-Total")
        #expect(answer.header("Access-Control-Allow-Credentials") == credentials)
        await sample.server.stop()
    }

    // MARK: Refusals of the HTTP layer

    @Test(arguments: [
        (["Content-Length: 99999999999"], 413), (["X: " + String(repeating: "a", count: 70_000)], 431),
        (["Transfer-Encoding: gzip, chunked"], 501),
    ])
    func aRefusalIsAProblemInTheJournal(_ headers: [String], _ status: Int) async throws {
        let service = ContractService(Self.contract)
        let server = try HTTPServer(port: 0, refused: { service.exchange(for: $0).response }) { _ in .text("") }
        let client = try RawClient(port: server.port)
        client.write(
            "POST /add HTTP/1.1\r\nHost: a\r\nOrigin: http://a.example\r\n"
                + headers.map { $0 + "\r\n" }.joined() + "\r\n")
        let answer = ServedSample.Answer(text: await client.read())
        client.close()
        server.stop()
        #expect(answer.status == status && answer.header("Content-Type") == "application/problem+json")
        #expect(answer.header("Access-Control-Allow-Origin") != nil)
        let entry = try #require(service.control.journal.entries(of: nil).first)
        #expect(entry.status == status && entry.method == "POST" && entry.target == "/add")
    }

    @Test func aCodedBodyIsRefused() async throws {
        let sample = try await ServedSample(contract: Self.contract)
        let answer = try await sample.ask("POST /add", "Content-Encoding: br", body: "{}")
        #expect(answer.status == 415 && answer.header("Accept-Encoding") == "gzip, deflate, identity")
        #expect(try await sample.ask("POST /add", "Content-Encoding: identity", body: "{}").status == 200)
        await sample.server.stop()
    }

    // MARK: Framing

    /// A media type with a line break would be a field of its own.
    @Test func aBrokenFieldDoesNotBreakTheFraming() async throws {
        let sample = try await ServedSample(contract: Self.contract)
        await sample.server.register(.get, "/handler") { _ in
            MockHTTPResponse(headers: ["X-Bad": "a\r\nb"], body: Data("a longer text than the error".utf8))
        }
        let client = try RawClient(port: await sample.server.port)
        for path in ["broken", "handler", "latin"] { client.write("GET /\(path) HTTP/1.1\r\nHost: a\r\n\r\n") }
        client.write("GET /s HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n")
        let text = await client.read()
        client.close()
        let statuses = text.components(separatedBy: "HTTP/1.1 ").dropFirst().map { String($0.prefix(3)) }
        #expect(statuses == ["500", "500", "200", "200"])
        #expect(!text.contains("X-Evil: 1"))
        await sample.server.stop()
    }

    @Test func aTextHasTheEncodingThatItNames() throws {
        let service = ContractService(Self.contract)
        func answer(_ path: String) -> MockHTTPResponse {
            service.response(
                to: MockHTTPRequest(method: .get, path: path, target: path, queryItems: [], headers: [:]))
        }
        #expect(answer("/latin").body == Data([0xFC]))
        // A text that the encoding cannot write is UTF-8.
        #expect(answer("/snow").body == Data("☃".utf8))
        #expect(answer("/snow").headers["Content-Type"] == "text/plain; charset=utf-8")
    }

    /// The example of RFC 9110 section 5.6.7.
    @Test func datesHaveTheFormOfHTTP() async throws {
        #expect(HTTPDate.text(784_111_777) == "Sun, 06 Nov 1994 08:49:37 GMT")
        let sample = try await ServedSample(contract: Self.contract)
        #expect(try await sample.ask("GET /s").header("Date")?.hasSuffix(" GMT") == true)
        await sample.server.stop()
    }
}

/// Tests servers that other machines can reach, and servers that forward requests.
@Suite(.timeLimit(.minutes(1))) struct OpenServerTests {
    /// A program on another machine may write any `Host`.
    @Test func onlyThisMachineControlsAnOpenServer() {
        let service = ContractService(ContractSample.contract)
        var request = MockHTTPRequest(
            method: .get, path: "/__mock/", target: "/__mock/", queryItems: [], headers: ["Host": "localhost"])
        #expect(service.response(to: request).status == .ok)
        request.isLocal = false
        #expect(service.response(to: request).status.code == 403)
    }

    @Test(arguments: [("0.0.0.0", false), ("192.168.1.7", false), ("::", true), ("fe80::1", true)])
    func addresses(_ text: String, _ isIPv6: Bool) {
        #expect(ListenAddress(text)?.isIPv6 == isIPv6)
    }

    @Test(arguments: ["localhost", "", "1.2.3", "http://0.0.0.0", "256.0.0.1"])
    func otherTextsAreNoAddresses(_ text: String) {
        #expect(ListenAddress(text) == nil)
    }

    /// This machine reaches the server at the host. A server that other machines reach, too, needs a warning.
    @Test(arguments: [
        ("0.0.0.0", "127.0.0.1", false), ("::", "[::1]", false), ("192.168.1.7", "192.168.1.7", false),
        ("fd00::7", "[fd00::7]", false), ("127.0.0.5", "127.0.0.5", true), ("::1", "[::1]", true),
    ])
    func addressesAreHostsOfURLs(_ text: String, _ host: String, _ isLoopback: Bool) {
        #expect(ListenAddress(text)?.urlHost == host)
        #expect(ListenAddress(text)?.isLoopback == isLoopback)
    }

    /// A server at an address of IPv4 or IPv6 is on the loopback address, too.
    @Test(arguments: ["0.0.0.0", "127.0.0.1", "::1", "::"])
    func aServerListensAtItsAddress(_ host: String) async throws {
        var options = MockOptions()
        options.bodyLimit = 10
        let server = try MockListener(
            host: host, port: 0, serving: ContractSample.contract, options: options, log: nil)
        let port = try #require(URL(string: server.url)?.port.flatMap { UInt16(exactly: $0) })
        #expect(server.isOpenToOthers == ["0.0.0.0", "::"].contains(host))
        let requests = [
            ("GET /__mock/ HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n", "HTTP/1.1 200 "),
            ("POST /books HTTP/1.1\r\nHost: a\r\nContent-Length: 11\r\n\r\n", "HTTP/1.1 413 "),
        ]
        for (text, start) in requests {
            let client = try RawClient(port: port)
            client.write(text)
            #expect(await client.read().hasPrefix(start))
            client.close()
        }
        server.stop()
    }

    @Test func anUnknownAddressIsRefused() {
        #expect(throws: MockServerError.self) {
            try MockListener(host: "localhost", port: 0, serving: ContractSample.contract, log: nil)
        }
    }

    /// Both sides of an exchange are compared with the contract, and passed on as they are.
    @Test(arguments: [
        ("GET", "/books/1", 200, nil), ("GET", "/books/1", 418, "Response: status 418"),
        ("GET", "/unknown", 200, "no operation GET /unknown"), ("POST", "/books", 201, "Request: "),
    ])
    func aProxyComparesBothSides(_ method: String, _ path: String, _ status: Int, _ problem: String?) async {
        let service = ContractService(ContractSample.contract)
        let server = ForwardedServer(
            send: { request in
                MockHTTPResponse(status: HTTPStatus(status), headers: ["X-Own": request.path], body: Data("{}".utf8))
            },
            differences: { response, operation, _ in
                operation.answers.contains { $0.fits(response.status.code) } ? [] : ["status \(response.status.code)"]
            })
        let request = MockHTTPRequest(
            method: HTTPMethod(method), path: path, target: path, queryItems: [], headers: ["Host": "a"])
        let (response, entry) = await service.exchange(for: request, with: server)
        #expect(response.status.code == status && response.headers["X-Own"] == path)
        #expect(response.body == Data("{}".utf8))
        #expect((entry.problem != nil) == (problem != nil))
        if let problem { #expect(entry.problem?.contains(problem) == true) }
        #expect((response.headers["X-Mock-Problem"] != nil) == (problem != nil))
    }

    /// A proxy forwards compressed bodies, and compares what is in them.
    @Test func aProxyComparesDecodedBodies() async throws {
        let text = Data(#"{"name":"a"}"#.utf8)
        // The bytes were written by Python's module `gzip`.
        let zipped = try #require(Data(base64Encoded: "H4sIAAAAAAACA6tWykvMTVWyUkpUqgUAlit2jQwAAAA="))
        let operation = RuntimeOperation(
            id: "add", method: "POST", path: "/a",
            body: RuntimeBody(isRequired: true, mediaTypes: ["application/json"], schemas: [0]),
            answers: [ContractSample.answer("200", "{}")])
        let schema = JSONValue.object(["type": .string("object"), "required": .array([.string("name")])])
        let contract = RuntimeContract(
            title: "T", basePaths: [], operations: [operation], schemas: SchemaSet([schema], dialect: .openAPI30))
        let server = ForwardedServer(
            send: { MockHTTPResponse(status: .ok, headers: ["Content-Encoding": "gzip"], body: $0.body) },
            differences: { response, _, _ in response.body == text ? [] : ["other bytes"] })
        var request = MockHTTPRequest(
            method: .post, path: "/a", target: "/a", queryItems: [],
            headers: ["Content-Encoding": "gzip", "Content-Type": "application/json"], body: zipped)
        let (response, entry) = await ContractService(contract).exchange(for: request, with: server)
        #expect(entry.problem == nil)
        #expect(response.body == zipped && response.headers["Content-Encoding"] == "gzip")
        request.body = zipped.dropLast()
        let damaged = await ContractService(contract).exchange(for: request, with: server)
        #expect(damaged.entry.problem?.contains("Request: the body is not compared.") == true)
        #expect(damaged.entry.problem?.contains("Response: the body is not compared.") == true)
    }

    @Test func aResponseToHEADHasNoBodyToCompare() async {
        let server = ForwardedServer(
            send: { _ in MockHTTPResponse(status: .ok, headers: ["Content-Encoding": "gzip"], body: Data()) },
            differences: { _, operation, _ in operation.method == "HEAD" ? [] : ["the body is missing"] })
        let request = MockHTTPRequest(method: .head, path: "/books", target: "/books", queryItems: [], headers: [:])
        let (_, entry) = await ContractService(ContractSample.contract).exchange(for: request, with: server)
        #expect(entry.problem == nil)
    }

    /// Documents describe neither the preflight requests of browsers nor `OPTIONS *`.
    @Test(arguments: ["/books", "*"]) func aProxyForwardsOptions(_ target: String) async {
        let server = ForwardedServer(
            send: { _ in MockHTTPResponse(status: .noContent) }, differences: { _, _, _ in ["never compared"] })
        let request = MockHTTPRequest(
            method: .options, path: target, target: target, queryItems: [],
            headers: target == "*" ? [:] : ["Origin": "http://a.example", "Access-Control-Request-Method": "PUT"])
        let (response, entry) = await ContractService(ContractSample.contract).exchange(for: request, with: server)
        #expect(response.status == .noContent && entry.problem == nil)
    }
}

/// Tests the decoding of compressed bodies. The bytes were written by zlib.
struct InflateTests {
    private static let text = #"{"name":""# + String(repeating: "abc", count: 40) + #"","n":[1,2,3,4,5,6,7,8,9]}"#
    private static let zipped = "H4sIAAAAAAACA6tWykvMTVWyUkpMSh4QpKSjlKdkFW2oY6RjrGOiY6pjpmOuY6FjGVsLAD3LWQGbAAAA"
    private static let stored =
        "eAEBmwBk/3sibmFtZSI6ImFiY2FiY2FiY2FiY2FiY2FiY2FiY2FiY2FiY2FiY2FiY2FiY2FiY2FiY2FiY2FiY2FiY2FiY2Fi"
        + "Y2FiY2FiY2FiY2FiY2FiY2FiY2FiY2FiY2FiY2FiY2FiY2FiY2FiY2FiY2FiY2FiY2FiY2FiY2FiY2FiY2FiYyIsIm4iOlsx"
        + "LDIsMyw0LDUsNiw3LDgsOV19bXA2WQ=="
    private static let fixed = "eAGrVspLzE1VslJKTEoeEKSko5SnZBVtqGOkY6xjomOqY6ZjrmOhYxlbCwBtcDZZ"
    /// A block with its own codes, in the format of RFC 1951.
    private static let words =
        "fVPRCsMgEPsVf82CdGWjjs4+7O8Hd0LSZPTlqHrJxZjWczz6UbbPspel92cZ23i1/Py2elB517XlV00QmqQdbMAkb6zrzUyU"
        + "aEUPJEw4NuI8OvkISuZuTpkLY9J7BxL0DItC/bTGeeCF6SIkq7SJfew2rDQriAoCVCVQ4OeXIBfEWjwxXTIwKKaJqTkvvG9v"
        + "Fht0G5Lzd7RoxOntFABolMFgtalA4KRQp5ls0TdriAK5kr9C3+KSAPsROGmsxXPDIjXKGgqsfw=="

    @Test func eachFormatIsRead() throws {
        func data(_ text: String) throws -> Data { try #require(Data(base64Encoded: text)) }
        #expect(try Inflate.gzip(data(Self.zipped), limit: 1_000) == Data(Self.text.utf8))
        #expect(try Inflate.deflate(data(Self.stored), limit: 1_000) == Data(Self.text.utf8))
        #expect(try Inflate.deflate(data(Self.fixed), limit: 1_000) == Data(Self.text.utf8))
        let words = String(decoding: try Inflate.deflate(data(Self.words), limit: 1086), as: UTF8.self)
        #expect(words.split(separator: " ").count == 200)
        #expect(Set(words.split(separator: " ")) == ["book", "author", "title", "year", "isbn", "page"])
    }

    /// A few bytes can mean a thousand times as many.
    @Test func theResultIsBounded() throws {
        let zipped = try #require(Data(base64Encoded: Self.zipped))
        #expect(throws: Inflate.Fault.tooLarge) { try Inflate.gzip(zipped, limit: 100) }
    }

    /// Damaged data have a result or an error, and never end the process.
    @Test func damagedDataAreRefused() throws {
        let whole = try #require(Data(base64Encoded: Self.words))
        for count in 0..<whole.count - 1 {
            #expect(throws: Inflate.Fault.self) { try Inflate.deflate(whole.prefix(count), limit: 10_000) }
        }
        for index in whole.indices {
            for bit in 0..<8 {
                var damaged = whole
                damaged[index] ^= 1 << bit
                _ = try? Inflate.deflate(damaged, limit: 10_000)
                _ = try? Inflate.gzip(Data([0x1F, 0x8B, 8, UInt8(bit) << 2]) + damaged, limit: 10_000)
            }
        }
    }

    /// RFC 1952 section 2.2 allows several members in a row, and no other bytes after a member.
    @Test func membersAreJoined() throws {
        let zipped = try #require(Data(base64Encoded: Self.zipped))
        #expect(try Inflate.gzip(zipped + zipped, limit: 1_000) == Data((Self.text + Self.text).utf8))
        #expect(throws: Inflate.Fault.tooLarge) { try Inflate.gzip(zipped + zipped, limit: Self.text.utf8.count + 1) }
        for rest in [Data([0]), zipped.prefix(12), Data(count: 20)] {
            #expect(throws: Inflate.Fault.invalid) { try Inflate.gzip(zipped + rest, limit: 1_000) }
        }
        let stored = try #require(Data(base64Encoded: Self.stored))
        #expect(throws: Inflate.Fault.invalid) { try Inflate.deflate(stored + [0], limit: 1_000) }
    }

    /// CRC-32 and the size end a member of gzip, and Adler-32 ends the format of zlib.
    @Test func checksumsAreCompared() throws {
        var zipped = try #require(Data(base64Encoded: Self.zipped))
        let stored = try #require(Data(base64Encoded: Self.stored))
        for place in 1...8 {
            var damaged = zipped
            damaged[damaged.count - place] ^= 1
            #expect(throws: Inflate.Fault.invalid) { try Inflate.gzip(damaged, limit: 1_000) }
        }
        for place in 1...4 {
            var damaged = stored
            damaged[damaged.count - place] ^= 1
            #expect(throws: Inflate.Fault.invalid) { try Inflate.deflate(damaged, limit: 1_000) }
        }
        // RFC 1952 section 2.3.1.2 reserves these flags.
        for flag: UInt8 in [0x20, 0x40, 0x80] {
            zipped[3] = flag
            #expect(throws: Inflate.Fault.invalid) { try Inflate.gzip(zipped, limit: 1_000) }
        }
    }

    @Test func aZippedRequestIsAsGoodAsAnother() throws {
        let body = try #require(Data(base64Encoded: Self.zipped))
        let request = MockHTTPRequest(
            method: .post, path: "/", target: "/", queryItems: [], headers: ["Content-Encoding": "gzip"], body: body)
        #expect(try ContentCoding.decoded(request, limit: 1_000).body == Data(Self.text.utf8))
        #expect(throws: ContentCoding.Refusal.self) { try ContentCoding.decoded(request, limit: 10) }
    }
}
