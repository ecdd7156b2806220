import Diagnostics
import Files
import Generation
import GenerationSettings
import Testing

/// Tests how a generated client decodes responses that the document describes, and responses that it does not describe.
@Suite struct ClientAnswerTests {
    /// Returns the generated lines of the only operation, without indentation.
    private func lines(_ responses: String, method: String = "get") throws -> [String] {
        let text = """
            openapi: 3.1.0
            info: {title: T, version: "1"}
            paths: {/a: {\(method): {operationId: b, responses: {\(responses)}}}}
            components:
              schemas:
                Meta: {type: object}
                Thing: {type: object, required: [name], properties: {name: {type: string}}}
                Invalid: {type: object, required: [detail], properties: {detail: {type: string}}}
                Problem: {type: object, required: [title], properties: {title: {type: string}}}
            """
        let result = GenerationPipeline.run(
            GenerationInput(
                document: SourceFile(path: "openapi.yaml", bytes: Array(text.utf8)),
                overrides: OptionOverrides(module: "T", emit: [.models, .client])))
        let files = try #require(result.files).files.filter { $0.path.contains("Operations/") }
        return files.flatMap { String(decoding: $0.bytes, as: UTF8.self).split(separator: "\n") }
            .map { String($0.drop { $0 == " " }) }
    }

    /// Returns the statements of the function that decodes responses.
    private func reading(_ responses: String) throws -> [String] {
        let lines = try lines(responses)
        let start = try #require(lines.firstIndex { $0.contains("func decode(") })
        let end = try #require(lines.firstIndex { $0.contains("extension TClient") || $0.contains("extension B") })
        return lines[(start + 1)..<end].dropLast(2)
    }

    /// Returns the result type of the client's method.
    private func returned(_ responses: String, method: String = "get") throws -> Substring? {
        let lines = try lines(responses, method: method)
        let function = try #require(lines.first { $0.contains("func b()") })
        return function.firstMatch(of: /-> (.+) \{/)?.1
    }

    private func answer(_ status: String, _ schema: String? = nil) -> String {
        let content = schema.map {
            ", content: {application/json: {schema: {$ref: '#/components/schemas/\($0)'}}}"
        }
        return "'\(status)': {description: d\(content ?? "")}"
    }

    /// If a file shows an alias of a type, its import of the type's module must not be hidden.
    @Test func modulesOfAliasesAreImportedPublicly() throws {
        let lines = try lines(answer("200", "Meta"))
        #expect(lines.contains("@_spi(Generated) public import DTORuntime"))
    }

    /// If `default` is the only documented failure, there is nothing to choose.
    @Test func theOnlyFailureIsReadWithoutASwitch() throws {
        let lines = try lines(answer("204") + ", " + answer("default", "Problem"))
        #expect(lines.contains("self = try .default(answer.body())") && !lines.contains("switch answer.status {"))
    }

    /// Frameworks write `type: object` for values of any kind. If a whole response is not an object, this is reported.
    @Test(arguments: [
        ("{type: object}", "FreeObject"), ("{$ref: '#/components/schemas/Meta'}", "FreeObject"),
        ("{type: [object, 'null']}", "FreeObjectOrNull"), ("{type: array, items: {type: object}}", "[FreeObject]"),
        ("{allOf: [{$ref: '#/components/schemas/Meta'}]}", "FreeObject"),
        ("{type: array, items: {$ref: '#/components/schemas/Meta'}}", "[FreeObject]"),
    ])
    func anyObjectAsAWhole(_ schema: String, _ form: String) throws {
        let content = "content: {application/json: {schema: \(schema)}}"
        let code = try reading("'200': {description: d, \(content)}, '201': {description: d}").joined(separator: "\n")
        #expect(code.contains("try response.optionalJSON(as: \(form).self)"))
        let alone = try reading("'200': {description: d, \(content)}")
        #expect(alone.contains("return try response.json(as: \(form).self)"))
    }

    /// A response object describes only its own status (3.1.1, section 4.8.16): FastAPI describes 422, and sends 401,
    /// 404 and 503 with other bodies.
    @Test(arguments: [("422", "422"), ("4XX", "400..<500"), ("4xx", "400..<500")])
    func theOnlyFailureIsReadForItsOwnStatus(_ status: String, _ pattern: String) throws {
        let code = try reading("\(answer("200", "Thing")), \(answer(status, "Invalid"))")
        #expect(
            code == [
                "switch response.status {",
                "case 200..<300: return try response.json()",
                "case \(pattern): throw response.failure(Invalid.self)",
                "default: throw response.failure()",
                "}",
            ])
    }

