import Testing
@testable import ContractReports

/// Each pair of documents is compared in both directions by what is sent. A part that is sent as before is not
/// reported, and any other part is reported once.
@Suite struct WireComparisonTests {
    struct Pair: CustomTestStringConvertible, Sendable {
        var testDescription: String
        var old: String
        var new: String
        /// The rules from the old document to the new document, and back.
        var there: Set<String>
        var back: Set<String>

        /// The number of times that each rule is reported.
        var count: Int

        init(
            _ name: String, _ old: String, _ new: String, there: Set<String> = [], back: Set<String> = [],
            count: Int = 1
        ) {
            testDescription = name
            self.count = count
            (self.old, self.new) = (old, new)
            (self.there, self.back) = (there, back)
        }
    }

    @Test(
        arguments: paths + parameters + styles + contents + headers + servers + security + schemas + mediaTypes
            + callbacks)
    func pair(_ pair: Pair) throws {
        let there = try ComparedDocuments(pair.old, pair.new)
        #expect(Set(there.rules) == pair.there)
        #expect(there.rules.count == pair.there.count * pair.count, "\(there.changes.map(\.message))")
        let back = try ComparedDocuments(pair.new, pair.old)
        #expect(Set(back.rules) == pair.back)
        #expect(back.rules.count == pair.back.count * pair.count, "\(back.changes.map(\.message))")
    }

    // MARK: Documents

    private static let answer = "responses: {'204': {description: d}}"

    private static func document(_ paths: String, root: String = "") -> String {
        "openapi: 3.1.0\ninfo: {title: T, version: '1'}\n\(root)\npaths:\n  \(paths)\n"
    }

    /// An operation that has only this parameter.
    private static func parameter(_ parameter: String) -> String {
        document("/a: {get: {operationId: a, parameters: [{\(parameter)}], \(answer)}}")
    }

    private static func query(_ members: String, _ schema: String) -> String {
        parameter("name: q, in: query, \(members)schema: {\(schema)}")
    }

    private static func header(_ header: String) -> String {
        document("/a: {get: {operationId: a, responses: {'200': {description: d, headers: {\(header)}}}}}")
    }

    // MARK: Paths

    private static let paths: [Pair] = {
        func path(_ template: String, _ name: String, _ members: String = "") -> String {
            document(
                "\(template): {get: {operationId: a, parameters: [{name: \(name), in: path, \(members)"
                    + "schema: {type: string}}], \(answer)}}")
        }
        let id = path("/crates/{id}", "id", "required: true, ")
        let inline =
            "responses: {'200': {description: d, content: {application/json: {schema: {type: object, properties: "
            + "{x: {type: object, properties: {y: {type: string}}}}}}}}}"
        return [
            Pair(
                "an operation without a name has types", document("/a/{id}: {get: {\(inline)}}"),
                document("/a/{workId}: {get: {\(inline)}}"), there: ["api-operation-id-changed"],
                back: ["api-operation-id-changed"]),
            Pair("a template has another name", id, path("/crates/{crateId}", "crateId", "required: true, ")),
            Pair("a part of the path is always there", id, path("/crates/{id}", "id")),
            Pair(
                "two templates change places",
                document(
                    "/a/{x}/{y}: {get: {operationId: a, parameters: [{name: x, in: path, required: true, schema: "
                        + "{type: string}}, {name: y, in: path, required: true, schema: {type: integer}}], \(answer)}}"),
                document(
                    "/a/{y}/{x}: {get: {operationId: a, parameters: [{name: y, in: path, required: true, schema: "
                        + "{type: string}}, {name: x, in: path, required: true, schema: {type: integer}}], \(answer)}}")
            ),
            Pair(
                "a template has another name, the operation none",
                document("/a/{id}: {get: {\(answer)}}"), document("/a/{workId}: {get: {\(answer)}}")),
        ]
    }()

    // MARK: Parameters

