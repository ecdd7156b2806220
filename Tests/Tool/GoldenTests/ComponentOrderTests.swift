import Diagnostics
import Files
import Generation
import GenerationSettings
import TestSupport
import Testing

/// The order of the components in a document makes no difference, even if they refer to each other.
@Suite struct ComponentOrderTests {
    @Test(arguments: [
        ["A: {anyOf: [<B>, {type: 'null'}]}", "B: {anyOf: [<A>, {type: object, properties: {x: {type: string}}}]}"],
        ["A: {anyOf: [<B>]}", "B: {oneOf: [<A>, {type: string}]}"],
        ["A: {oneOf: [<B>, {type: boolean}]}", "B: {oneOf: [<C>, {type: integer}]}", "C: {anyOf: [<A>, {enum: [a]}]}"],
        ["A: {oneOf: [{anyOf: [<A>, {type: string}]}, {type: integer}]}", "B: {type: object, properties: {a: <A>}}"],
        [
            "A: {allOf: [<B>, {required: [x]}]}", "B: {oneOf: [<A>, {type: object, properties: {x: <B>}}, <C>]}",
            "C: <A>",
        ],
        [
            "A: {allOf: [<B>, {type: object, properties: {a: {type: string}}}]}",
            "B: {allOf: [<A>, {properties: {b: <A>}}]}",
        ],
        ["A: {allOf: [<A>, {type: string}]}", "B: <C>", "C: <B>"],
        [
            "A: {type: object, patternProperties: {a: <A>, b: <B>}}", "B: {oneOf: [<A>, {type: string}]}",
        ],
        // The first component leaves only one branch of the second.
        [
            "A: {allOf: [<B>, {type: object}]}", "B: {oneOf: [{type: object, properties: {p: {type: string}}}, <C>]}",
            "C: {type: string, enum: [c]}",
        ],
    ])
    func knots(_ components: [String]) throws {
        try expectOneOutput(of: components)
    }

    /// Two or three components contain each other and schemas that end the recursion.
    @Test(arguments: TestExtent.sample(0..<60 as Range<UInt64>, 8))
    func random(_ seed: UInt64) throws {
        var random = SeededRandom(seed: seed)
        let names = ["A", "B", "C"].prefix(Int.random(in: 2...3, using: &random))
        let components = names.map { "\($0): \(Self.composition(of: Array(names), depth: 2, using: &random))" }
        try expectOneOutput(of: components)
    }

    private func expectOneOutput(of components: [String]) throws {
        let expected = try Self.files(of: components)
        for order in Self.orders(of: components) where order != components {
            let files = try Self.files(of: order)
            #expect(files.keys.sorted() == expected.keys.sorted(), "\(order)")
            for (path, text) in files { expectEqualText(text, expected[path] ?? "", path) }
        }
    }

    /// Returns every file except the manifest, which contains the hash of the document's bytes.
    private static func files(of components: [String]) throws -> [String: String] {
        let schemas = components.map { component in
            "    " + component.replacing(/<(\w)>/) { "{$ref: '#/components/schemas/\($0.1)'}" }
        }
        let text = """
            openapi: 3.1.0
            info: {title: T, version: "1"}
            paths: {}
            components:
              schemas:
            \(schemas.joined(separator: "\n"))
            """
        let result = GenerationPipeline.run(
            GenerationInput(
                document: SourceFile(path: "openapi.yaml", text: text),
                overrides: OptionOverrides(emit: [.models, .fixtures, .tests])))
        let files = try #require(result.files?.files, "\(result.diagnostics.map(\.message))")
        return Dictionary(uniqueKeysWithValues: files.map { ($0.path, String(decoding: $0.bytes, as: UTF8.self)) })
            .filter { $0.key != "manifest.json" }
    }

    private static func orders(of components: [String]) -> [[String]] {
        guard let first = components.first else { return [[]] }
        return orders(of: Array(components.dropFirst())).flatMap { rest in
            (0...rest.count).map { Array(rest[..<$0]) + [first] + Array(rest[$0...]) }
        }
    }

    private static func composition(of names: [String], depth: Int, using random: inout SeededRandom) -> String {
        let keyword = ["anyOf", "oneOf", "allOf"].randomElement(using: &random) ?? "anyOf"
        let branches = (0..<Int.random(in: 1...3, using: &random)).map { _ in
            schema(of: names, depth: depth, using: &random)
        }
        return "{\(keyword): [\(branches.joined(separator: ", "))]}"
    }

    private static func schema(of names: [String], depth: Int, using random: inout SeededRandom) -> String {
        let name = names.randomElement(using: &random) ?? "A"
        switch Int.random(in: 0..<10, using: &random) {
        case 0..<4: return "<\(name)>"
        case 4..<7 where depth > 0: return composition(of: names, depth: depth - 1, using: &random)
        default: break
        }
        let ends = [
            "{type: 'null'}", "{type: string}", "{type: integer}", "{enum: [a, b]}", "{const: a}",
            "{type: string, format: date}", "{type: object, required: [p], properties: {p: {type: string}}}",
            "{type: object, properties: {q: <\(name)>}}", "{type: array, items: <\(name)>}",
        ]
        return ends.randomElement(using: &random) ?? ends[0]
    }
}
