import Diagnostics
import YAMLTree

/// `gen-dtos.yaml` → options. Unknown keys and values are errors with a suggestion: a setting that is misspelt must not be ignored.
struct ConfigurationReader {
    private var options = GenerationOptions()
    private var diagnostics: DiagnosticSink

    static func read(_ tree: YAMLTree, diagnostics: inout DiagnosticSink) -> GenerationOptions {
        var reader = ConfigurationReader(diagnostics: diagnostics)
        reader.read(tree.root)
        diagnostics = reader.diagnostics
        return reader.options
    }

    private init(diagnostics: DiagnosticSink) {
        self.diagnostics = diagnostics
    }

    private enum Key: String, CaseIterable {
        case module, access, emit, standalone, layout, tests, missing, deprecated, formats, strict, defaults, rename,
            prefix, suffix
        case envelopes, dangling
        case mergeKeys = "merge-keys"
        case runtimeModule = "runtime-module"
    }

    private mutating func read(_ root: YAMLNode) {
        if root.isNull { return }
        guard root.kind == .mapping else {
            return emit(.notAMapping("the configuration", at: root.location))
        }
        for pair in root.pairs {
            if let key = Key(rawValue: pair.key) {
                read(key, pair.value)
            } else {
                emit(.unknownKey(pair.key, known: Key.allCases.map(\.rawValue), at: pair.keyLocation))
            }
        }
    }

    private mutating func read(_ key: Key, _ node: YAMLNode) {
        switch key {
        case .module: options.module = text(node)
        case .access: choose(node) { $0.access = $1 }
        case .emit: readArtifacts(node)
        case .standalone: options.standalone = boolean(node) ?? options.standalone
        case .layout: choose(node) { $0.layout = $1 }
        case .tests: choose(node) { $0.tests = $1 }
        case .missing: choose(node) { $0.missing = $1 }
        case .deprecated: choose(node) { $0.deprecated = $1 }
        case .formats: readFormats(node)
        case .strict: readStrict(node)
        case .defaults:
            for pair in pairs(node) {
                options.defaults[pair.key] = ContractValue(pair.value)
                options.locations["defaults.\(pair.key)"] = pair.keyLocation
            }
        case .rename:
            for pair in pairs(node) {
                options.renames[pair.key] = text(pair.value)
                options.locations["rename.\(pair.key)"] = pair.keyLocation
            }
        case .prefix: options.prefix = text(node) ?? ""
        case .suffix: options.suffix = text(node) ?? ""
        case .envelopes: readEnvelopes(node)
        case .dangling:
            if text(node) == "JSONValue" {
                options.danglingAsJSON = true
            } else if text(node) != "error" {
                emit(.unknownValue(node.text, known: ["error", "JSONValue"], at: node.location))
            }
        case .mergeKeys:
            options.mergeKeys = boolean(node) ?? options.mergeKeys
        case .runtimeModule: options.runtimeModule = text(node) ?? options.runtimeModule
        }
    }

    // MARK: Sections

    private mutating func readArtifacts(_ node: YAMLNode) {
        let names = node.kind == .sequence ? Array(node.elements) : [node]
        options.emit = []
        for name in names {
            if let artifact = GenerationOptions.Artifact(rawValue: name.text) {
                options.emit.insert(artifact)
            } else {
                emit(
                    .unknownValue(
                        name.text, known: GenerationOptions.Artifact.allCases.map(\.rawValue), at: name.location))
            }
        }
    }

    /// `date-time: Date`, or `money: {type: Amount, import: Finance}` for a type of the user's.
    private mutating func readFormats(_ node: YAMLNode) {
        for pair in pairs(node) {
            if pair.value.kind == .mapping {
                guard let type = pair.value["type"].flatMap({ text($0) }) else {
                    emit(.missingKey("type", of: pair.key, at: pair.keyLocation))
                    continue
                }
                let module = pair.value["import"].flatMap { text($0) }
                options.formats[pair.key] = .external(ExternalType(spelling: type, module: module))
            } else if let name = text(pair.value) {
                options.formats[pair.key] =
                    ScalarType(swiftName: name) ?? .external(ExternalType(spelling: name, module: nil))
            }
        }
    }

    private mutating func readStrict(_ node: YAMLNode) {
        guard node.kind == .sequence else {
            return emit(.notAList("strict", at: node.location))
        }
        for element in node.elements {
            guard let name = text(element) else { continue }
            options.strict.insert(name)
            options.locations["strict.\(name)"] = element.location
        }
    }

    /// `ResponseEnvelope: "*Envelope"`, or `ResponseEnvelope: {schemas: "*Envelope", payload: data}`.
    private mutating func readEnvelopes(_ node: YAMLNode) {
        for pair in pairs(node) {
            let pattern = pair.value.kind == .mapping ? pair.value["schemas"] : pair.value
            guard let pattern, let text = text(pattern) else {
                emit(.missingKey("schemas", of: pair.key, at: pair.keyLocation))
                continue
            }
            options.envelopes.append(
                EnvelopeRule(name: pair.key, pattern: text, payload: pair.value["payload"].flatMap { self.text($0) }))
        }
    }

    // MARK: Values

    private mutating func choose<Choice: RawRepresentable & CaseIterable>(
        _ node: YAMLNode, _ assign: (inout GenerationOptions, Choice) -> Void
    ) where Choice.RawValue == String {
        if let choice = Choice(rawValue: node.text) {
            assign(&options, choice)
        } else {
            emit(.unknownValue(node.text, known: Choice.allCases.map(\.rawValue), at: node.location))
        }
    }

    private mutating func boolean(_ node: YAMLNode) -> Bool? {
        if case .boolean(let value)? = node.scalar { return value }
        emit(.unknownValue(node.text, known: ["true", "false"], at: node.location))
        return nil
    }

    private mutating func text(_ node: YAMLNode) -> String? {
        guard node.kind == .scalar, !node.isNull else {
            emit(.notText(at: node.location))
            return nil
        }
        return node.text
    }

    private mutating func pairs(_ node: YAMLNode) -> [YAMLPair] {
        if node.isNull { return [] }
        guard node.kind == .mapping else {
            emit(.notAMapping("this", at: node.location))
            return []
        }
        return Array(node.pairs)
    }

    private mutating func emit(_ message: ConfigurationMessage) {
        diagnostics.emit(message.diagnostic)
    }
}

extension ScalarType {
    /// The types that the configuration may name for a format without importing anything.
    fileprivate init?(swiftName: String) {
        switch swiftName {
        case "String": self = .string
        case "Bool": self = .boolean
        case "Int": self = .int
        case "Int64": self = .int64
        case "UInt64": self = .uint64
        case "Double": self = .double
        case "Decimal": self = .decimal
        case "Data": self = .data
        case "Timestamp": self = .timestamp
        case "Date": self = .date
        case "UUID": self = .uuid
        case "URL": self = .url
        default: return nil
        }
    }
}