    private static let parameters: [Pair] = [
        Pair(
            "a header's case", parameter("name: X-Request-ID, in: header, schema: {type: string}"),
            parameter("name: x-request-id, in: header, schema: {type: string}")),
        Pair(
            "a query parameter's case", parameter("name: Q, in: query, schema: {type: string}"),
            parameter("name: q, in: query, schema: {type: string}"),
            there: ["request-parameter-removed", "new-optional-request-parameter"],
            back: ["request-parameter-removed", "new-optional-request-parameter"]),
        Pair(
            "one value becomes a list of it", query("", "type: string"),
            query("", "type: array, items: {type: string}"),
            there: ["request-parameter-type-generalized"], back: ["request-parameter-type-specialized"]),
        Pair(
            "one bounded value becomes a list of it", query("", "type: string, maxLength: 9"),
            query("", "type: array, items: {type: string, maxLength: 9}, minItems: 1"),
            there: ["request-parameter-type-generalized"], back: ["request-parameter-type-specialized"]),
        Pair(
            "one value becomes a list of at least two", query("", "type: string"),
            query("", "type: array, items: {type: string}, minItems: 2"),
            there: ["request-parameter-type-changed"], back: ["request-parameter-type-changed"]),
        Pair(
            "one value becomes a list in one text", query("", "type: string"),
            query("explode: false, ", "type: array, items: {type: string}"),
            there: ["request-parameter-type-changed"], back: ["request-parameter-type-changed"]),
        Pair(
            "one value becomes a list of others", query("", "type: string"),
            query("", "type: array, items: {type: integer}"),
            there: ["request-parameter-type-changed"], back: ["request-parameter-type-changed"]),
    ]

    // MARK: Styles

    private static let serialization: Set<String> = ["request-parameter-serialization-changed"]

    private static let styles: [Pair] = {
        let list = "type: array, items: {type: string}"
        let object = "type: object, properties: {x: {type: string}}"
        func path(_ members: String, _ schema: String) -> String {
            document(
                "/a/{p}: {get: {operationId: a, parameters: [{name: p, in: path, required: true, \(members)"
                    + "schema: {\(schema)}}], \(answer)}}")
        }
        func renamed(_ members: String, _ name: String) -> String {
            document(
                "/a/{\(name)}: {get: {operationId: a, parameters: [{name: \(name), in: path, required: true, \(members)"
                    + "schema: {type: string}}], \(answer)}}")
        }
        return [
            Pair("the query's defaults", query("", list), query("style: form, explode: true, ", list)),
            Pair("the path's defaults", path("", object), path("style: simple, explode: false, ", object)),
            Pair(
                "the header's defaults", parameter("name: h, in: header, schema: {\(object)}"),
                parameter("name: h, in: header, style: simple, explode: false, schema: {\(object)}")),
            Pair(
                "the cookie's defaults", parameter("name: c, in: cookie, schema: {\(object)}"),
                parameter("name: c, in: cookie, style: form, explode: true, schema: {\(object)}")),
            Pair("no reserved characters", query("", "type: string"), query("allowReserved: false, ", "type: string")),
            Pair(
                "a list in one text", query("", list), query("explode: false, ", list), there: serialization,
                back: serialization),
            Pair(
                "a list between pipes", query("explode: false, ", list), query("style: pipeDelimited, ", list),
                there: serialization, back: serialization),
            Pair("one value has no parts", query("", "type: string"), query("explode: false, ", "type: string")),
            Pair(
                "a list in the path has no other form", path("", list), path("explode: true, ", list)),
            Pair(
                "an object in the path has one", path("", object), path("explode: true, ", object),
                there: serialization, back: serialization),
            Pair(
                "a value in the path after a point", path("", "type: string"), path("style: label, ", "type: string"),
                there: serialization, back: serialization),
            Pair(
                "an object in brackets", query("", object), query("style: deepObject, explode: true, ", object),
                there: serialization, back: serialization),
            Pair(
                "an object in brackets has one form", query("style: deepObject, ", object),
                query("style: deepObject, explode: true, ", object)),
            Pair(
                "reserved characters", query("", "type: string"), query("allowReserved: true, ", "type: string"),
                there: ["request-parameter-allow-reserved-added"], back: ["request-parameter-allow-reserved-removed"]),
            Pair(
                "only queries have reserved characters", path("", "type: string"),
                path("allowReserved: true, ", "type: string")),
            Pair(
                "a name in the path is none in its style", path("", "type: string"),
                renamed("style: simple, ", "q")),
            Pair(
                "a name in the path travels", path("style: matrix, ", "type: string"), renamed("style: matrix, ", "q"),
                there: serialization, back: serialization),
            Pair(
                "the case of a name in the path travels", path("style: matrix, ", "type: string"),
                renamed("style: matrix, ", "P"), there: serialization, back: serialization),
            Pair(
                "a number has no reserved characters", query("", "type: integer"),
                query("allowReserved: true, ", "type: integer")),
        ]
    }()

