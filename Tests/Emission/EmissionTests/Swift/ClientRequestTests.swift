import Diagnostics
import Files
import Foundation
import Testing
@testable import Files
@testable import Generation
@testable import GenerationSettings

/// These tests check requests that a client cannot send exactly as the document describes them.
@Suite struct ClientRequestTests {
    private func made(
        _ operation: String, path: String = "/a", schemas: String = "{}", configuration: String = "{}"
    ) throws -> (code: String, diagnostics: [String]) {
        let text = """
            openapi: 3.1.0
            info: {title: T, version: "1"}
            paths: {"\(path)": {\(operation)}}
            components: {schemas: \(schemas)}
            """
        let result = GenerationPipeline.run(
            GenerationInput(
                document: SourceFile(path: "openapi.yaml", bytes: Array(text.utf8)),
                configuration: Configuration(reading: SourceFile(path: "gen-dtos.yaml", text: configuration)),
                overrides: OptionOverrides(module: "T", emit: [.models, .client])))
        let files = try #require(result.files).files.filter { $0.path.contains("Operations/") }
        let code = files.map { String(decoding: $0.bytes, as: UTF8.self) }.joined()
        return (code, result.diagnostics.map { "\($0.id): \($0.message)" })
    }

    /// Names that differ only in punctuation become one name in Swift. A warning tells which of them gets a hash. Names
    /// that differ in the spelling of the document, or in their place, need no hash.
    @Test(
        arguments: [
            ("{name: c.d, in: query}, {name: c-d, in: query}", "parameter 'c.d'", "cD_"),
            ("{name: X-Id, in: header}, {name: Id, in: header}", "parameter 'X-Id'", "id_"),
            ("{name: a-b, in: query}, {name: a_b, in: query}", nil, ""),
            ("{name: id, in: query}, {name: id, in: header}", nil, ""),
            ("{name: c.d, in: query}, {name: cd, in: query}", nil, ""),
        ] as [(String, String?, String)])
    func indistinctParameters(_ parameters: String, _ subject: String?, _ name: String) throws {
        let list = parameters.replacing("}", with: ", schema: {type: string}}")
        let (code, diagnostics) = try made("get: {operationId: b, responses: {}, parameters: [\(list)]}")
        #expect(diagnostics.count == (subject == nil ? 0 : 1))
        guard let subject, let told = diagnostics.first else { return }
        #expect(told.hasPrefix("indistinct-names: ") && told.contains(subject))
        let called = try #require(told.firstMatch(of: /called '(\w+)'/)?.1)
        #expect(called.hasPrefix(name) && code.contains("var \(called): String?"))
    }

    /// Swagger 2.0 gives a body each media type of `consumes`. An object cannot be sent as text.
    @Test(arguments: [("{type: object, properties: {a: {type: string}}}", false), ("{type: string}", true)])
    func textOfAnObject(_ schema: String, _ isChoice: Bool) throws {
        let content = ["application/json", "text/plain"].map { "\($0): {schema: {$ref: '#/components/schemas/A'}}" }
        let text = content.map { $0.replacing("$ref: '#/components/schemas/A'", with: "type: string") }
        let body = isChoice ? text : content
        let (code, _) = try made(
            "post: {operationId: b, responses: {}, requestBody: {content: {\(body.joined(separator: ", "))}}}",
            schemas: "{A: \(schema)}")
        #expect(code.contains("enum Content") == isChoice)
    }

