/// Where in a file schemas begin, and what they are called there.
public enum SchemaPlaces {
    /// How many tokens of a pointer lead to a schema that has a name; the rest lead into it.
    ///
    /// `components/schemas/Pet/properties/name` has three and two, `Pet` all of its own, and `properties/name` leads into a file that is
    /// a schema as a whole.
    public static func nameLength(of pointer: [String]) -> Int {
        let containers: [String?: Int] = ["components": 3, "definitions": 2, "$defs": 2, "schemas": 2]
        if let length = containers[pointer.first], pointer.count >= length { return length }
        return pointer.firstIndex(where: keywords.contains) ?? pointer.count
    }

    /// After the last token that names something; a file that is a schema as a whole after itself.
    public static func name(of pointer: some Collection<String>, in path: String) -> String {
        let noise: Set<String> = ["schema", "content", "schemas", "definitions", "$defs"]
        let names = pointer.filter { !noise.contains($0) && !$0.contains("/") && !$0.isEmpty }
        guard let last = names.last else { return name(ofFile: path) }
        let isStatus = last.count == 3 && last.first?.isNumber == true
        return isStatus ? "\(name(ofFile: path)) response \(last)" : last
    }

    /// `schemas/Pet.yaml → Pet`, `pet/index.yaml → pet`.
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

    /// Keywords below which the schemas of a schema stand (JSON Schema 2020-12, section 10).
    private static let keywords: Set<String> = [
        "properties", "patternProperties", "additionalProperties", "items", "prefixItems", "allOf", "oneOf", "anyOf",
        "not", "if", "then", "else", "dependentSchemas", "propertyNames", "contains", "unevaluatedItems",
        "unevaluatedProperties", "contentSchema",
    ]
}
