/// A document whose size is given by a number. It is used to measure how the time grows with the size.
struct GrowthCase: Sendable, CustomStringConvertible {
    var description: String
    /// The smaller of the two sizes. The larger size is four times as much.
    var size: Int
    /// The tool's exit status. It is 1 if the tool refuses the document.
    var status: Int
    var document: @Sendable (Int) -> String

    init(_ name: String, _ size: Int, status: Int = 0, _ document: @escaping @Sendable (Int) -> String) {
        description = name
        self.size = size
        self.status = status
        self.document = document
    }

    /// Returns a document with these members of `components/schemas`.
    private static func schemas(_ members: [String]) -> String {
        """
        {"openapi": "3.1.0", "info": {"title": "T", "version": "1"}, "paths": {},
        "components": {"schemas": {\(members.joined(separator: ",\n"))}}}
        """
    }

    private static func list(_ count: Int, _ element: (Int) -> String) -> String {
        (0..<count).map(element).joined(separator: ", ")
    }

    private static func reference(_ number: Int) -> String {
        "{\"$ref\": \"#/components/schemas/S\(number)\"}"
    }

    private static func record(_ key: String, _ value: String) -> String {
        "{\"type\": \"object\", \"properties\": {\"\(key)\": \(value)}}"
    }

    private static let string = "{\"type\": \"string\"}"

    /// Returns a document with one schema for each number. Each schema refers to the next one, and the last one refers
    /// to the first.
    private static func ring(_ count: Int, _ schema: (String, Int) -> String) -> String {
        schemas((0..<count).map { "\"S\($0)\": \(schema(reference(($0 + 1) % count), $0))" })
    }

    static let empty = schemas([])

    static let rings: [GrowthCase] = [
        GrowthCase("ring of references", 600, status: 1) { ring($0) { next, _ in next } },
        GrowthCase("ring of one part each", 200) { ring($0) { next, _ in "{\"allOf\": [\(next)]}" } },
        GrowthCase("ring of arrays", 120) { ring($0) { next, _ in "{\"type\": \"array\", \"items\": \(next)}" } },
        GrowthCase("ring of required properties", 60) {
            ring($0) { next, _ in
                "{\"type\": \"object\", \"required\": [\"n\"], \"properties\": {\"n\": \(next)}}"
            }
        },
        GrowthCase("ring of optional properties", 60) { ring($0) { next, _ in record("n", next) } },
        GrowthCase("chain of references", 600, status: 1) { count in
            schemas((0..<count).map { "\"S\($0)\": \(reference($0 + 1))" } + ["\"S\(count)\": \(string)"])
        },
        GrowthCase("chain of responses", 400, status: 1) { count in
            let responses = (0..<count).map { "\"R\($0)\": {\"$ref\": \"#/components/responses/R\($0 + 1)\"}" }
            return paths(
                list(count) {
                    "\"/\($0)\": {\"get\": {\"responses\": {\"200\": {\"$ref\": \"#/components/responses/R\($0)\"}}}}"
                }, "{\"responses\": {\(responses.joined(separator: ", ")), \"R\(count)\": {\"description\": \"\"}}}")
        },
    ]