    @Test func failuresThatAreAlikeAreReadForTheirOwnStatuses() throws {
        let code = try reading("\(answer("204")), \(answer("404", "Invalid")), \(answer("422", "Invalid"))")
        #expect(code.contains("case 404, 422: throw response.failure(Invalid.self)"))
        #expect(code.contains("default: throw response.failure()"))
    }

    /// `default` describes every status that the document does not name (3.1.1, section 4.8.16.1).
    @Test func theDefaultIsReadForEveryOtherStatus() throws {
        let alone = try reading("\(answer("200", "Thing")), \(answer("default", "Problem"))")
        #expect(alone.first == "guard response.isSuccess else { throw response.failure(Problem.self) }")
        let alike = try reading(
            "\(answer("200", "Thing")), \(answer("404", "Problem")), \(answer("default", "Problem"))")
        #expect(alike == alone)
        let beside = try reading(
            "\(answer("200", "Thing")), \(answer("422", "Invalid")), \(answer("default", "Problem"))")
        #expect(beside.contains("case 422: throw response.failure(Invalid.self)"))
        #expect(beside.contains("default: throw response.failure(Problem.self)"))
    }

    @Test(arguments: ["", "404", "500"])
    func failuresWithoutContentHaveNoType(_ status: String) throws {
        let failure = status.isEmpty ? "" : ", " + answer(status)
        let code = try reading(answer("200", "Thing") + failure)
        #expect(code.first == "guard response.isSuccess else { throw response.failure() }")
    }

    @Test func severalSuccessesLeaveOtherFailuresWithoutAType() throws {
        let code = try reading(
            "\(answer("200", "Thing")), \(answer("201", "Problem")), \(answer("422", "Invalid"))")
        #expect(code.contains("case 422: throw response.failure(Invalid.self)"))
        #expect(code.contains("default: throw response.failure()"))
    }

    // MARK: Redirects

    /// A redirect is the value of a call if the document has no other success.
    @Test(arguments: ["'302': {description: d}", "'301': {description: d}, '3XX': {description: d}"])
    func aRedirectIsTheAnswer(_ responses: String) throws {
        #expect(
            try reading(responses + ", \(answer("404", "Problem"))").contains(
                "case 300..<400: return try response.location()"))
        #expect(try returned(responses) == "URL")
        #expect(try lines(responses).contains { $0.contains("followsRedirects: false") })
        let followed = responses + ", \(answer("200", "Thing"))"
        #expect(try returned(followed) == "Thing")
        #expect(try !lines(followed).contains { $0.contains("followsRedirects") })
    }

    // MARK: Files

    /// A response may have content that the document does not describe (3.1.1, section 4.8.17).
    @Test(arguments: [
        "'200': {description: The file}", "'2XX': {description: d}", "'304': {description: d}",
        "'404': {description: d}",
    ])
    func anAnswerWithoutADescriptionIsItsBytes(_ responses: String) throws {
        let lines = try lines(responses)
        #expect(lines.contains("return try response.data()"))
        #expect(lines.contains("@discardableResult"))
        #expect(try returned(responses) == "Data")
    }

    @Test(arguments: [
        ("get", "'204': {description: d}"), ("head", "'200': {description: d}"), ("get", "'101': {description: d}"),
        ("delete", "'200': {description: d}"), ("post", "'201': {description: d}"),
    ])
    func anAnswerWithoutContentIsNothing(_ method: String, _ responses: String) throws {
        #expect(try returned(responses, method: method) == nil)
        #expect(try !lines(responses, method: method).contains("@discardableResult"))
    }

    /// FastAPI writes JSON without a schema next to the media type that an operation really sends.
    @Test(arguments: [
        "application/json: {}, image/png: {}", "application/json: {schema: {}}, application/pdf: {}",
        "image/png: {}, application/json: {}",
        "application/json: {}, application/octet-stream: {schema: {type: string, format: binary}}",
    ])
    func aFileBesideAnyJSONIsItsBytes(_ contents: String) throws {
        #expect(try returned("'200': {description: d, content: {\(contents)}}") == "Data")
    }

    @Test(
        arguments: [
            ("application/json: {schema: {$ref: '#/components/schemas/Thing'}}, image/png: {}", "Thing"),
            ("application/json: {}, text/plain: {}", "JSONValue"), ("application/json: {}", "JSONValue"),
        ])
    func otherJSONIsDecoded(_ contents: String, _ type: Substring) throws {
        #expect(try returned("'200': {description: d, content: {\(contents)}}") == type)
    }
}
