import Diagnostics
import Files
import Foundation
import Testing
@testable import Generation
@testable import GenerationSettings

/// The types of multipart bodies: the form that a client sends, and the record of its schema.
@Suite struct FormTypeTests {
    /// Returns the Swift of all files.
    private func code(_ paths: String, component: String, settings: String = "{}") throws -> String {
        let text = """
            openapi: 3.1.0
            info: {title: Books, version: "1"}
            paths: {\(paths)}
            components: {schemas: {Up: \(component)}}
            """
        let result = GenerationPipeline.run(
            GenerationInput(
                document: SourceFile(path: "openapi.yaml", bytes: Array(text.utf8)),
                configuration: Configuration(reading: SourceFile(path: "gen-dtos.yaml", text: settings)),
                overrides: OptionOverrides(module: "BooksAPI", emit: [.models, .client])))
        let files = try #require(result.files, "\(result.diagnostics)").files
        return files.map { String(decoding: $0.bytes, as: UTF8.self) }.joined()
    }

    private func operation(_ id: String, method: String = "post") -> String {
        """
        /\(id): {\(method): {operationId: \(id), requestBody: {content: {multipart/form-data: {schema: \
        {$ref: '#/components/schemas/Up'}}}}, responses: {'204': {description: d}}}}
        """
    }

    private static let plain = "{type: object, properties: {file: {type: string, format: binary}}}"
    private static let nested = "{type: object, properties: {kind: {type: string, enum: [a, b]}}}"

    @Test func aRecordOfOneFormHasNoOtherType() throws {
        let code = try code(operation("send"), component: Self.plain)
        #expect(code.contains("struct Form: MultipartBody") && !code.contains("struct Up"))
    }

    /// A client sends only one of two forms with equal schemas.
    @Test func aFormWithTwoMediaTypesHasNoOtherType() throws {
        let text = """
            swagger: "2.0"
            info: {title: Books, version: "1"}
            consumes: [application/x-www-form-urlencoded, multipart/form-data]
            paths: {/a: {post: {operationId: send, parameters: [{name: age, in: formData, type: integer}], \
            responses: {'204': {description: d}}}}}
            """
        let result = GenerationPipeline.run(
            GenerationInput(
                document: SourceFile(path: "openapi.yaml", bytes: Array(text.utf8)),
                overrides: OptionOverrides(module: "BooksAPI", emit: [.models, .client])))
        let files = try #require(result.files, "\(result.diagnostics)").files
        let code = files.map { String(decoding: $0.bytes, as: UTF8.self) }.joined()
        #expect(code.contains("struct Form: MultipartBody") && !code.contains("struct Body"))
    }

    @Test(arguments: [
        ("{}", Self.nested), ("rename: {Up: Photo}", Self.plain),
        ("conformances: {Up: [CustomStringConvertible]}", Self.plain),
    ])
    func aRecordWithANameKeepsItsType(_ settings: String, _ component: String) throws {
        let code = try code(operation("send"), component: component, settings: settings)
        #expect(code.contains("struct \(settings.contains("Photo") ? "Photo" : "Up"): "))
    }

    @Test func aRecordOfTwoFormsKeepsItsType() throws {
        let code = try code(operation("send") + ", " + operation("post"), component: Self.plain)
        #expect(code.contains("struct Up: ") && code.components(separatedBy: "struct Form: ").count == 3)
    }

    /// A client sends no body with GET, so it declares no form.
    @Test(arguments: ["get", "head", "trace"]) func aBodyThatIsNotSentKeepsItsType(_ method: String) throws {
        let code = try code(operation("send", method: method), component: Self.nested)
        #expect(code.contains("struct Up: ") && !code.contains(".Form"))
    }

    /// The second alternative of the choice has elements that are the choice itself.
    @Test(arguments: ["", ", {type: string}", ", {type: 'null'}"])
    func aChoiceThatContainsItselfEnds(_ more: String) throws {
        let list = "{type: array, items: {$ref: '#/components/schemas/Up'}"
        let component = "{anyOf: [\(list)}, \(list), maxItems: 3}\(more)]}"
        #expect(try !code(operation("send"), component: component).isEmpty)
    }
}