    private static let contents: [Pair] = {
        let value = "type: object, properties: {x: {type: string}}"
        let json = parameter("name: q, in: query, content: {application/json: {schema: {\(value)}}}")
        let xml = parameter("name: q, in: query, content: {application/xml: {schema: {\(value)}}}")
        return [
            Pair("a value as JSON", query("", value), json, there: serialization, back: serialization),
            Pair("a value as XML", json, xml, there: serialization, back: serialization),
            Pair("XML", xml, xml),
            Pair(
                "a media type's case and parameters", json,
                parameter("name: q, in: query, content: {'Application/JSON; charset=utf-8': {schema: {\(value)}}}")),
            Pair(
                "XML comes", parameter(""), xml, there: ["new-optional-request-parameter"],
                back: ["request-parameter-removed"]),
        ]
    }()

    // MARK: Headers

    private static let headers: [Pair] = {
        let object = "{type: object, properties: {x: {type: string}}}"
        let serialization: Set<String> = ["response-header-serialization-changed"]
        let none = document("/a: {get: {operationId: a, \(answer)}}")
        return [
            Pair(
                "the defaults of a header", header("X-A: {schema: \(object)}"),
                header("x-a: {style: simple, explode: false, required: false, schema: \(object)}")),
            Pair(
                "headers that other parts speak of", header("Content-Type: {schema: {type: string}}"),
                header("X: {schema: {type: string}}"), there: ["optional-response-header-added"],
                back: ["optional-response-header-removed"]
            ),
            Pair(
                "a header that the media types say", header("content-type: {required: true, schema: {type: string}}"),
                header("")),
            Pair("Accept", parameter("name: accept, in: header, schema: {type: string}"), none),
            Pair("Content-Type", parameter("name: Content-Type, in: header, schema: {type: string}"), none),
            Pair("Authorization", parameter("name: Authorization, in: header, schema: {type: string}"), none),
            Pair(
                "a header has one style", header("X-A: {schema: \(object)}"),
                header("X-A: {style: form, schema: \(object)}")),
            Pair(
                "an exploded header", header("X-A: {schema: \(object)}"),
                header("X-A: {explode: true, schema: \(object)}"), there: serialization, back: serialization),
            Pair(
                "a header as JSON", header("X-A: {schema: \(object)}"),
                header("X-A: {content: {application/json: {schema: \(object)}}}"), there: serialization,
                back: serialization),
        ]
    }()

    // MARK: Servers

    private static let servers: [Pair] = {
        func rooted(_ servers: String, _ paths: String = "/a: {get: {operationId: a, \(answer)}}") -> String {
            document(paths, root: servers.isEmpty ? "" : "servers: [\(servers)]")
        }
        let one = "{url: 'https://a.example/v1'}"
        let two = "{url: 'https://b.example/v1'}"
        let many = "/a: {get: {operationId: a, \(answer)}, put: {operationId: b, \(answer)}}"
        return [
            Pair("no server", rooted(""), rooted("{url: /}")),
            Pair("an end", rooted(one), rooted("{url: 'HTTPS://A.example:443/v1/'}")),
            Pair(
                "a base in the paths", rooted(one),
                rooted("{url: 'https://a.example'}", "/v1/a: {get: {operationId: a, \(answer)}}")),
            Pair(
                "a base in the paths, and no names", rooted(one, "/a/{id}: {get: {\(answer)}}"),
                rooted("{url: 'https://a.example'}", "/v1/a/{aId}: {get: {\(answer)}}")),
            Pair(
                "servers of the path", rooted(one),
                rooted("", "/a: {servers: [\(one)], get: {operationId: a, \(answer)}}")),
            Pair(
                "servers of the operation", rooted(one),
                rooted(two, "/a: {servers: [\(two)], get: {operationId: a, servers: [\(one)], \(answer)}}")),
            Pair(
                "one server more", rooted(one, many), rooted("\(one), \(two)", many), there: ["api-server-added"],
                back: ["api-server-removed"]),
            Pair(
                "another server", rooted(one, many), rooted(two, many),
                there: ["api-server-added", "api-server-removed"], back: ["api-server-added", "api-server-removed"]),
            Pair("order", rooted("\(one), \(two)"), rooted("\(two), \(one)")),
            Pair("a server of any scheme", rooted(one), rooted("{url: '//a.example/v1'}")),
            Pair(
                "a variable's default", rooted(one),
                rooted("{url: 'https://{host}/v1', variables: {host: {default: a.example}}}")),
            Pair(
                "a variable's values", rooted("\(one), \(two)"),
                rooted("{url: 'https://{h}.example/v1', variables: {h: {default: a, enum: [b, a]}}}")),
            Pair(
                "a variable has a value more",
                rooted("{url: 'https://{h}.example/v1', variables: {h: {default: a, enum: [a]}}}"),
                rooted("{url: 'https://{h}.example/v1', variables: {h: {default: a, enum: [b, a]}}}"),
                there: ["api-server-added"], back: ["api-server-removed"]),
        ]
    }()