    /// A sample call has a valid order of dates, and the document's default.
    @Test func sampleValues() throws {
        func values(_ parameters: [(name: String, schema: String)]) throws -> [String] {
            let list = parameters.map { "{name: \($0.name), in: query, required: true, schema: {\($0.schema)}}" }
                .joined(separator: ", ")
            let (code, _) = try made("get: {operationId: b, responses: {}, parameters: [\(list)]}")
            let sample = code.split(separator: "\n").filter { $0.contains("///     ") }.joined()
            return sample.matches(of: /\w+: ([\w"-]+)/).map { String($0.1) }
        }
        let flags = try values([("isOn", "type: boolean, default: true"), ("isOff", "type: boolean, default: false")])
        #expect(flags == ["true", "false"])
        for pair in [("startDate", "endDate"), ("created_after", "created_before"), ("from", "until")] {
            let dates = try values([pair.0, pair.1].map { ($0, "type: string, format: date") })
            #expect(dates.count == 2 && dates[0] < dates[1], "\(pair)")
        }
    }

    /// Statuses are listed by number, not in the order of the document.
    @Test func failuresByStatus() throws {
        let statuses = ["500", "default", "404", "4XX", "401"].map { "'\($0)': {description: d}" }
        let (code, _) = try made("get: {operationId: b, responses: {\(statuses.joined(separator: ", "))}}")
        #expect(code.contains("has cases for 401, 404, 500, 4XX, and any other status."))
    }

    /// Response headers follow the rule for parameters.
    @Test func indistinctHeaders() throws {
        let headers =
            "X-Rate: {schema: {type: string}}, Rate: {schema: {type: string}}, rate-: {schema: {type: string}}"
        let (_, diagnostics) = try made(
            "get: {operationId: b, responses: {'200': {description: d, headers: {\(headers)}, content: {application/json: {}}}}}"
        )
        #expect(!diagnostics.isEmpty)
        #expect(diagnostics.allSatisfy { $0.hasPrefix("indistinct-names: ") && $0.contains("header '") })
    }

    /// The client makes the key of a repeated request (draft-ietf-httpapi-idempotency-key-header).
    @Test(arguments: [
        ("idempotency-key", "type: string", true),
        ("Idempotency-Key", "type: string, format: uuid, minLength: 36", true),
        ("Idempotency-Key", "type: string, maxLength: 10", false), ("Idempotency-Key", "type: integer", false),
        ("Idempotency-Key", "type: string, pattern: '^k-'", false), ("X-Key", "type: string", false),
    ])
    func idempotencyKeys(_ header: String, _ schema: String, _ isMade: Bool) throws {
        let (code, _) = try made(
            "post: {operationId: b, responses: {}, parameters: [{name: \(header), in: header, schema: {\(schema)}}]}")
        #expect(code.contains("idempotencyHeader: \"\(header)\"") == isMade)
    }

    @Test(arguments: [
        ("post", "idempotency: {header: X-Key}", "X-Key"), ("post", "idempotency: {methods: PATCH}", nil),
        ("patch", "idempotency: {}", "Idempotency-Key"), ("put", "idempotency: {}", nil),
    ])
    func configuredIdempotencyKeys(_ method: String, _ configuration: String, _ header: String?) throws {
        let (code, _) = try made("\(method): {operationId: b, responses: {}}", configuration: configuration)
        #expect(code.contains("idempotencyHeader") == (header != nil))
        if let header { #expect(code.contains("idempotencyHeader: \"\(header)\"")) }
    }

    /// Each documented failure is a case, with the body that the document describes. A single status comes before the
    /// range that contains it, and `default` is a case of its own.
    /// Alternatives that differ only in their scopes are written once.
    @Test func alternativesOfOneScheme() throws {
        let flow = "{tokenUrl: /t, scopes: {a: d, b: d}}"
        let made = try made(
            "get: {operationId: b, security: [{s: [a]}, {s: [b]}], responses: {'204': {description: d}}}",
            schemas: "{}, securitySchemes: {s: {type: oauth2, flows: {clientCredentials: \(flow)}}}")
        #expect(made.code.contains("security: [[.s]]"))
    }

    @Test func failures() throws {
        let problem = "content: {application/problem+json: {schema: {$ref: '#/components/schemas/Problem'}}}"
        let (code, _) = try made(
            """
            get: {operationId: b, responses: {
              '200': {description: d},
              '5XX': {description: Broken, content: {text/plain: {schema: {type: string}}}},
              '404': {description: No such a, \(problem)},
              '410': {description: d},
              default: {description: d, \(problem)}}}
            """, schemas: "{Problem: {type: object, properties: {title: {type: string}}}}")
        let cases = code.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }.filter {
            $0.hasPrefix("case ") || $0.hasPrefix("default:")
        }
        #expect(
            cases.suffix(9) == [
                "case notFound(Problem)", "case gone", "case serverError(String)", "case `default`(Problem)",
                "case other(any Error)", "case 404: self = try .notFound(answer.body())",
                "case 410: self = .gone",
                "case 500..<600: self = try .serverError(answer.body())", "default: self = try .default(answer.body())",
            ])
        #expect(code.contains("/// Status `404`. No such a."))
    }

    /// An operation without documented failures has no enumeration of them.
    @Test func noFailures() throws {
        let (code, _) = try made("get: {operationId: b, responses: {'200': {description: d}}}")
        #expect(!code.contains("enum Failure"))
    }

    /// HTTP defines no meaning for a body in these requests (RFC 9110, sections 9.3.1, 9.3.2, and 9.3.8).
    @Test(arguments: ["get", "head", "trace"])
    func bodiesWithoutMeaningAreLeftOut(_ method: String) throws {
        let (code, diagnostics) = try made(
            "\(method): {operationId: b, requestBody: {required: true, content: {application/json: {}}}, responses: {}}"
        )
        #expect(code.contains("public init() {}"))
        #expect(!code.contains("request.body"))
        #expect(
            diagnostics == [
                "meaningless-body: '\(method.uppercased()) /a' has a body, which HTTP does not define for this method, so the client leaves the body out"
            ])
    }

    /// A parameter that is the whole query is written in its media type (OpenAPI 3.2.0, section 4.12.8).
    @Test(arguments: [
        ("application/x-www-form-urlencoded", "{type: object, properties: {a: {type: string}}}", "q"),
        ("application/json", "{type: object, properties: {a: {type: string}}}", "json: q"),
        ("application/jsonpath", "{type: string}", "text: q"),
    ])
    func theQueryAsAWhole(_ mediaType: String, _ schema: String, _ argument: String) throws {
        let (code, diagnostics) = try made(
            """
            get: {operationId: b, responses: {}, parameters: [
              {name: q, in: querystring, content: {\(mediaType): {schema: \(schema)}}}]}
            """)
        #expect(code.contains("try request.queryString(\(argument))"))
        #expect(diagnostics.isEmpty)
    }

    /// A parameter without a schema is sent as a text. A parameter that uses the keywords of version 2.0 is sent as
    /// version 2.0 defines.
    @Test func parametersWithoutSchema() throws {
        let (code, diagnostics) = try made(
            """
            get: {operationId: b, responses: {}, parameters: [
              {name: a, in: query}, {name: n, in: query, type: integer}, {name: x, in: body, schema: {type: string}}]}
            """)
        #expect(code.contains("public var a: String?\n") && code.contains(#"request.query("a", a)"#))
        #expect(code.contains("public var n: Int?\n") && code.contains(#"request.query("n", n)"#))
        #expect(!code.contains("var x:"))
        #expect(
            diagnostics.contains(
                "ignored-object: 'in' of a parameter cannot be 'body', so no request has 'x'; describe it under 'requestBody'"
            ))
    }

