import YAMLTree

/// Checks a value against a JSON Schema (2020-12), as far as the schema of the configuration needs it.
struct SchemaValidator {
    /// The schema as a whole, for references into `$defs`.
    let root: YAMLNode

    /// What is wrong, one line each; empty for a value that conforms.
    func problems(of value: YAMLNode) -> [String] {
        problems(value, root, at: "")
    }

    private func problems(_ value: YAMLNode, _ schema: YAMLNode, at path: String) -> [String] {
        schema.pairs.flatMap { keyword in
            problems(value, keyword.key, keyword.value, schema, at: path).map { "\(path): \($0)" }
        }
    }

    private func problems(
        _ value: YAMLNode, _ keyword: String, _ argument: YAMLNode, _ schema: YAMLNode, at path: String
    ) -> [String] {
        switch keyword {
        case "$ref": return problems(value, target(argument.text), at: path)
        case "type":
            let types = argument.kind == .sequence ? argument.elements.map(\.text) : [argument.text]
            return types.contains { value.isOfType($0) } ? [] : ["is not \(types.joined(separator: " or "))"]
        case "enum":
            let isListed = value.kind == .scalar && argument.elements.contains { $0.scalar == value.scalar }
            return isListed ? [] : ["is none of the values"]
        case "anyOf":
            return argument.elements.contains { problems(value, $0, at: path).isEmpty } ? [] : ["fits no alternative"]
        case "properties":
            return value.pairs.flatMap { pair in
                argument[pair.key].map { problems(pair.value, $0, at: path + "/" + pair.key) } ?? []
            }
        case "additionalProperties":
            let others = value.pairs.filter { schema["properties"]?[$0.key] == nil }
            guard argument.kind == .mapping else { return others.map { "\($0.key) is unknown" } }
            return others.flatMap { problems($0.value, argument, at: path + "/" + $0.key) }
        case "propertyNames":
            guard let pattern = argument["pattern"].flatMap({ try? Regex($0.text) }) else { return ["has no pattern"] }
            return value.pairs.filter { $0.key.firstMatch(of: pattern) == nil }.map { "\($0.key) does not match" }
        case "required":
            guard value.kind == .mapping else { return [] }
            return argument.elements.filter { value[$0.text] == nil }.map { "\($0.text) is missing" }
        case "items":
            return value.elements.enumerated().flatMap { problems($1, argument, at: "\(path)/\($0)") }
        case "minimum":
            guard let number = Int(value.text), let least = Int(argument.text) else { return [] }
            return number >= least ? [] : ["is too small"]
        case "maximum":
            guard let number = Int(value.text), let most = Int(argument.text) else { return [] }
            return number <= most ? [] : ["is too large"]
        case "pattern":
            guard case .string? = value.scalar, let pattern = try? Regex(argument.text) else { return [] }
            return value.text.firstMatch(of: pattern) == nil ? ["does not match"] : []
        case "minItems":
            return value.kind != .sequence || value.count >= Int(argument.text) ?? 0 ? [] : ["has too few elements"]
        case "uniqueItems":
            return Set(value.elements.map(\.text)).count == value.elements.count ? [] : ["repeats an element"]
        case "$schema", "$defs", "title", "description", "default": return []
        default: return ["the keyword '\(keyword)' is not checked"]
        }
    }

    private func target(_ reference: String) -> YAMLNode {
        reference.dropFirst(2).split(separator: "/").reduce(root) { $0[String($1)] ?? $0 }
    }
}

extension YAMLNode {
    fileprivate func isOfType(_ type: String) -> Bool {
        switch (type, kind, scalar) {
        case ("object", .mapping, _), ("array", .sequence, _), ("null", _, .null?): true
        case ("boolean", _, .boolean?), ("integer", _, .integer?), ("string", _, .string?): true
        default: false
        }
    }
}
