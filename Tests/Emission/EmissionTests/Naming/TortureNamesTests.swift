import Diagnostics
import Foundation
import TestSupport
import Testing
@testable import ContractModel
@testable import SwiftEmission

/// Every keyword of Swift, and every name that generated code uses, occurs as a schema, a property, a nested type, and
/// a case.
@Suite struct TortureNamesTests {
    static let words =
        declarations + statements + expressions + contextual + generated + GeneratedVocabulary.names.sorted()

    private static let declarations = [
        "associatedtype", "borrowing", "class", "consuming", "deinit", "enum", "extension", "fileprivate", "func",
        "import",
        "init", "inout", "internal", "let", "nonisolated", "open", "operator", "precedencegroup", "private", "protocol",
        "public", "rethrows", "static", "struct", "subscript", "typealias", "var", "package",
    ]
    private static let statements = [
        "break", "case", "catch", "continue", "default", "defer", "do", "else", "fallthrough", "for", "guard", "if",
        "in",
        "repeat", "return", "switch", "throw", "where", "while", "then", "discard", "each", "yield",
    ]
    private static let expressions = [
        "Any", "as", "await", "catch", "false", "is", "nil", "rethrows", "self", "Self", "super", "throw", "throws",
        "true",
        "try", "_", "copy", "consume",
    ]
    private static let contextual = [
        "actor", "any", "associativity", "async", "convenience", "didSet", "dynamic", "final", "get", "indirect",
        "infix",
        "isolated", "lazy", "left", "macro", "mutating", "none", "nonmutating", "optional", "override", "postfix",
        "precedence", "prefix", "Protocol", "required", "right", "sending", "set", "some", "Type", "unowned", "weak",
        "willSet",
    ]
    private static let generated = [
        "hash", "hashValue", "encode", "decode", "rawValue", "allCases", "CodingKeys", "requiredKeys", "payload",
        "Payload",
        "description", "debugDescription", "stringValue", "intValue", "fields", "decoder", "encoder", "container",
        "key",
        "unknown", "unrecognized", "variants", "RawValue", "AllCases", "additionalProperties", "value", "success",
        "error",
        "Swift", "Foundation", "DTORuntime", "ContractInfo", "Module",
    ]

    private static func sketch() -> ContractSketch {
        var sketch = ContractSketch(title: "Torture")
        let words = Array(Set(words)).sorted()
        for word in words { sketch.schema(word) }
        let record = sketch.schema("Record", words)
        for word in words { sketch.inline(record, .property(word), ["own"]) }
        sketch.enumeration("Choice", words)
        let variants = words.map { sketch.variant($0, .scalar(.string)) }
        sketch.add(.schema("Either"), .union(UnionShape(variants: variants)))
        return sketch
    }

    @Test func keywordsKeepTheirNames() {
        var sketch = ContractSketch()
        let keywords = Self.statements + Self.declarations.filter { $0 != "init" }
        let record = sketch.schema("Record", keywords)
        let choice = sketch.enumeration("Choice", keywords)
        let named = Named(sketch)
        #expect(named.members(record) == keywords)
        #expect(named.members(choice) == keywords)
    }

    /// The code has backticks around all names. Backticks that are not needed only cause warnings.
    @Test(.timeLimit(.minutes(10))) func compile() throws {
        let named = Named(Self.sketch())
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("torture-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let source = folder.appendingPathComponent("Torture.swift")
        try Self.swift(named).write(to: source, atomically: true, encoding: .utf8)
        let problems = try SwiftCompiler.diagnose([source], module: named.table.module, warnings: .areIgnored)
        #expect(problems.isEmpty, "\(problems.prefix(4_000))")
    }

    /// Returns the shortest Swift code that declares and uses every name in its place.
    private static func swift(_ named: Named) -> String {
        let topLevel = named.contract.definitions.filter { named.table[type: $0.id].path.count == 1 }
        return topLevel.map { declaration($0, named) }.joined(separator: "\n")
    }

    private static func declaration(_ definition: TypeDefinition, _ named: Named) -> String {
        let name = named.table[type: definition.id].path.last?.name ?? ""
        let members = named.table[members: definition.id].members.map { "`\($0.identifier.name)`" }
        switch definition.shape {
        case .record:
            return """
                public struct `\(name)`: Swift.Codable, Swift.Hashable, Swift.Sendable {
                \(members.map { "public var \($0): Swift.String" }.joined(separator: "\n"))
                public enum CodingKeys: Swift.String, Swift.CodingKey {
                case dummy
                \(members.map { "case \($0)" }.joined(separator: "\n"))
                }
                public static let requiredKeys: [CodingKeys] = [\(members.map { ".\($0)" }.joined(separator: ", "))]
                public init(from decoder: any Swift.Decoder) throws {
                \(members.map { "self.\($0) = \"\"" }.joined(separator: "\n"))
                }
                public func encode(to encoder: any Swift.Encoder) throws {
                var container = encoder.container(keyedBy: CodingKeys.self)
                \(members.map { "try container.encode(self.\($0), forKey: .\($0))" }.joined(separator: "\n"))
                }
                \(nested(in: definition.id, named))
                }
                """
        case .enumeration:
            let catchAll = named.table[members: definition.id].catchAll.name
            return """
                public enum `\(name)`: Swift.RawRepresentable, Swift.CaseIterable, Swift.Hashable, Swift.Codable, Swift.Sendable {
                \(members.map { "case \($0)" }.joined(separator: "\n"))
                case \(catchAll)(Swift.String)
                public static let allCases: [`\(name)`] = [\(members.map { ".\($0)" }.joined(separator: ", "))]
                public init(rawValue: Swift.String) { self = .\(catchAll)(rawValue) }
                public var rawValue: Swift.String {
                switch self {
                \(members.map { "case .\($0): \"\"" }.joined(separator: "\n"))
                case .\(catchAll)(let rawValue): rawValue
                }
                }
                }
                """
        case .union:
            return """
                public enum `\(name)`: Swift.Hashable {
                \(members.map { "case \($0)(Swift.String)" }.joined(separator: "\n"))
                private static let variants: [@Sendable (Swift.String) -> `\(name)`] = [
                \(members.map { "`\(name)`.\($0)" }.joined(separator: ",\n"))
                ]
                }
                """
        case .alias, .envelope, .outcome, .namespace:
            return ""
        }
    }

    private static func nested(in id: TypeID, _ named: Named) -> String {
        named.contract.definitions.filter { $0.origin.owner == id }.map { declaration($0, named) }
            .joined(separator: "\n")
    }
}