    /// A list that uses the keywords of version 2.0 is joined as `collectionFormat` defines, or by commas if it is
    /// absent (2.0, "Parameter Object"). The styles of version 3 have precedence.
    @Test(arguments: [
        ("collectionFormat: pipes", "style: .pipeDelimited, explode: false"),
        ("collectionFormat: ssv", "style: .spaceDelimited, explode: false"),
        ("collectionFormat: csv", "explode: false"), ("minItems: 0", "explode: false"),
        ("collectionFormat: multi", nil), ("style: form", nil), ("explode: true", nil),
        ("collectionFormat: pipes, schema: {type: array, items: {type: string}}", nil),
    ])
    func listsInTheWordsOfVersion2(_ members: String, _ style: String?) throws {
        let (code, _) = try made(
            """
            get: {operationId: b, responses: {}, parameters: [
              {name: l, in: query, type: array, items: {type: string}, \(members)}]}
            """)
        #expect(code.contains("request.query(\"l\", l\(style.map { ", " + $0 } ?? ""))"))
    }

    /// `brackets` is not in the specification; it means `l[]=1&l[]=2`. An unknown word is reported.
    @Test(arguments: ["swagger: '2.0'", "openapi: 3.0.3", "openapi: 3.1.0"])
    func listsInWordsThatVersion2DoesNotHave(_ version: String) throws {
        func made(
            _ format: String, type: String = "array, items: {type: string}"
        ) throws -> (code: String, diagnostics: [String]) {
            let result = GenerationPipeline.run(
                GenerationInput(
                    document: SourceFile(
                        path: "openapi.yaml",
                        text: """
                            \(version)
                            info: {title: T, version: "1"}
                            paths: {/a: {get: {operationId: b, responses: {}, parameters: [
                              {name: l, in: query, type: \(type), collectionFormat: \(format)}]}}}
                            """), overrides: OptionOverrides(module: "T", emit: [.models, .client])))
            let files = try #require(result.files).files.filter { $0.path.contains("Operations/") }
            let told = result.diagnostics.filter { $0.id == "ignored-object" }.map(\.message)
            return (files.map { String(decoding: $0.bytes, as: UTF8.self) }.joined(), told)
        }
        let brackets = try made("brackets")
        #expect(
            brackets.code.contains(#"request.query("l[]", l)"#) && brackets.code.contains("public var l: [String]?"))
        #expect(brackets.diagnostics == [])
        // Only a list in a query or a form has brackets.
        let text = try made("brackets", type: "string")
        #expect(text.code.contains(#"request.query("l", l)"#))
        let unknown = try made("pipe")
        #expect(unknown.code.contains(#"request.query("l", l, explode: false)"#))
        #expect(
            unknown.diagnostics == [
                "ignored: 'pipe' is not a known 'collectionFormat' (did you mean 'pipes'?); the client writes 'l' as 'csv'"
            ])
    }