    // MARK: Security

    private static let security: [Pair] = {
        let schemes = """
            query: {type: apiKey, in: query, name: X-Key}, key: {type: apiKey, in: header, name: X-Key}, secret: {type: apiKey, in: header, name: x-key}, \
            token: {type: http, scheme: bearer}, Token: {type: http, scheme: Bearer, bearerFormat: JWT}, \
            login: {type: oauth2, flows: {implicit: {authorizationUrl: 'https://a.example/login', scopes: {}}}}
            """
        func secured(_ root: String?, _ own: String? = nil) -> String {
            let members = own.map { "security: [\($0)], " } ?? ""
            return document(
                "/a: {get: {operationId: a, \(members)\(answer)}, put: {operationId: b, \(members)\(answer)}}",
                root: "components: {securitySchemes: {\(schemes)}}" + (root.map { "\nsecurity: [\($0)]" } ?? ""))
        }
        func single(_ own: String) -> String {
            document(
                "/a: {get: {operationId: a, security: [\(own)], \(answer)}}",
                root: "components: {securitySchemes: {\(schemes)}}")
        }
        let key = "{key: []}"
        let token = "{token: []}"
        return [
            Pair("none", secured(nil), secured("")),
            Pair("none of its own", secured(nil), secured(key, "")),
            Pair("anybody", secured(nil), secured("{}")),
            Pair("the root's, and each operation's", secured(key), secured(nil, key)),
            Pair("another name of the scheme", secured(key), secured("{secret: []}")),
            Pair("a scheme's case, and words about tokens", secured(token), secured("{Token: []}")),
            Pair(
                "order", single("{key: [], login: [a, b]}, {token: []}"),
                single("{token: []}, {login: [b, a], key: []}")),
            Pair(
                "asked for", secured(nil), secured(key), there: ["api-security-added"], back: ["api-security-removed"]),
            Pair(
                "asked for by one operation", single(""), single(key), there: ["api-security-added"],
                back: ["api-security-removed"]),
            Pair(
                "optional", secured("\(key), {}"), secured(key), there: ["api-security-added"],
                back: ["api-security-removed"]),
            Pair(
                "one more at once", single(key), single("{key: [], token: []}"), there: ["api-security-added"],
                back: ["api-security-removed"]),
            Pair(
                "another", single(key), single(token), there: ["api-security-added"], back: ["api-security-added"]),
            Pair(
                "an alternative", single(key), single("\(key), \(token)"), there: ["api-security-alternative-added"],
                back: ["api-security-alternative-removed"]),
            Pair(
                "the key in another place", single(key), single("{query: []}"), there: ["api-security-added"],
                back: ["api-security-added"]),
            Pair(
                "scopes of two alternatives", single("{login: [a]}, {login: [b]}"),
                single("{login: [a, x]}, {login: [b, y]}"), there: ["api-security-scope-added"],
                back: ["api-security-scope-removed"], count: 2),
            Pair(
                "scopes", single("{login: [read]}"), single("{login: [read, write]}"),
                there: ["api-security-scope-added"], back: ["api-security-scope-removed"]),
        ]
    }()

    // MARK: Schemas

