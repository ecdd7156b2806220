import DTORuntime
import Foundation
import TestSupport

/// The part of the JSON Schema test suite whose schemas need no other document.
struct SchemaSuite: Sendable, CustomStringConvertible {
    /// A schema with the values that are tried.
    struct Group: Sendable {
        /// The name of the component: `Case012`.
        var name: String
        /// The title, such as `allOf/allOf with base schema`.
        var title: String
        var schema: JSONValue
        var tests: [Test]
    }

    struct Test: Sendable {
        var title: String
        var data: JSONValue
        var isValid: Bool
    }

    /// The folder of the suite: `draft2020-12`.
    var draft: String
    /// The version of OpenAPI whose schemas follow this draft, apart from details.
    var specification: String
    var groups: [Group]

    var description: String { draft }

    static let all = [
        SchemaSuite(draft: "draft2020-12", specification: "3.1.0"),
        SchemaSuite(draft: "draft4", specification: "3.0.3"),
    ]

    private init(draft: String, specification: String) {
        self.draft = draft
        self.specification = specification
        groups = []
        let folder = "suites/json-schema/\(draft)"
        for file in SharedFolder.names(in: folder) where file.hasSuffix(".json") {
            let read = SharedFolder.bytes("\(folder)/\(file)").flatMap {
                try? JSONDecoder().decode(JSONValue.self, from: Data($0))
            }
            for group in read?.arrayValue ?? [] {
                guard let schema = group["schema"], let tests = group["tests"]?.arrayValue,
                    SchemaReferences(schema, knowsIdentifiers: specification >= "3.1").areWithinDocument
                else { continue }
                let number = String(format: "%03d", groups.count)
                groups.append(
                    Group(
                        name: "Case\(number)", title: "\(file.dropLast(5))/\(group["description"]?.stringValue ?? "")",
                        schema: schema, tests: tests.compactMap(Test.init)))
            }
        }
    }

}

extension SchemaSuite.Test {
    fileprivate init?(_ test: JSONValue) {
        guard let title = test["description"]?.stringValue, let data = test["data"],
            let isValid = test["valid"]?.boolValue
        else { return nil }
        self.init(title: title, data: data, isValid: isValid)
    }
}