    /// AutoRest's extension `x-ms-paths` has paths that differ only in their queries.
    @Test(arguments: ["swagger: '2.0'", "openapi: 3.0.3"])
    func pathsWithQueries(_ version: String) throws {
        let type = version.hasPrefix("swagger") ? "type: string" : "schema: {type: string}"
        let result = GenerationPipeline.run(
            GenerationInput(
                document: SourceFile(
                    path: "openapi.yaml",
                    text: """
                        \(version)
                        info: {title: T, version: "1"}
                        paths: {/a: {get: {operationId: plain, responses: {}}}}
                        x-ms-paths:
                          /a?deleted=true:
                            get:
                              operationId: deleted
                              parameters: [{name: l, in: query, \(type)}]
                              responses: {}
                          /a?kind={kind}&n={number}:
                            get:
                              operationId: kinds
                              parameters:
                              - {name: kind, in: query, required: true, \(type)}
                              - {name: n, in: query, required: true, \(type)}
                              responses: {}
                          /b?kind={kind}:
                            get:
                              operationId: placed
                              parameters: [{name: kind, in: path, required: true, \(type)}]
                              responses: {}
                        """), overrides: OptionOverrides(module: "T", emit: [.models, .client])))
        #expect(result.diagnostics.map(\.message) == [])
        let files = try #require(result.files).files
        func code(_ name: String) -> String {
            files.filter { $0.path.contains("Operations/\(name)") }
                .map { String(decoding: $0.bytes, as: UTF8.self) }.joined()
        }
        #expect(code("Deleted").contains(#"APIEndpoint(.get, "/a?deleted=true", id: "deleted""#))
        // A query parameter fills the placeholder in the path's query.
        #expect(code("Kinds").contains("public init(kind: String, n: String)"))
        #expect(code("Kinds").contains(#"request.query("kind", kind)"#) && !code("Kinds").contains("request.path"))
        #expect(code("Placed").contains(#"request.path("kind", kind)"#))
    }

    /// Contents of different types are a choice. One schema under several media types is sent in the first that the
    /// client prefers. Texts and files are sent as they are, so each of their media types is a choice. Content that the
    /// contract does not describe is not a choice beside content that it describes.
    @Test(
        arguments: [
            ("application/json: A, multipart/form-data: B", ["json(A)", "multipart(Form)"]),
            ("multipart/form-data: B, application/json: A", ["json(A)", "multipart(Form)"]),
            ("application/json: A, application/x-www-form-urlencoded: C", ["json(A)", "form(C)"]),
            ("application/json: A, application/merge-patch+json: C", ["json(A)", "mergePatch(C)"]),
            ("application/json: A, text/plain: S", ["json(A)", "text(String)"]),
            ("application/json: A, application/octet-stream: F", ["json(A)", "bytes(HTTPBody)"]),
            ("text/plain: S, image/png: F, image/jpeg: F", ["text(String)", "png(HTTPBody)", "jpeg(HTTPBody)"]),
            ("application/json: A, application/x-www-form-urlencoded: A, multipart/form-data: A", []),
            ("application/json: A, application/xml: A, text/json: A", []),
            ("application/json: A, application/xml: N", []),
            ("image/png: F, image/jpeg: F", ["png(HTTPBody)", "jpeg(HTTPBody)"]),
            ("image/*: F, application/octet-stream: F", []),
            ("image/png: F, application/octet-stream: F", ["png(HTTPBody)", "octetStream(HTTPBody)"]),
            ("text/csv: S, text/plain: S", ["csv(String)", "plain(String)"]),
            ("text/plain: S, text/plain;charset=utf-8: S", []),
        ])
    func contentsOfABody(_ contents: String, _ cases: [String]) throws {
        let words = [
            "A": "{schema: {$ref: '#/components/schemas/A'}}", "C": "{schema: {$ref: '#/components/schemas/C'}}",
            "B": "{schema: {type: object, properties: {b: {type: string}}}}", "S": "{schema: {type: string}}",
            "F": "{schema: {type: string, format: binary}}", "N": "{}",
        ]
        let list = contents.split(separator: ", ").map { content in
            "\(content.dropLast())\(words[String(content.suffix(1))] ?? "")"
        }
        let (code, diagnostics) = try made(
            "post: {operationId: b, responses: {}, requestBody: {content: {\(list.joined(separator: ", "))}}}",
            schemas:
                "{A: {type: object, properties: {a: {type: string}}}, C: {type: object, properties: {c: {type: string}}}}"
        )
        #expect(diagnostics == [])
        let choice = code.firstRange(of: "enum Content").map { code[$0.upperBound...] } ?? ""
        #expect(choice.matches(of: /case (\w+\([\w.]+\))\n/).map { String($0.1) } == cases)
        #expect(code.contains("public var body: Content?") == !cases.isEmpty)
    }