    private static let schemas: [Pair] = {
        func both(_ schema: String, _ schemas: String = "") -> [(prefix: String, document: String)] {
            let record = "R: {type: object, required: [id], properties: {id: {type: string}, a: {\(schema)}}}"
            return [
                ("response", response(record + schemas)), ("request", request(record + schemas)),
            ]
        }
        func pairs(
            _ name: String, _ old: String, _ new: String, there: [String] = [], back: [String] = [],
            request: (there: [String], back: [String])? = nil
        ) -> [Pair] {
            zip(both(old), both(new)).map { old, new in
                let rules = old.prefix == "request" ? request ?? (there, back) : (there, back)
                return Pair(
                    "\(old.prefix): \(name)", old.document, new.document,
                    there: Set(rules.0.map { "\(old.prefix)-property-\($0)" }),
                    back: Set(rules.1.map { "\(old.prefix)-property-\($0)" }))
            }
        }
        return pairs("base64", "type: string, format: byte", "type: string, contentEncoding: base64")
            + pairs(
                "any JSON may be null", "", "type: ['null', string]", there: ["type-specialized"],
                back: ["type-generalized"])
            + pairs(
                "elements of any JSON may be null", "type: array, items: {}",
                "type: array, items: {type: ['null', string]}", there: ["type-specialized"], back: ["type-generalized"])
            + pairs("base64's case", "type: string, format: byte", "type: string, contentEncoding: BASE64")
            + pairs("base64url", "type: string, format: base64url", "type: string, contentEncoding: base64url")
            + pairs(
                "bytes", "type: string, format: binary",
                "type: string, format: binary, contentMediaType: application/octet-stream")
            + pairs(
                "a list of base64", "type: array, items: {type: string, format: byte}",
                "type: array, items: {type: string, contentEncoding: base64}")
            + pairs(
                "text becomes base64", "type: string", "type: string, contentEncoding: base64",
                there: ["content-encoding-changed"], back: ["content-encoding-changed"])
            + pairs(
                "text becomes base64 by its format", "type: string", "type: string, format: byte",
                there: ["content-encoding-changed"], back: ["content-encoding-changed"])
            + pairs(
                "a format goes with the type", "type: string, format: date-time", "type: integer",
                there: ["type-changed"], back: ["type-changed"])
            + pairs(
                "another format comes with another type", "type: string, format: date-time",
                "type: integer, format: int64", there: ["type-changed"], back: ["type-changed"])
            + pairs(
                "bounds go with the type", "type: string, minLength: 1, pattern: a", "type: boolean",
                there: ["type-changed"], back: ["type-changed"])
            + pairs(
                "in a list", "type: array, items: {type: string, format: uuid}",
                "type: array, items: {type: boolean}", there: ["type-changed"], back: ["type-changed"])
            + pairs(
                "a day becomes a moment", "type: string, format: date", "type: string, format: date-time",
                there: ["type-compatible"], back: ["type-compatible"], request: (["type-changed"], ["type-changed"]))
            + pairs(
                "text becomes a moment", "type: string", "type: string, format: date-time",
                there: ["type-compatible"], back: ["type-compatible"],
                request: (["type-specialized"], ["type-generalized"]))
            + pairs(
                "more bits", "type: integer, format: int32", "type: integer, format: int64",
                there: ["type-compatible"], back: ["type-compatible"],
                request: (["type-generalized"], ["type-specialized"]))
            + pairs(
                "a format that has no type", "type: string", "type: string, format: email", there: ["format-set"],
                back: ["format-removed"])
            + compositions
    }()

    private static func response(_ schemas: String) -> String {
        document(
            "/r: {get: {operationId: a, responses: {'200': {description: d, content: {application/json: {schema: "
                + "{$ref: '#/components/schemas/R'}}}}}}}", root: "components: {schemas: {\(schemas)}}")
    }

    private static func request(_ schemas: String) -> String {
        document(
            "/r: {put: {operationId: a, requestBody: {content: {application/json: {schema: "
                + "{$ref: '#/components/schemas/R'}}}}, \(answer)}}", root: "components: {schemas: {\(schemas)}}")
    }

    /// A schema is replaced by a combination of parts that existed before.
    private static let compositions: [Pair] = [response, request].flatMap { document in
        let part = ", P: {type: object, required: [a], properties: {a: {type: string}}}"
        let whole = document(
            "R: {type: object, required: [a], properties: {a: {type: string}, b: {type: string}}}" + part)
        return [
            Pair(
                "parts", whole,
                document(
                    "R: {allOf: [{$ref: '#/components/schemas/P'}, {type: object, properties: {b: {type: string}}}]}"
                        + part)),
            Pair(
                "parts within", whole,
                document(
                    "R: {allOf: [{type: object, required: [a], properties: {a: {type: string}}}, {properties: "
                        + "{b: {type: string}}}]}" + part)),
            Pair(
                "a part beside what it says again", whole,
                document(
                    "R: {type: object, properties: {a: {type: string}, b: {type: string}}, "
                        + "allOf: [{$ref: '#/components/schemas/P'}]}" + part)),
        ]
    }

