import ContractModel
import CorpusAudit
import Diagnostics
import Foundation
import Generation
import GenerationSettings
import TestSupport
import Testing
import YAMLTree

/// Tests the laws of `allOf` for pairs of a document's components: for all pairs, or for `LawDocument.pairLimit` of
/// them.
@Suite(.enabled(if: SharedFolder.url("corpus") != nil, "the corpus lies in the folder shared beside the package"))
struct PairLawsTests {
    /// The order of two parts does not matter, and a part that occurs twice counts once.
    @Test(arguments: LawDocument.paths)
    func order(_ path: String) throws {
        guard var document = LawDocument(path) else { return }
        let hasDiscriminator = document.schemas.contains {
            document.document.json(of: $0.value).contains("\"discriminator\"")
        }
        var members: [(name: String, text: String)] = []
        var alike: [(left: String, right: String)] = []
        func add(_ name: String, _ left: [String], _ right: [String]) {
            alike.append(("Zz \(name) left", "Zz \(name) right"))
            for (name, parts) in [(alike.last?.left, left), (alike.last?.right, right)] {
                members.append((name ?? "", Self.allOf(parts)))
            }
        }
        for (index, schema) in document.schemas.enumerated().prefix(LawDocument.pairLimit) {
            let text = document.document.json(of: schema.value)
            add("twice \(index)", [text], [text, text])
        }
        for (first, second) in LawDocument.pairs(below: document.schemas.count) {
            let parts = [first, second].map { LawDocument.reference(to: document.schemas[$0].key) }
            add("pair \(first) \(second)", parts, parts.reversed())
            // The grouping of parts does not matter, and neither do parts without rules. Discriminators are an
            // exception: which branches have a name of their own depends on which parts are combined first.
            guard !hasDiscriminator else { continue }
            let third = LawDocument.reference(to: document.schemas[(first + second + 1) % document.schemas.count].key)
            let grouped = [Self.allOf([parts[0], "{}"]), Self.allOf([Self.allOf([parts[1]]), third])]
            add("group \(first) \(second)", parts + [third], grouped)
        }
        document.add(members)
        guard let contract = try Self.contract(of: document) else { return }
        for (left, right) in alike {
            let outlines = try [left, right].map { name in
                contract.outline(of: .definition(try #require(contract.definition(name)).id))
            }
            // A schema without valid values is read as any JSON, or only its contradictory property is.
            if left.hasPrefix("Zz group"), outlines.contains("any") { continue }
            #expect(outlines[0] == outlines[1], "\(Self.names(in: left, of: document))")
        }
    }

    /// A record that is a part of another record gives it all its properties, and required properties stay required.
    @Test(arguments: LawDocument.paths)
    func properties(_ path: String) throws {
        guard var document = LawDocument(path) else { return }
        let names = document.schemas.map(\.key)
        let pairs = LawDocument.pairs(below: names.count)
        document.add(
            pairs.map { first, second in
                (
                    "Zz pair \(first) \(second)",
                    Self.allOf([names[first], names[second]].map(LawDocument.reference(to:)))
                )
            })
        guard let contract = try Self.contract(of: document) else { return }
        for (first, second) in pairs {
            guard let whole = contract.record("Zz pair \(first) \(second)") else { continue }
            let known = Dictionary(uniqueKeysWithValues: whole.properties.map { ($0.key, $0) })
            for name in [names[first], names[second]] {
                // An array of itself becomes a record with a single value, which is not in the document.
                guard let part = contract.record(name), !part.isWrapper else { continue }
                for property in part.properties {
                    let words = "\(names[first]) and \(names[second]): \(property.key)"
                    #expect(known[property.key] != nil, "\(words)")
                    #expect(known[property.key]?.isRequired ?? true || !property.isRequired, "\(words) is required")
                }
            }
        }
    }

    /// No declaration of a part is lost. A union may lose branches because of the other part, so these parts have no
    /// unions.
    @Test(arguments: LawDocument.paths)
    func losses(_ path: String) throws {
        guard var document = LawDocument(path) else { return }
        let names = document.namesWithoutChoices
        document.add(
            LawDocument.pairs(below: names.count).map { first, second in
                (
                    "Zz pair \(first) \(second)",
                    Self.allOf([names[first], names[second]].map(LawDocument.reference(to:)))
                )
            })
        let file = FileManager.default.temporaryDirectory.appending(path: "laws-\(UUID()).json")
        let text = document.document.json { $1 }
        try Data(text.utf8).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let input = GenerationInput(
            document: SourceFile(path: file.path, bytes: Array(text.utf8)),
            overrides: OptionOverrides(module: "Corpus", emit: []))
        let losses = DocumentAudit(input, at: file).losses
        // A schema combined with a copy of itself is that schema, and its contradiction is reported at the schema that
        // remains.
        if path.hasSuffix("apisguru-icons8.com.yaml") {
            #expect(losses.count == 2)
        } else {
            #expect(losses == [])
        }
    }

    private static func allOf(_ parts: [String]) -> String {
        #"{"allOf": [\#(parts.joined(separator: ", "))]}"#
    }

    /// - Returns: The contract, or nil if the tool refuses the document even without the added schemas.
    private static func contract(of document: LawDocument) throws -> Contract? {
        if let contract = document.contract { return contract }
        let isRefused = LawDocument(document.path)?.contract == nil
        #expect(isRefused, "\(document.path): refused for what was added to it")
        return nil
    }

    /// Returns the names of the schemas with the numbers in a name, for messages that people read.
    private static func names(in name: String, of document: LawDocument) -> String {
        let numbers = name.split(separator: " ").compactMap { Int($0) }
        return "\(document.path): \(numbers.map { document.schemas[$0].key })"
    }
}

extension LawDocument {
    /// The names of schemas that neither contain a choice among types nor refer to a schema with a choice.
    fileprivate var namesWithoutChoices: [String] {
        let schemas = schemas.map { (name: $0.key, text: document.json(of: $0.value)) }
        var choosing = Set(
            schemas.filter { schema in
                ["\"oneOf\"", "\"anyOf\"", "\"discriminator\"", "\"type\": ["].contains { schema.text.contains($0) }
            }.map(\.name))
        while true {
            let others = schemas.filter { schema in
                !choosing.contains(schema.name)
                    && choosing.contains { schema.text.contains("#/components/schemas/\($0)\"") }
            }
            if others.isEmpty { return schemas.map(\.name).filter { !choosing.contains($0) } }
            choosing.formUnion(others.map(\.name))
        }
    }
}