    /// The client asks for all media types of a success. Media types that are decoded in another way have less weight.
    /// Streams are requested separately.
    @Test(
        arguments: [
            ("image/png: {}, image/jpeg: {}", #"["image/png", "image/jpeg"]"#),
            (
                "application/json: {schema: {type: string}}, text/plain: {}",
                #"["application/json", "text/plain;q=0.5"]"#
            ),
            (
                "text/plain: {}, application/json: {schema: {type: string}}",
                #"["application/json", "text/plain;q=0.5"]"#
            ),
            ("application/json: {schema: {type: string}}, text/event-stream: {}", nil),
            ("text/csv: {}, text/plain: {}", #"["text/csv", "text/plain"]"#), ("'*/*': {}", #"["*/*"]"#),
            (
                "application/json: {schema: {type: string}}, application/hal+json: {schema: {type: string}}",
                #"["application/json", "application/hal+json"]"#
            ),
        ] as [(String, String?)])
    func acceptsWhatTheSuccessHas(_ content: String, _ accept: String?) throws {
        let (code, _) = try made(
            "get: {operationId: b, responses: {'200': {description: d, content: {\(content)}}}}")
        #expect(code.firstMatch(of: /accept: (\[.*?\])/).map { String($0.1) } == accept)
    }

    /// Media types that only failures have get a lower weight in `Accept`.
    @Test(
        arguments: [
            ("application/json: {}", "text/html: {}", #"["application/json", "text/html;q=0.2"]"#),
            ("application/json: {}, text/html: {}", "text/html: {}", #"["application/json", "text/html;q=0.5"]"#),
            ("application/json: {}", "application/json: {}, text/html: {}", nil),
            ("", "application/json: {}", nil), ("", "text/html: {}", #"["text/html"]"#),
        ] as [(String, String, String?)])
    func acceptsWhatFailuresHave(_ success: String, _ failure: String, _ accept: String?) throws {
        func answer(_ content: String) -> String { "{description: d, content: {\(content)}}" }
        let (code, _) = try made(
            "post: {operationId: b, responses: {'201': \(answer(success)), '404': \(answer(failure))}}")
        #expect(code.firstMatch(of: /accept: (\[.*?\])/).map { String($0.1) } == accept)
    }

    /// The keys of `additionalOperations` are methods in the case in which they are sent (OpenAPI 3.2.0, section
    /// 4.9.1).
    @Test func methodsOfOnesOwnAreSentAsTheyAre() throws {
        let (code, diagnostics) = try made(
            """
            query: {operationId: a, responses: {}},
            additionalOperations: {Copy: {operationId: b, responses: {}}, QUERY: {operationId: c, responses: {}}},
            Get: {operationId: d, responses: {}}
            """)
        #expect(code.contains(#"APIEndpoint(.query, "/a", id: "a""#))
        #expect(code.contains(#"APIEndpoint(HTTPMethod("Copy"), "/a", id: "b""#))
        #expect(code.contains("/// `Copy /a`"))
        #expect(!code.contains(#"id: "c""#) && !code.contains(#"id: "d""#))
        #expect(
            diagnostics.filter { $0.hasPrefix("ignored-object") } == [
                "ignored-object: ignored: the path already has the operation 'QUERY' under 'query'",
                "ignored-object: ignored: 'Get' is not an operation of a path; write 'get'",
            ])
    }

    /// The client sends the first of several media types, and a comment lists the others (OpenAPI 3.1.1, section
    /// 4.8.15.1).
    @Test func partsOfSeveralTypes() throws {
        let (code, _) = try made(
            """
            post: {operationId: b, responses: {}, requestBody: {required: true, content: {multipart/form-data: {
              schema: {type: object, required: [a, b, c], properties: {
                a: {type: string, format: binary}, b: {type: string, format: binary}, c: {type: string, format: binary}}},
              encoding: {a: {contentType: 'image/png, image/jpeg'}, b: {contentType: 'image/*'}, c: {contentType: text/csv}}}}}}
            """)
        #expect(code.contains(#"form.part("a", a, type: "image/png")"#))
        #expect(code.contains("/// Of type `image/png` or `image/jpeg`."))
        #expect(code.contains(#"form.part("b", b)"#))
        #expect(code.contains(#"form.part("c", c, type: "text/csv")"#))
        #expect(!code.contains("Of type `text/csv`"))
    }

    /// The parameters of a media type belong to it (RFC 9110, section 8.3.1), so they are sent as the document has
    /// them.
    @Test func partsOfTypesWithParameters() throws {
        let (code, _) = try made(
            """
            post: {operationId: b, responses: {}, requestBody: {required: true, content: {multipart/form-data: {
              schema: {type: object, required: [a, b, c], properties: {
                a: {type: string, format: binary}, b: {type: object, properties: {x: {type: string}}}, c: {type: string}}},
              encoding: {a: {contentType: 'Text/CSV; charset=UTF-8; header=present'},
                b: {contentType: 'application/json; v="1,2", application/xml'}, c: {contentType: 'text/plain; charset=utf-8'}}}}}}
            """)
        #expect(code.contains(#"form.part("a", a, type: "text/csv; charset=UTF-8; header=present")"#))
        #expect(code.contains(#"form.part("b", json: b, type: "application/json; v=\"1,2\"")"#))
        #expect(code.contains(#"form.part("c", c, type: "text/plain; charset=utf-8")"#))
        #expect(code.contains("public var c: String\n"))
    }

    /// The caller gives the headers of parts (OpenAPI 3.1.1, section 4.8.15), except headers that have only one value.
    /// `Content-Type` comes from the encoding.
    @Test func headersOfParts() throws {
        let (code, diagnostics) = try made(
            """
            post: {operationId: b, responses: {}, requestBody: {required: true, content: {multipart/form-data: {
              schema: {type: object, required: [photo, photoXRating], properties: {
                photo: {type: string, format: binary}, photoXRating: {type: string},
                pages: {type: array, items: {type: string, format: binary}}}},
              encoding: {
                photo: {headers: {
                  X-Rating: {required: true, schema: {type: integer}},
                  X-Kind: {required: true, schema: {type: string, enum: [cover]}},
                  X-Source: {required: true, schema: {type: string, default: scan}},
                  X-Tags: {explode: true, schema: {type: array, items: {type: string}}},
                  X-Meta: {content: {application/json: {schema: {type: object, properties: {a: {type: integer}}}}}},
                  Content-Type: {schema: {type: string}}, X Bad: {schema: {type: string}}}},
                pages: {headers: {X-Of: {required: true, schema: {type: integer}}, X-Zero: {required: true, schema: {const: 0}}}}}}}}}
            """)
        #expect(
            code.contains(
                """
                            try form.header("X-Rating", photoXRatingHeader)
                            try form.header("X-Kind", "cover")
                            try form.header("X-Source", photoXSource, otherwise: "scan")
                            try form.header("X-Tags", photoXTags, explode: true)
                            try form.header("X-Meta", json: photoXMeta)
                            try form.part("photo", photo)
                            try form.part("photoXRating", photoXRating)
                            try form.header("X-Of", pagesXOf)
                            try form.header("X-Zero", "0")
                            try form.part("pages", pages)

                """))
        #expect(code.contains("public var photoXRatingHeader: Int\n"))
        #expect(code.contains("public var photoXSource: String?\n"))
        #expect(code.contains("public var photoXMeta: B.PhotoXMeta?\n"))
        // The pages may be left out, and then their headers are not sent, so these are optional too.
        #expect(code.contains("public var pagesXOf: Int?\n"))
        #expect(!code.contains("photoXKind") && !code.contains("pagesXZero"))
        #expect(
            diagnostics == ["ignored-object: ignored: 'X Bad' is not a valid name of a header (RFC 9110, section 5.1)"])
    }

    /// The braces of a path template contain names of parameters (OpenAPI 3.1.1, section 4.8.8.1), while templates of
    /// routers may also contain patterns. A router's mark may say that the value contains slashes.
    @Test(arguments: [
        ("/things/{id:[0-9]+}", "/things/{id}", false), ("/things/{id:[0-9]{2,3}}/x", "/things/{id}/x", false),
        ("/things/{id:int}.{format}", "/things/{id}.{format}", false), ("/things/{id?}", "/things/{id}", false),
        ("/files/{id+}", "/files/{id}", true), ("/files/{+id}", "/files/{id}", true),
        ("/files/{id...}", "/files/{id}", true), ("/files/{*id}", "/files/{id}", true),
        ("/files/{id*}", "/files/{id}", true), ("/files/{**id:regex(^a$)}", "/files/{id}", true),
        ("/files/{id:path}/x", "/files/{id}/x", true), ("/files/{id: .+}", "/files/{id}", true),
        ("/files/{id:(.*)}", "/files/{id}", true),
    ])
    func patternsInPaths(_ path: String, _ template: String, _ takesSlashes: Bool) throws {
        let operation = "operationId: b, responses: {}"
        let declared = "parameters: [{name: id, in: path, required: true, schema: {type: string}}]"
        let (code, diagnostics) = try made("get: {\(operation), \(declared)}", path: path)
        let call = "try request.path(\"id\", id\(takesSlashes ? ", takesSlashes: true" : ""))"
        #expect(code.contains("APIEndpoint(.get, \"\(template)\""))
        #expect(code.contains(call))
        let effect =
            takesSlashes ? "slashes in 'id' separate parts of the path" : "the pattern has no effect"
        #expect(
            diagnostics.first
                == "path-with-pattern: in OpenAPI, the braces of a path contain only a name, but '\(path)' has a router's pattern or mark; the path is read as '\(template)', and \(effect)"
        )
        // A path item has parameters for its operations, and a parameter may lack its declaration.
        #expect(try made("\(declared), get: {\(operation)}", path: path).code.contains(call))
        #expect(try made("get: {\(operation)}", path: path).code.contains(call))
        #expect(
            diagnostics.dropFirst().allSatisfy {
                $0.hasPrefix("undeclared-path-parameter: ") && $0.contains("'{format}'")
            })
    }