    // MARK: Media types

    private static let mediaTypes: [Pair] = {
        func body(_ type: String) -> String {
            document(
                "/a: {put: {operationId: a, requestBody: {content: {\(type): {schema: {type: string}}}}, "
                    + "responses: {'200': {description: d, content: {\(type): {schema: {type: string}}}}}}}")
        }
        func answer(_ status: String, _ schema: String = "{type: string}") -> String {
            let content = "content: {application/json: {schema: \(schema)}}"
            return document("/a: {get: {operationId: a, responses: {\(status): {description: d, \(content)}}}}")
        }
        return [
            Pair("a media type's case", body("application/json"), body("Application/JSON")),
            Pair("JSON has no charset", body("application/json"), body("'application/json; charset=utf-8'")),
            Pair(
                "a range holds the status", answer("'200'"), answer("2XX"), there: ["response-success-status-added"]),
            Pair(
                "a range of another type", answer("'200'"), answer("2XX", "{type: boolean}"),
                there: ["response-success-status-added", "response-body-type-changed"],
                back: ["response-body-type-changed"]),
            Pair(
                "the defaults of a form's parts", form(""),
                form(", encoding: {a: {style: form, explode: true, allowReserved: false}}")),
            Pair(
                "a form's list in one text", form(""), form(", encoding: {a: {explode: false}}"),
                there: ["request-body-serialization-changed"], back: ["request-body-serialization-changed"]),
            Pair("a form's text has no parts", form(""), form(", encoding: {b: {explode: false}}")),
            Pair(
                "a list in a form of version 3.0", form("", of: "multipart/form-data", version: "3.0.4"),
                form(", encoding: {a: {explode: false}}", of: "multipart/form-data", version: "3.0.4")),
            Pair(
                "the media types of parts", multipart(""),
                multipart(", encoding: {a: {contentType: Text/Plain}, b: {contentType: text/plain}}")),
            Pair(
                "a part of another media type", multipart(""), multipart(", encoding: {b: {contentType: text/csv}}"),
                there: ["request-body-serialization-changed"], back: ["request-body-serialization-changed"]),
            Pair(
                "a part's media type in a form that has none", form(""),
                form(", encoding: {b: {contentType: text/csv}}")),
            Pair("bytes", raw("schema: {type: string, format: binary}"), raw("schema: {}")),
            Pair(
                "bytes of a media type", raw("schema: {type: string, format: binary}"),
                raw("schema: {contentMediaType: image/png}")),
            Pair(
                "fewer bytes", raw("schema: {type: string, format: binary, maxLength: 10}"),
                raw("schema: {type: string, format: binary, maxLength: 5}"),
                there: ["request-body-max-length-decreased", "response-body-max-length-decreased"],
                back: ["request-body-max-length-increased", "response-body-max-length-increased"]),
            Pair(
                "fewer bytes without a type", raw("schema: {type: string, format: binary, maxLength: 10}"),
                raw("schema: {maxLength: 5}"),
                there: ["request-body-max-length-decreased", "response-body-max-length-decreased"],
                back: ["request-body-max-length-increased", "response-body-max-length-increased"]),
            Pair("bytes without a schema", raw("schema: {type: string, format: binary}"), raw("")),
            Pair(
                "bytes as text", raw("schema: {}"), raw("schema: {contentEncoding: base64, type: string}"),
                there: [
                    "request-body-type-specialized", "response-body-type-specialized",
                    "request-body-content-encoding-changed", "response-body-content-encoding-changed",
                ],
                back: [
                    "request-body-type-generalized", "response-body-type-generalized",
                    "request-body-content-encoding-changed", "response-body-content-encoding-changed",
                ]),
            Pair(
                "an object in a part as JSON or in parts", address(""), address(", encoding: {o: {style: form}}"),
                there: part, back: part),
            Pair(
                "an object in parts is of no media type", address(""),
                address(", encoding: {o: {explode: true, contentType: application/xml}}"), there: part, back: part),
            Pair(
                "an object in a part is JSON", address(""), address(", encoding: {o: {contentType: application/json}}")),
            Pair(
                "the style of a single value", multipart(""), multipart(", encoding: {b: {style: form}}")),
            Pair(
                "one media type more", multipart(", encoding: {b: {contentType: image/png}}"),
                multipart(", encoding: {b: {contentType: 'image/jpeg, image/png'}}"),
                there: ["request-body-media-type-added"], back: ["request-body-media-type-removed"]),
            Pair(
                "a family of media types", multipart(", encoding: {b: {contentType: image/png}}"),
                multipart(", encoding: {b: {contentType: image/*}}"),
                there: ["request-body-media-type-added"], back: ["request-body-media-type-removed"]),
            Pair(
                "the order of media types", multipart(", encoding: {b: {contentType: 'image/png, image/jpeg'}}"),
                multipart(", encoding: {b: {contentType: 'image/jpeg,image/png'}}")),
            Pair(
                "another media type in an urlencoded form", form(", encoding: {b: {contentType: application/json}}"),
                form(", encoding: {b: {contentType: application/xml}}"), there: part, back: part),
            Pair("the parts of a response", answered(""), answered(", encoding: {a: {contentType: text/csv}}")),
            Pair("a status' case", status("'2XX'"), status("'2xx'")),
        ]
    }()

