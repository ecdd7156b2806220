import Foundation
import TestSupport
import Testing

/// `gen-dtos export`, and templates that replace built-in templates.
@Suite struct ExportTests {
    private let folder: WorkingFolder
    private let tool: Tool

    init() throws {
        folder = try WorkingFolder()
        tool = Tool(folder: folder)
        try folder.write("gen-dtos.yaml", "module: Books\nemit: [models, client]\n")
        try folder.write("api.yaml", Self.document)
    }

    private static let document = """
        openapi: 3.1.0
        info: {title: Books, version: "1"}
        paths:
          /books/{id}:
            get:
              operationId: getBook
              parameters: [{name: id, in: path, required: true, schema: {type: string}}]
              responses: {"200": {description: It., content: {application/json: {schema: {$ref: "#/components/schemas/Book"}}}}}
        components:
          schemas:
            Book:
              type: object
              required: [title, kind]
              properties:
                title: {type: string}
                class: {type: [integer, "null"]}
                kind: {$ref: "#/components/schemas/Kind"}
            Kind: {type: string, enum: [short-story, novel], default: novel}
            Media: {oneOf: [{$ref: "#/components/schemas/Book"}, {type: string}]}

        """

    private func object(_ words: String...) throws -> [String: Any] {
        let outcome = try tool.run(["export"] + words)
        #expect(outcome.status == 0 && outcome.errors == "", "\(outcome)")
        return try #require(try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any])
    }

    // MARK: JSON

    @Test func hasTheNamesOfSwift() throws {
        let contract = try object("api.yaml")
        #expect(contract["module"] as? String == "Books" && contract["client"] as? String == "BooksClient")
        let types = try #require(contract["types"] as? [[String: Any]])
        #expect(
            types.compactMap { $0["name"] as? String }.filter { ["Book", "Kind", "Media"].contains($0) }.count == 3)
        let book = try #require(types.first { $0["name"] as? String == "Book" })
        #expect(book["pointer"] as? String == "#/components/schemas/Book")
        let properties = try #require(book["properties"] as? [[String: Any]])
        #expect(properties.map { $0["name"] as? String } == ["title", "class", "kind"])
        #expect(properties.map { $0["type"] as? String } == ["String", "Int?", "Kind"])
        #expect(properties.map { $0["whenMissing"] as? String } == ["zero", "nil", "default"])
        let kind = try #require(types.first { $0["name"] as? String == "Kind" })
        #expect((kind["cases"] as? [[String: Any]])?.map { $0["name"] as? String } == ["shortStory", "novel"])
        let operation = try #require((contract["operations"] as? [[String: Any]])?.first)
        #expect((operation["call"] as? String)?.contains("func getBook(") == true)
        #expect(operation["method"] as? String == "GET")
    }

    /// Every member is in `Documentation/contract.schema.json`, which allows no others.
    @Test func followsItsSchema() throws {
        let url = SharedFolder.packageRoot.appending(path: "Documentation/contract.schema.json")
        let schema = try #require(try JSONSerialization.jsonObject(with: Data(contentsOf: url)) as? [String: Any])
        let spec = SharedFolder.packageRoot.appending(path: "spec").path
        for words in [["api.yaml"], [spec + "/openapi.yaml", "--config", spec + "/gen-dtos.yaml"]] {
            let outcome = try tool.run(["export"] + words)
            let value = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8))
            #expect(Self.faults(in: value, schema, schema, "$") == [])
        }
        #expect(Self.faults(in: ["version": 2, "extra": 1], schema, schema, "$").count > 2)
    }

    /// Returns where a value violates a schema, by the keywords that the schema of the contract uses.
    private static func faults(in value: Any, _ schema: [String: Any], _ root: [String: Any], _ place: String)
        -> [String]
    {
        if let reference = schema["$ref"] as? String {
            let definitions = root["$defs"] as? [String: [String: Any]]
            let name = reference.replacing("#/$defs/", with: "")
            return definitions?[name].map { faults(in: value, $0, root, place) } ?? ["\(place): no \(reference)"]
        }
        if let constant = schema["const"] as? NSObject {
            return constant == value as? NSObject ? [] : ["\(place): const"]
        }
        if let words = schema["enum"] as? [String] {
            return words.contains(value as? String ?? "") ? [] : ["\(place): enum"]
        }
        switch schema["type"] as? String {
        case "string": return value is String ? [] : ["\(place): no string"]
        case "boolean":
            return (value as? NSNumber).map { "\($0)" == "0" || "\($0)" == "1" } == true ? [] : ["\(place): no Boolean"]
        case "array":
            guard let elements = value as? [Any], let items = schema["items"] as? [String: Any] else {
                return ["\(place): no array"]
            }
            return elements.enumerated().flatMap { faults(in: $1, items, root, "\(place)[\($0)]") }
        case "object":
            guard let members = value as? [String: Any],
                let properties = schema["properties"] as? [String: [String: Any]]
            else { return ["\(place): no object"] }
            let missing = (schema["required"] as? [String] ?? []).filter { members[$0] == nil }.map {
                "\(place): no \($0)"
            }
            return missing
                + members.sorted { $0.key < $1.key }.flatMap { key, value in
                    properties[key].map { faults(in: value, $0, root, "\(place).\(key)") } ?? ["\(place): extra \(key)"]
                }
        default: return []
        }
    }

    @Test func isWrittenToAFile() throws {
        let text = try tool.run("export", "api.yaml").output
        #expect(try tool.run("export", "api.yaml", "--format", "json", "--output", "c.json").status == 0)
        #expect(try folder.read("c.json") == text)
        #expect(try tool.run("export", "api.yaml", "--output", "c.json", "--jobs", "2").status == 0)
        try folder.write("mine.json", "{}\n")
        #expect(try tool.run("export", "api.yaml", "--output", "mine.json").status == 1)
        #expect(try tool.run("export", "api.yaml", "--format", "xml").status == 2)
    }

    // MARK: Templates

    /// The template of the page works, and a template that lacks something is named.
    @Test func templatesAreComparedWithThoseOfThisVersion() throws {
        let url = SharedFolder.packageRoot.appending(path: "Documentation/OwnOutput.md")
        let page = try String(contentsOf: url, encoding: .utf8)
        let template = String(try #require(page.firstMatch(of: /(?s)```mustache\n(.*?)```/)?.1))
        try folder.write("mine/ContractInfo.mustache", template)
        let words = ["api.yaml", "--templates", "mine", "--emit", "models"]
        let outcome = try tool.run(words)
        #expect(outcome.status == 0 && outcome.errors == "", "\(outcome)")
        #expect(try !folder.read("Generated/Sources/Books/ContractInfo.swift").contains("contentHash"))
        let broken = template.replacing("without contentHash", with: "without\n  contentHash")
        try folder.write("mine/ContractInfo.mustache", broken)
        #expect(try tool.run(words).errors == "")
        let prose = template.replacing("without contentHash", with: "no contentHash")
        try folder.write("mine/ContractInfo.mustache", prose)
        #expect(try tool.run(words).errors.contains("does not use 'contentHash'"))
        let older = template.replacing("{{! without contentHash }}\n", with: "")
            .replacing("    {{access}}static let generator = {{generator}}\n", with: "")
        try folder.write("mine/ContractInfo.mustache", older)
        let noted = try tool.run(words)
        #expect(noted.status == 0)
        #expect(
            noted.errors.contains(
                "mine/ContractInfo.mustache:1:1: note: The template does not use 'contentHash', 'generator', which the built-in "
                    + "template 'ContractInfo' of this version uses."), "\(noted.errors)")
    }
}
