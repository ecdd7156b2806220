/// The places in a file where schemas begin, and their names.
public enum SchemaPlaces {
    /// Returns a name for the schema at a JSON pointer: the last token that is not a keyword such as `schema`. The
    /// schema of a response is named after the file and the status. A schema that is a whole file is named after the
    /// file.
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
}