    private static func form(
        _ encoding: String, of mediaType: String = "application/x-www-form-urlencoded", version: String = "3.1.0"
    ) -> String {
        document(
            "/a: {put: {operationId: a, requestBody: {content: {\(mediaType): {schema: {type: object, "
                + "properties: {a: {type: array, items: {type: string}}, b: {type: string}}}\(encoding)}}}, \(answer)}}"
        ).replacing("3.1.0", with: version)
    }

    private static func raw(_ schema: String) -> String {
        document(
            "/a: {put: {operationId: a, requestBody: {content: {image/png: {\(schema)}}}, "
                + "responses: {'200': {description: d, content: {application/octet-stream: {\(schema)}}}}}}")
    }

    private static let part: Set<String> = ["request-body-serialization-changed"]

    private static func address(_ encoding: String) -> String {
        document(
            "/a: {put: {operationId: a, requestBody: {content: {multipart/form-data: {schema: {type: object, "
                + "properties: {o: {type: object, properties: {x: {type: string}}}}}\(encoding)}}}, \(answer)}}")
    }

    private static func answered(_ encoding: String) -> String {
        document(
            "/a: {get: {operationId: a, responses: {'200': {description: d, content: {multipart/form-data: {schema: {type: object, "
                + "properties: {a: {type: string}}}\(encoding)}}}}}}")
    }

    private static func multipart(_ encoding: String) -> String {
        form(encoding, of: "multipart/form-data")
    }

    // MARK: Callbacks

    /// A callback belongs to its operation, whatever its expression is.
    private static let callbacks: [Pair] = {
        func called(_ callbacks: [String]) -> String {
            let names = callbacks.map { "\($0): {'{$request.query.url}': {post: {\(answer)}}}" }
            return document(
                "/a: {post: {operationId: a, callbacks: {\(names.joined(separator: ", "))}, \(answer)}}")
        }
        func expressions(_ keys: [String]) -> String {
            let members = keys.map { key in
                "'{$request.body#/\(key)}': {post: {requestBody: {content: {application/json: {schema: {type: object, properties: "
                    + "{v: {type: \(key == "a" ? "string" : "integer")}}}}}}, \(answer)}}"
            }
            return document(
                "/a: {post: {operationId: a, callbacks: {on: {\(members.joined(separator: ", "))}}, \(answer)}}")
        }
        return [
            Pair("order of expressions", expressions(["a", "b"]), expressions(["b", "a"])),
            Pair(
                "the first of two expressions", expressions(["a", "b"]), expressions(["b"]),
                there: ["webhook-removed"], back: ["endpoint-added"]),
            Pair("order", called(["x", "y"]), called(["y", "x"])),
            Pair(
                "one of two with one expression", called(["x", "y"]), called(["y"]),
                there: ["webhook-removed"], back: ["endpoint-added"]),
        ]
    }()

    private static func status(_ status: String) -> String {
        document("/a: {get: {operationId: a, responses: {\(status): {description: d}}}}")
    }
}
