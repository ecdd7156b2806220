import Diagnostics
import YAMLTree

/// A generator whose configuration `init --from` reads.
enum FormerTool: CaseIterable {
    case swiftOpenAPIGenerator, openAPIGenerator, createAPI, fern

    var name: String {
        switch self {
        case .swiftOpenAPIGenerator: "Swift OpenAPI Generator"
        case .openAPIGenerator: "OpenAPI Generator"
        case .createAPI: "CreateAPI"
        case .fern: "Fern"
        }
    }

    var rules: [String: FormerRule] {
        switch self {
        case .swiftOpenAPIGenerator: Self.swiftOpenAPIGeneratorRules
        case .openAPIGenerator: Self.openAPIGeneratorRules
        case .createAPI: Self.createAPIRules
        case .fern: Self.fernRules
        }
    }

    /// Returns the generator that knows most keys of a file, or nil if no generator knows a key. If several generators
    /// know equally many keys, the first of them in `allCases` is returned.
    static func owner(of root: YAMLNode) -> FormerTool? {
        guard root.kind == .mapping else { return nil }
        let counts = allCases.map { tool in (tool, tool.knownKeys(in: root)) }
        return counts.max { $0.1 < $1.1 }.flatMap { $0.1 > 0 ? $0.0 : nil }
    }

    private func knownKeys(in root: YAMLNode) -> Int {
        // Two generators have the key `generate`, but the parts in its list differ.
        let parts = root["generate"]?.elements.map(\.text) ?? []
        return parts.allSatisfy(knownParts.contains) ? root.pairs.count { rules[$0.key] != nil } : 0
    }

    private var knownParts: [String] {
        switch self {
        case .swiftOpenAPIGenerator: ["types", "client", "server"]
        case .createAPI: ["entities", "enums", "paths", "package"]
        case .openAPIGenerator, .fern: []
        }
    }

    /// Whether a file has only lines that can be patterns of `.gitignore`, and at least one line that looks like a path
    /// or a pattern.
    static func isIgnoreFile(_ file: SourceFile) -> Bool {
        let patterns = ignoredPatterns(file)
        return !patterns.isEmpty && patterns.allSatisfy { !$0.pattern.contains(": ") && !$0.pattern.hasSuffix(":") }
            && patterns.contains { $0.pattern.contains { "/*.!".contains($0) } }
    }

    static func ignoredPatterns(_ file: SourceFile) -> [(line: UInt32, pattern: String)] {
        let lines = String(decoding: file.bytes, as: UTF8.self)
            .split(separator: "\n", omittingEmptySubsequences: false)
        return lines.enumerated().compactMap { number, line in
            let pattern = line.split(separator: "\r").first.map(String.init) ?? ""
            let text = pattern.drop { $0 == " " }
            return text.isEmpty || text.hasPrefix("#") ? nil : (UInt32(number + 1), String(text))
        }
    }
}

extension FormerReading {
    /// Reads `.openapi-generator-ignore`. A pattern for the file of a model excludes its schema, and a pattern for the
    /// file of an API excludes its tag.
    mutating func readIgnoredFiles(_ file: SourceFile) {
        for (line, pattern) in FormerTool.ignoredPatterns(file) {
            begin(pattern, line: line)
            let name = pattern.split(separator: "/").last.map(String.init) ?? ""
            guard !pattern.hasPrefix("!"), name.hasSuffix(".swift"), !name.contains("*") else {
                remark("gen-dtos does not write this file, or writes it only if 'emit:' names it.")
                continue
            }
            let type = String(name.dropLast(".swift".count))
            if let tag = type.hasSuffix("API") ? document.tag(String(type.dropLast("API".count))) : nil {
                filter(.exclude, "tags", tag)
            } else {
                filterSchema(.exclude, type)
            }
        }
    }
}