    /// A name in braces may contain any characters.
    @Test(arguments: [("/{a:b}", ["a:b"]), ("/{a}.{b}", ["a", "b"]), ("/{a+}", ["a+"]), ("/{a...}", ["a..."])])
    func namesInPathsStayAsTheyAre(_ path: String, _ names: [String]) throws {
        let parameters = names.map { "{name: '\($0)', in: path, required: true, schema: {type: string}}" }
        let (code, diagnostics) = try made(
            "get: {operationId: c, responses: {}, parameters: [\(parameters.joined(separator: ", "))]}", path: path)
        #expect(code.contains("APIEndpoint(.get, \"\(path)\""))
        #expect(diagnostics.isEmpty)
    }

    /// ASP.NET gives a name to the schema of a file, and also to the schema of a list of files.
    @Test func filesWithNames() throws {
        let (code, _) = try made(
            """
            post: {operationId: b, responses: {}, requestBody: {required: true, content: {multipart/form-data: {
              schema: {type: object, required: [a, b, c, furtherParts, furtherPartsOfForm], additionalProperties: true, properties: {
                a: {$ref: '#/components/schemas/IFormFile'}, b: {$ref: '#/components/schemas/IFormFileCollection'},
                c: {type: array, items: {$ref: '#/components/schemas/IFormFile'}},
                furtherParts: {type: string}, furtherPartsOfForm: {type: string}}}}}}}
            """,
            schemas: "{IFormFile: {type: string, format: binary}, "
                + "IFormFileCollection: {type: array, items: {$ref: '#/components/schemas/IFormFile'}}}")
        #expect(code.contains("public var a: FilePart\n"))
        #expect(code.contains("public var b: [FilePart]\n"))
        #expect(code.contains("public var c: [FilePart]\n"))
        #expect(code.contains(#"form.part("a", a)"#))
        #expect(code.contains("public var furtherPartsOfFormOfForm: MultipartParts?\n"))
    }

