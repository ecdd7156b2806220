@_spi(Generated) import DTORuntime
import Diagnostics
import References
import YAMLTree

/// Reads the settings for reading the document and for decoding values.
extension ConfigurationReader {
    mutating func readLimits(_ node: YAMLNode) {
        for pair in entries(node, of: .limits) {
            guard YAMLLimits.names.contains(pair.key) else {
                emit(.unknownKey(pair.key, known: YAMLLimits.names, at: pair.keyLocation))
                continue
            }
            if case .integer(let digits)? = pair.value.scalar, let limit = Int(digits), limit > 0 {
                options.limits[pair.key] = limit
            } else {
                emit(.notALimit(pair.value.text, at: pair.value.location))
            }
        }
    }

    mutating func selection(_ node: YAMLNode, of section: ConfigurationKey) -> Selection {
        var selection = Selection()
        if node.isNull { return selection }
        guard node.kind == .mapping else {
            emit(.notAMapping("'\(section.rawValue)'", at: node.location))
            return selection
        }
        for (key, value) in fields(node, SelectionKey.self, without: section == .include ? [.unused] : []) {
            switch key {
            case .schemas: selection.schemas = listed(value).compactMap { pattern($0) }
            case .operations: selection.operations = listed(value).compactMap { pattern($0) }
            case .tags: selection.tags = listed(value).compactMap { pattern($0) }
            case .unused: selection.unused = flag(value) ?? false
            }
        }
        return selection
    }

    /// Reads `all`, `none`, or a list of conversions.
    mutating func readCoercions(_ node: YAMLNode) {
        switch (node.kind, node.text) {
        case (.scalar, "all"): options.coerce = Set(GenerationOptions.Coercion.allCases)
        case (.scalar, "none"): options.coerce = []
        case (.sequence, _): options.coerce = choices(node)
        case (.scalar, _), (.mapping, _):
            let known = ["all", "none"] + GenerationOptions.Coercion.allCases.map { "[\($0.rawValue)]" }
            emit(.unknownValue(node.text, known: known, at: node.location))
        }
    }

    /// Reads one policy for all types, or a mapping from formats to the strings that replace missing values.
    mutating func readMissing(_ node: YAMLNode) {
        guard node.kind == .mapping else { return choose(node) { $0.missing = $1 } }
        for pair in node.pairs {
            guard let text = text(pair.value) else { continue }
            guard TextFormat(rawValue: pair.key)?.accepts(text) ?? true else {
                emit(.brokenFormat(text, format: pair.key, at: pair.value.location))
                continue
            }
            options.missingTexts[pair.key] = text
            options.locations["missing.\(pair.key)"] = pair.keyLocation
        }
    }

    /// Reads one policy for all formats, or a mapping from formats to policies.
    mutating func readMalformedTexts(_ node: YAMLNode) {
        guard node.kind == .mapping else {
            return choose(node) { (options, word: GenerationOptions.MalformedTexts) in
                options.uncheckedFormats = word == .ignore ? Set(TextFormat.allCases) : []
            }
        }
        for (format, value) in fields(node, TextFormat.self) {
            choose(value) { (options, word: GenerationOptions.MalformedTexts) in
                if word == .ignore { options.uncheckedFormats.insert(format) }
            }
        }
    }

    /// Reads an offset such as `+02:00` or `Z`.
    mutating func readLocalTimes(_ node: YAMLNode) {
        if node.kind == .scalar, let offset = Self.offset(node.text) {
            options.localOffset = offset
        } else {
            emit(.notAnOffset(node.text, at: node.location))
        }
    }

    /// Returns an offset in the form of RFC 3339 as minutes east of Greenwich.
    private static func offset(_ text: String) -> Int? {
        if text.lowercased() == "z" {
            return 0
        }
        guard let match = text.wholeMatch(of: /([+-])([01][0-9]|2[0-3]):([0-5][0-9])/), let hours = Int(match.2),
            let minutes = Int(match.3)
        else { return nil }
        return (match.1 == "-" ? -1 : 1) * (hours * 60 + minutes)
    }

    mutating func readOverlays(_ node: YAMLNode) {
        if node.isNull { return }
        options.overlays = listed(node).compactMap { element in
            text(element).map { OverlayPath(path: $0, location: element.location) }
        }
    }

    mutating func readReferences(_ node: YAMLNode) {
        for pair in entries(node, of: .references) {
            guard ReferenceMap.isPrefix(pair.key) else {
                emit(.notAURL(pair.key, at: pair.keyLocation))
                continue
            }
            if let folder = text(pair.value) {
                options.references.add(.init(prefix: pair.key, folder: folder, location: pair.value.location))
            }
        }
    }

    /// The treatment of a broken reference: an error, or a property with any JSON value.
    private enum Dangling: String, CaseIterable {
        case error
        case json = "JSONValue"
    }

    mutating func readDangling(_ node: YAMLNode) {
        if let choice = choice(node, of: Dangling.self) { options.danglingAsJSON = choice == .json }
    }
}
