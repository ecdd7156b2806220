import Foundation

/// A document with a hostile string in each place from which strings can reach Swift.
struct HostileDocument {
    /// A word in every hostile text. In output it may occur only in literals and comments.
    static let marker = "HOSTILE7"

    /// Texts that end a literal or a comment, begin an interpolation, leave a line or a folder, or imitate something
    /// else.
    static let texts: [String] = [
        "*/ \(marker)() /*",
        "\\(\(marker)())",
        "\"\"\"\n\(marker)()\n\"\"\"",
        "\"# + \(marker)() + #\"",
        "\"##\n#if \(marker)\n",
        "`\(marker)`",
        "a\n\(marker)()\r\n\(marker)()\r\(marker)()",
        "a\u{2028}\(marker)()\u{2029}\(marker)()\u{85}\(marker)()\u{0B}\(marker)()\u{0C}\(marker)()",
        "\u{202E}\(marker)\u{202C}\u{2066}\u{200F}\u{061C}",
        "a\u{0}\(marker)\u{7F}\u{1B}[31m\u{8}",
        "../../\(marker)/../etc",
        "..\\..\\\(marker):x",
        "/// ``` \(marker)",
        "<#\(marker)#> @_cdecl(\"\(marker)\") #sourceLocation(file: \"\(marker)\", line: 1)",
        "\(marker)\\",
        "\u{FEFF}\(marker)\u{200B}\u{E0041}",
        "{{{\(marker)}}} {{\(marker)}} {{>\(marker)}}",
        "\(marker) e\u{301} \u{E9} \u{1F469}\u{200D}\u{1F4BB}",
    ]

    /// Returns a document with each text in each place. A number makes keys different.
    static func json(openAPI version: String) throws -> Data {
        var schemas: [String: Any] = [:]
        var paths: [String: Any] = [:]
        for (index, text) in texts.enumerated() {
            schemas["\(text) schema \(index)"] = record(text)
            schemas["\(text) enum \(index)"] = [
                "type": "string", "title": text, "description": text, "enum": texts, "default": text,
                "x-enum-descriptions": texts,
            ]
            schemas["\(text) union \(index)"] = [
                "description": text,
                "oneOf": [
                    reference("\(text) schema \(index)"), ["type": "string", "title": text], ["type": "integer"],
                ],
            ]
            schemas["\(text) alias \(index)"] = ["type": "array", "description": text, "items": ["type": "string"]]
            paths["/\(text)/{\(index)}"] = ["get": operation(text, index)]
        }
        return try JSONSerialization.data(
            withJSONObject: [
                "openapi": version,
                "info": ["title": texts.joined(), "version": texts.joined(), "description": texts.joined()],
                "servers": texts.map {
                    ["url": "https://\($0)/{\($0)}", "description": $0, "variables": [$0: ["default": $0]]]
                },
                "paths": paths,
                "components": [
                    "schemas": schemas,
                    "securitySchemes": Dictionary(
                        texts.enumerated().map { index, text in
                            let place = ["header", "query", "cookie"][index % 3]
                            return (
                                "\(text) scheme \(index)",
                                ["type": "apiKey", "in": place, "name": text, "description": text]
                            )
                        }, uniquingKeysWith: { first, _ in first }),
                ],
            ], options: [.sortedKeys, .withoutEscapingSlashes])
    }

    private static func record(_ text: String) -> [String: Any] {
        var properties: [String: Any] = [:]
        for (index, key) in texts.enumerated() {
            properties["\(key)\(index)"] = property(text, index)
        }
        return [
            "type": "object", "title": text, "description": text, "required": texts.indices.map { "\(texts[$0])\($0)" },
            "properties": properties, "example": ["\(texts[0])0": text],
        ]
    }

    /// Returns a schema of another kind for each number, with the text in every keyword that takes one.
    private static func property(_ text: String, _ number: Int) -> [String: Any] {
        let kinds: [[String: Any]] = [
            ["type": "string", "default": text, "example": text],
            ["type": "string", "pattern": text, "example": text],
            ["type": "string", "format": text],
            ["type": "string", "enum": [text, "other"], "default": text],
            ["type": "array", "items": ["type": "string", "enum": [text]], "default": [text]],
            ["type": "object", "additionalProperties": ["type": "string"], "default": [text: text]],
            ["type": "string", "deprecated": true, "x-replaced-by": "\(texts[0])0", "x-sunset": text],
            ["oneOf": [["type": "string"], ["type": "object", "properties": [text: ["type": "string"]]]]],
            ["default": [text: [text]]],
            ["type": "string", "x-aliases": ["\(text) alias \(number)"]],
        ]
        return kinds[number % kinds.count].merging(["title": text, "description": text]) { first, _ in first }
    }

    private static func operation(_ text: String, _ index: Int) -> [String: Any] {
        let body: [String: Any] = ["type": "object", "properties": [text: ["type": "string", "description": text]]]
        let json: [String: Any] = ["application/json": ["schema": body, "example": [text: text]]]
        let content = index % 4 == 3 ? stream(text) : json
        return [
            "operationId": "\(text) operation \(index)", "summary": text, "description": text, "tags": [text],
            "parameters": ["query", "header", "cookie"].map { place in
                ["name": text, "in": place, "description": text, "schema": ["type": "string", "enum": [text, "b"]]]
            },
            "requestBody": ["description": text, "content": [bodies[index % bodies.count]: ["schema": body]]],
            "responses": [
                "200": ["description": text, "content": content], text: ["description": text, "content": content],
                "\(text)]": ["description": text, "content": content],
            ],
            "security": [["\(text) scheme \(index)": [text]]],
            "servers": [["url": text], ["url": "https://a.example/\(text)"]],
        ]
    }

    private static let bodies = [
        "application/json", "multipart/form-data", "application/x-www-form-urlencoded", "text/plain", "image/\(marker)",
    ]

    /// Returns a stream of events. An event with the text as its name ends the stream.
    private static func stream(_ text: String) -> [String: Any] {
        let event: [String: Any] = ["type": "object", "properties": [text: ["type": "string"]]]
        return ["text/event-stream": ["x-sse-terminal": [text], "x-sse-events": [text: event]]]
    }

    private static func reference(_ name: String) -> [String: Any] {
        let token = name.replacing("~", with: "~0").replacing("/", with: "~1")
        let escaped = token.addingPercentEncoding(withAllowedCharacters: .urlFragmentAllowed) ?? token
        return ["$ref": "#/components/schemas/\(escaped)"]
    }
}