    /// A part has the media type that its encoding states (OpenAPI 3.1.1, section 4.8.15.1).
    @Test func partsAreOfTheirTypes() throws {
        let (code, _) = try made(
            """
            post: {operationId: b, responses: {}, requestBody: {required: true, content: {multipart/form-data: {
              schema: {type: object, required: [a, b, c, d, e], properties: {
                a: &object {type: object, properties: {x: {type: string}}}, b: *object, c: *object,
                d: {type: array, items: *object}, e: {type: string}}},
              encoding: {a: {contentType: application/json}, b: {contentType: application/vnd.api+json},
                c: {contentType: application/xml}, d: {contentType: application/xml},
                e: {contentType: 'application/ld+json, application/json'}}}}}}
            """)
        #expect(code.contains(#"form.part("a", json: a)"#))
        #expect(code.contains(#"form.part("b", json: b, type: "application/vnd.api+json")"#))
        #expect(code.contains(#"form.part("c", c, type: "application/xml")"#))
        #expect(code.contains("public var c: FilePart\n"))
        #expect(code.contains(#"form.part("d", d, type: "application/xml")"#))
        #expect(code.contains("public var d: [FilePart]\n"))
        #expect(code.contains(#"form.part("e", json: e, type: "application/ld+json")"#))
    }

    /// If an object may have several media types, the client sends the media type for which its model is made.
    @Test func objectsThatMayBeJSONAreJSON() throws {
        let (code, _) = try made(
            """
            post: {operationId: b, responses: {}, requestBody: {required: true, content: {multipart/form-data: {
              schema: {type: object, required: [a, b, c, d, e], properties: {
                a: &object {type: object, properties: {x: {type: string}}}, b: *object,
                c: {type: object, additionalProperties: {type: string}}, d: {type: array, items: *object},
                e: {type: string}}},
              encoding: {a: {contentType: 'application/json, application/xml'},
                b: {contentType: 'application/xml, application/vnd.api+json'},
                c: {contentType: 'application/json, text/csv'}, d: {contentType: 'text/csv, application/json'},
                e: {contentType: 'application/json, application/xml'}}}}}}
            """)
        #expect(code.contains(#"form.part("a", json: a)"#))
        #expect(code.contains(#"form.part("b", json: b, type: "application/vnd.api+json")"#))
        #expect(code.contains(#"form.part("c", json: c)"#))
        #expect(code.contains(#"form.part("d", json: d)"#))
        // A text does not show which of the types it has.
        #expect(code.contains("public var e: FilePart\n"))
    }

