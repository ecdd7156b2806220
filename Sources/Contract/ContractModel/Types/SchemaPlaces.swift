/// The places in a file where schemas begin, and their names.
public enum SchemaPlaces {
    /// Returns the number of pointer tokens that lead to a named schema. The other tokens lead into it.
    ///
    /// The result is 3 for `components/schemas/Pet/properties/name`, 1 for `Pet`, and 0 for `properties/name`, which
    /// leads into a file that is one schema.
    public static func nameLength(of pointer: [String]) -> Int {
        let containers: [String?: Int] = ["components": 3, "definitions": 2, "$defs": 2, "schemas": 2]
        if let length = containers[pointer.first], pointer.count >= length { return length }
        return pointer.firstIndex(where: keywords.contains) ?? pointer.count
    }

    /// Returns a name from the last token that names something. A file that is one schema is named after itself.
    public static func name(of pointer: some Collection<String>, in path: String) -> String {
        let noise: Set<String> = ["schema", "content", "schemas", "definitions", "$defs"]
        let names = pointer.filter { !noise.contains($0) && !$0.contains("/") && !$0.isEmpty }
        guard let last = names.last else { return name(ofFile: path) }
        let isStatus = last.count == 3 && last.first?.isNumber == true
        return isStatus ? "\(name(ofFile: path)) response \(last)" : last
    }

    /// Returns the name of a file's schema: `schemas/Pet.yaml` → `Pet`, `pet/index.yaml` → `pet`.
    public static func name(ofFile path: String) -> String {
        let parts = path.split(separator: "/")
        guard let file = parts.last else { return path }
        let name = withoutEndings(file)
        let isGeneral = ["index", "_index", "schema"].contains(name.lowercased())
        return isGeneral && parts.count > 1 ? String(parts[parts.count - 2]) : name
    }

    private static func withoutEndings(_ file: Substring) -> String {
        var name = file
        for ending in [".yaml", ".yml", ".json", ".schema"] where name.hasSuffix(ending) && name.count > ending.count {
            name = name.dropLast(ending.count)
        }
        return String(name)
    }

    /// The keywords whose values are schemas (JSON Schema 2020-12 section 10).
    private static let keywords: Set<String> = [
        "properties", "patternProperties", "additionalProperties", "items", "prefixItems", "allOf", "oneOf", "anyOf",
        "not", "if", "then", "else", "dependentSchemas", "propertyNames", "contains", "unevaluatedItems",
        "unevaluatedProperties", "contentSchema",
    ]
}
