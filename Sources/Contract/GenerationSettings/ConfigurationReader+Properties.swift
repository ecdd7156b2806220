import ContractModel
import Diagnostics
import YAMLTree

/// Reads the settings of properties, most of which are named as `Schema.property`.
extension ConfigurationReader {
    mutating func readStrict(_ node: YAMLNode) {
        for element in list(node, of: .strict) {
            guard let name = text(element) else { continue }
            options.strict.insert(name)
            options.locations["strict.\(name)"] = element.location
        }
    }

    mutating func readDefaults(_ node: YAMLNode) {
        for pair in entries(node, of: .defaults) {
            options.defaults[pair.key] = ContractValue(pair.value)
            options.locations["defaults.\(pair.key)"] = pair.keyLocation
        }
    }

    /// Reads entries such as `Work.isbn: ISBN` or `Work.isbn: [ISBN, isbn13]`.
    mutating func readAliases(_ node: YAMLNode) {
        for pair in entries(node, of: .aliases) {
            options.aliases[pair.key] = listed(pair.value).compactMap { text($0) }
            options.locations["aliases.\(pair.key)"] = pair.keyLocation
        }
    }

    /// Reads a style such as `explicit` for all properties, or a list of properties.
    mutating func readPresence(_ node: YAMLNode) {
        guard node.kind == .sequence else { return choose(node) { $0.presence = $1 } }
        for element in node.elements {
            guard let name = text(element) else { continue }
            options.explicitPresence.insert(name)
            options.locations["presence.\(name)"] = element.location
        }
    }

    /// Reads `true` for all schemas, or a list of name patterns for schemas.
    mutating func readKeptUnknown(_ node: YAMLNode) {
        if node.kind == .sequence {
            options.keptUnknown = node.elements.compactMap { pattern($0) }
        } else if flag(node) == true {
            options.keptUnknown = [NamePattern("*", at: node.location)]
        }
    }

    /// Reads acronyms in their spelling: `[ID, URL]`.
    mutating func readAcronyms(_ node: YAMLNode) {
        for element in list(node, of: .acronyms) {
            guard let acronym = text(element) else { continue }
            let isWord = acronym.unicodeScalars.allSatisfy { IdentifierGrammar.isWordCharacter($0) }
            if isWord, IdentifierGrammar.isIdentifier(acronym) {
                options.acronyms.append(acronym)
            } else {
                emit(.notAnAcronym(acronym, at: element.location))
            }
        }
    }

    /// Reads `last-segment`, which applies to schemas, or `{schemas: last-segment, operations: short}`.
    mutating func readNames(_ node: YAMLNode) {
        guard node.kind == .mapping else { return choose(node) { $0.names = $1 } }
        for pair in node.pairs {
            switch pair.key {
            case "schemas": choose(pair.value) { $0.names = $1 }
            case "operations": choose(pair.value) { $0.operationNames = $1 }
            default: emit(.unknownKey(pair.key, known: ["operations", "schemas"], at: pair.keyLocation))
            }
        }
    }

    mutating func readRenames(_ node: YAMLNode) {
        for pair in entries(node, of: .rename) {
            options.renames[pair.key] = text(pair.value)
            options.locations["rename.\(pair.key)"] = pair.keyLocation
        }
    }
}