    /// A schema that has members is an object, and the caller writes an object that is sent as XML. The value of an
    /// enumeration is a text.
    @Test func choicesOfObjectsAreNoTexts() throws {
        let envelope = "x-envelope: Answer, x-envelope-payload: data, type: object"
        let (code, _) = try made(
            """
            post: {operationId: b, responses: {}, requestBody: {required: true, content: {multipart/form-data: {
              schema: {type: object, required: [a, b, c, d], properties: {
                a: {oneOf: [{type: object, required: [x], properties: {x: {type: string}}},
                  {type: object, required: [y], properties: {y: {type: string}}}]},
                b: {\(envelope), properties: {data: {type: string}}},
                c: {\(envelope), properties: {data: {type: integer}}},
                d: {type: string, enum: [p, q]}}},
              encoding: {a: &xml {contentType: application/xml}, b: *xml, c: *xml, d: *xml}}}}}
            """)
        for name in ["a", "b", "c"] {
            #expect(code.contains("public var \(name): FilePart\n"))
            #expect(code.contains(#"form.part("\#(name)", \#(name), type: "application/xml")"#))
        }
        #expect(!code.contains("public var d: FilePart"))
    }

    /// The parts that `additionalProperties` allows are sent too.
    @Test func furtherPartsAreTheCallers() throws {
        let (code, _) = try made(
            """
            post: {operationId: b, responses: {}, requestBody: {required: true, content: {multipart/form-data: {
              schema: {type: object, required: [form], properties: {form: {type: string}},
                additionalProperties: {type: string, format: binary}}}}}}
            """)
        #expect(code.contains("public var furtherParts: MultipartParts?\n"))
        #expect(code.contains("init(form: String, furtherParts: MultipartParts? = nil)"))
        #expect(code.contains("try furtherParts?.encode(into: &form)"))
    }

    /// A form consists of names and values (OpenAPI 3.1.1, section 4.8.14.4). The caller writes a body that has no
    /// names.
    @Test(arguments: [
        ("{type: string}", "String", #"request.body(text: body, type: "application/x-www-form-urlencoded")"#),
        (
            "{type: array, items: {type: string}}", "HTTPBody",
            #"request.body(body, type: "application/x-www-form-urlencoded")"#
        ),
        ("{type: string, enum: [a, b]}", "HTTPBody", #"request.body(body, type: "application/x-www-form-urlencoded")"#),
        ("{type: object}", "JSONValue", "request.body(form: body)"),
    ])
    func formsOfOtherThanObjects(_ schema: String, _ type: String, _ call: String) throws {
        let (code, diagnostics) = try made(
            """
            post: {operationId: b, responses: {}, requestBody: {required: true, content: {
              application/x-www-form-urlencoded: {schema: \(schema)}}}}
            """)
        #expect(code.contains("public var body: \(type)\n"))
        #expect(code.contains("try \(call)"))
        #expect(diagnostics.isEmpty)
    }

    @Test func otherBodiesAreSent() throws {
        let (code, diagnostics) = try made(
            "delete: {operationId: b, requestBody: {content: {application/json: {}}}, responses: {}}")
        #expect(code.contains("request.body(json: body)"))
        #expect(diagnostics.isEmpty)
    }

    /// The library that sends a message sets the headers that frame the message (RFC 9112, section 6).
    @Test(arguments: [
        "Content-Length", "transfer-encoding", "Host", "Connection", "Accept", "Content-Type", "Authorization",
    ])
    func headersOfOthersAreNoParameters(_ name: String) throws {
        let (code, _) = try made(
            "get: {operationId: b, parameters: [{name: \(name), in: header, schema: {type: string}}], responses: {}}")
        #expect(code.contains("public init() {}"))
        #expect(!code.contains("request.header"))
    }

    /// A media type cannot add a header to the request, and a list of media types is not a media type.
    @Test(arguments: [
        ("image/png\\nX-Header: 1", "\"image/png\""), ("image/png, image/gif", "\"image/png\""),
        ("\\u0001", "\"application/octet-stream\""),
    ])
    func mediaTypesAreOneLine(_ mediaType: String, _ sent: String) throws {
        let (code, _) = try made(
            "post: {operationId: b, requestBody: {content: {\"\(mediaType)\": {}}}, responses: {}}")
        #expect(code.contains("request.body(body, type: \(sent))"))
    }
}
