import Foundation
import Testing
import TestSupport

/// The cases of mustache/spec. The engine renders the parts of Mustache that it supports as the cases expect, and
/// refuses all other parts.
@Suite struct MustacheSpecificationTests {
    @Test(.enabled(if: SpecificationCase.all != nil, "mustache/spec is not beside the package"))
    func everyCaseIsKnown() throws {
        let known = Set(try #require(SpecificationCase.all).map(\.id))
        #expect(known.count == 136)
        #expect(Set(SpecificationCase.notAdopted.keys).subtracting(known).isEmpty)
    }

    @Test(
        .enabled(if: SpecificationCase.all != nil, "mustache/spec is not beside the package"),
        arguments: SpecificationCase.all ?? [])
    func specification(_ example: SpecificationCase) {
        let fixture = TemplateFixture(example.template, example.data, partials: example.partials ?? [:])
        if SpecificationCase.notAdopted[example.id] == nil {
            #expect(fixture.text == example.expected, "\(fixture.report)")
        } else {
            #expect(fixture.text != example.expected)
        }
    }
}

struct SpecificationCase: Decodable, Sendable, CustomTestStringConvertible {
    var name: String
    var template: String
    var data: FixtureValue
    var partials: [String: String]?
    var expected: String
    var file = ""

    /// The name of the case, such as `sections: Truthy`.
    var id: String { "\(file): \(name)" }
    var testDescription: String { id }

    private enum CodingKeys: String, CodingKey {
        case name, template, data, partials, expected
    }

    private struct Suite: Decodable {
        var tests: [SpecificationCase]
    }

    /// The cases of all suites, or nil if the folder next to the package has no suites.
    static let all: [SpecificationCase]? = {
        let package = SharedFolder.packageRoot
        let folder = package.appending(path: "../shared/suites/mustache").standardized
        let files = ["comments", "delimiters", "interpolation", "inverted", "partials", "sections"]
        return try? files.flatMap { file in
            let data = try Data(contentsOf: folder.appending(path: file + ".json"))
            return try JSONDecoder().decode(Suite.self, from: data).tests.map { test in
                var test = test
                test.file = file
                return test
            }
        }
    }()
}

extension SpecificationCase {
    /// The cases that the engine refuses, each with the reason.
    static let notAdopted: [String: String] = {
        var reasons: [String: String] = [:]
        for (reason, names) in reasonedNames {
            for name in names { reasons[name] = reason }
        }
        return reasons
    }()

    private static let reasonedNames: KeyValuePairs<String, [String]> = [
        "Nothing is escaped: the output is Swift and JSON, whose leaves are escaped by their types": [
            "interpolation: HTML Escaping", "interpolation: Implicit Iterators - HTML Escaping",
            "sections: Implicit Iterator - HTML Escaping",
        ],
        "Without escaping there is one spelling of a value": [
            "interpolation: Triple Mustache", "interpolation: Ampersand",
            "interpolation: Triple Mustache Integer Interpolation", "interpolation: Ampersand Integer Interpolation",
            "interpolation: Triple Mustache Decimal Interpolation", "interpolation: Ampersand Decimal Interpolation",
            "interpolation: Triple Mustache Null Interpolation", "interpolation: Ampersand Null Interpolation",
            "interpolation: Triple Mustache Context Miss Interpolation",
            "interpolation: Ampersand Context Miss Interpolation",
            "interpolation: Implicit Iterators - Triple Mustache", "interpolation: Implicit Iterators - Ampersand",
            "interpolation: Triple Mustache - Surrounding Whitespace",
            "interpolation: Ampersand - Surrounding Whitespace", "interpolation: Triple Mustache - Standalone",
            "interpolation: Ampersand - Standalone", "interpolation: Triple Mustache With Padding",
            "interpolation: Ampersand With Padding", "partials: Standalone Indentation",
            "sections: Implicit Iterator - Triple mustache", "sections: Implicit Iterator - Ampersand",
        ],
        "A name that is not there is an error: a page with a hole must never be written": [
            "interpolation: Basic Context Miss Interpolation", "inverted: Context Misses", "sections: Context Misses",
            "partials: Failed Lookup",
        ],
        "Null is a flag that is not set, and a flag is not text": ["interpolation: Basic Null Interpolation"],
        "Lookup sees the current view only, so that a page shows where each value comes from": [
            "sections: Parent contexts", "sections: Deeply Nested Contexts",
        ],
        "A name is the name of one value: views are nested by sections": [
            "interpolation: Dotted Names - Basic Interpolation",
            "interpolation: Dotted Names - Triple Mustache Interpolation",
            "interpolation: Dotted Names - Ampersand Interpolation",
            "interpolation: Dotted Names - Arbitrary Depth", "interpolation: Dotted Names - Broken Chains",
            "interpolation: Dotted Names - Broken Chain Resolution",
            "interpolation: Dotted Names - Initial Resolution", "interpolation: Dotted Names - Context Precedence",
            "interpolation: Dotted Names are never single keys", "interpolation: Dotted Names - No Masking",
            "inverted: Dotted Names - Truthy", "inverted: Dotted Names - Falsey",
            "inverted: Dotted Names - Broken Chains", "sections: Dotted Names - Truthy",
            "sections: Dotted Names - Falsey", "sections: Dotted Names - Broken Chains", "sections: List Contexts",
        ],
        "The input of a template is a view": [
            "interpolation: Implicit Iterators - Basic Interpolation",
            "interpolation: Implicit Iterators - Basic Integer Interpolation",
            "sections: Implicit Iterator - Root-level",
        ],
        "The elements of a list are leaves or views": ["sections: Implicit Iterator - Array"],
        "Text is no decision: a section is a flag, a list or a view": ["sections: Variable test"],
        "The delimiters are fixed: one look for every template": [
            "delimiters: Pair Behavior", "delimiters: Special Characters", "delimiters: Sections",
            "delimiters: Inverted Sections", "delimiters: Partial Inheritence", "delimiters: Post-Partial Behavior",
            "delimiters: Surrounding Whitespace", "delimiters: Outlying Whitespace (Inline)",
            "delimiters: Standalone Tag", "delimiters: Indented Standalone Tag",
            "delimiters: Standalone Line Endings", "delimiters: Standalone Without Previous Line",
            "delimiters: Standalone Without Newline", "delimiters: Pair with Padding",
        ],
    ]
}