    static let collections: [GrowthCase] = [
        GrowthCase("properties", 400) { count in
            schemas(["\"P\": {\"type\": \"object\", \"properties\": {\(list(count) { "\"p\($0)\": \(string)" })}}"])
        },
        GrowthCase("deprecated properties with replacements", 100) { count in
            schemas([
                "\"P\": {\"type\": \"object\", \"properties\": {"
                    + list(count) {
                        """
                        "p\($0)": {"type": "string", "deprecated": true, "x-replaced-by": "p\(($0 + 1) % count)"}
                        """
                    } + "}}"
            ])
        },
        GrowthCase("properties of an envelope", 1_000) { count in
            let wrapped = list(count) { "\"p\($0)\": \(string)" }
            return schemas(
                ["integer", "string"].map { type in
                    """
                    "\(type)": {"type": "object", "x-envelope": "E", "properties": {"data": {"type": "\(type)"}, \(wrapped)}}
                    """
                })
        },
        GrowthCase("properties of an outcome", 600) { count in
            func branch(_ status: String) -> String {
                let properties = list(count) { "\"p\($0)\": {\"type\": \"string\", \"enum\": [\"\(status)\"]}" }
                return """
                    {"type": "object", "properties": {"status": {"const": "\(status)"}, "data": \(string), \(properties)}}
                    """
            }
            return schemas(["\"A\": {\"x-envelope\": \"O\", \"oneOf\": [\(branch("ok")), \(branch("bad"))]}"])
        },
        GrowthCase("aliases in two parts", 4_000) { count in
            let aliases = list(count) { "\"a\($0)\"" }
            let part = record("p", "{\"type\": \"string\", \"x-aliases\": [\(aliases)]}")
            return schemas(["\"A\": \(part)", "\"B\": {\"allOf\": [{\"$ref\": \"#/components/schemas/A\"}, \(part)]}"])
        },
        GrowthCase("enumeration", 1_200) { count in
            schemas(["\"E\": {\"type\": \"string\", \"enum\": [\(list(count) { "\"value\($0)\"" })]}"])
        },
        GrowthCase("defaults of one enumeration", 100) { count in
            schemas([
                "\"S0\": {\"type\": \"string\", \"enum\": [\(list(count) { "\"value\($0)\"" })]}",
                "\"P\": {\"type\": \"object\", \"properties\": {"
                    + list(count) { "\"p\($0)\": {\"allOf\": [\(reference(0))], \"default\": \"value\($0)\"}" } + "}}",
            ])
        },
        GrowthCase("schemas of one name", 60) { count in
            // The marks only separate words, so all of these names become `XY`.
            schemas((0..<count).map { "\"x\(marks($0))y\": \(record("a", string))" })
        },
        GrowthCase("dangling references", 300, status: 1) { count in
            schemas((0..<count).map { "\"S\($0)\": {\"$ref\": \"#/components/schemas/Missing\($0)\"}" })
        },
    ]

    static let unions: [GrowthCase] = [
        GrowthCase("anyOf of records", 100) { count in
            schemas(["\"U\": {\"anyOf\": [\(list(count) { record("p\($0)", string) })]}"])
        },
        GrowthCase("oneOf of references", 60) { count in
            schemas(
                ["\"U\": {\"oneOf\": [\(list(count, reference))]}"]
                    + (0..<count).map { "\"S\($0)\": \(record("p\($0)", string))" })
        },
        GrowthCase("allOf of many parts", 100) { count in
            schemas(["\"A\": {\"allOf\": [\(list(count) { record("p\($0)", string) })]}"])
        },
        GrowthCase("operations", 60) { count in
            """
            {"openapi": "3.1.0", "info": {"title": "T", "version": "1"}, "paths": {
            \(list(count) {
                """
                "/p\($0)": {"get": {"operationId": "op\($0)", "responses": {"200": {"description": "", "content":
                {"application/json": {"schema": \(record("a", string))}}}}}}
                """
            })}}
            """
        },
    ]

    static let texts: [GrowthCase] = [
        GrowthCase("long description", 20_000) { long("description", $0) },
        GrowthCase("long default", 20_000) { long("default", $0) },
        GrowthCase("long pattern", 20_000) { long("pattern", $0) },
        GrowthCase("long example", 20_000) { long("example", $0) },
        GrowthCase("long key", 20_000) { schemas(["\"P\": \(record(String(repeating: "k", count: $0), string))"]) },
        GrowthCase("long enumeration value", 20_000) { count in
            schemas(["\"E\": {\"type\": \"string\", \"enum\": [\"\(String(repeating: "v", count: count))\", \"b\"]}"])
        },
        GrowthCase("long name", 20_000) {
            schemas(["\"\(String(repeating: "N", count: $0))\": \(record("a", string))"])
        },
    ]

    /// Texts with many Markdown characters, which the page has to escape, and a document where many operations share
    /// parts.
    static let pages: [GrowthCase] =
        ["[", "`", "` ``", "[a](", "<a ", "<https", ">", "&lt;", "- a\\n", "a@", "\\\\", "|", "# ", "a://b "].map {
            text in
            GrowthCase("description of '\(text)'", 20_000) { count in
                let description = String(repeating: text, count: count / text.count)
                return schemas(["\"P\": {\"type\": \"object\", \"description\": \"\(description)\"}"])
            }
        } + [
            GrowthCase("parameters that operations share", 200) { count in
                let parameters = list(count) { #"{"name": "p\#($0)", "in": "query", "schema": {"type": "string"}}"# }
                let operations = list(count) { "\"M\($0)\": {\"responses\": {}}" }
                return paths(
                    "\"/a\": {\"parameters\": [\(parameters)], \"additionalOperations\": {\(operations)}}", "{}")
            },
            GrowthCase("a response that operations share", 500) { count in
                let text = String(repeating: "many words ", count: count)
                let operations = list(count) { number in
                    "\"/\(number)\": {\"get\": {\"responses\": {\"200\": {\"$ref\": \"#/components/responses/R\"}}}}"
                }
                return paths(operations, "{\"responses\": {\"R\": {\"description\": \"\(text)\"}}}")
            },
        ]

    private static func paths(_ paths: String, _ components: String) -> String {
        """
        {"openapi": "3.2.0", "info": {"title": "T", "version": "1"}, "paths": {\(paths)}, "components": \(components)}
        """
    }

    private static func long(_ keyword: String, _ count: Int) -> String {
        let text = String(repeating: "a\\\"*/ ", count: count / 6)
        return schemas(["\"P\": \(record("a", "{\"type\": \"string\", \"\(keyword)\": \"\(text)\"}"))"])
    }

    private static func marks(_ number: Int) -> String {
        let digits = Array(" _-.")
        var rest = number
        return String(
            (0..<8).map { _ in
                defer { rest /= 4 }
                return digits[rest % 4]
            })
    }
}
