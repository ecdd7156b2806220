import Testing

/// The behaviour of the engine if mustache/spec has no case, or if it deliberately differs.
@Suite struct TemplateRenderingTests {
    @Test func indentationNeverEndsAnEmptyLine() throws {
        let fixture = try TemplateFixture(
            "{\n    {{>Body}}\n}\n", "{}", partials: ["Body": "let a = 1\n\nlet b = 2\n\r\nlet c = 3\n"])
        #expect(fixture.text == "{\n    let a = 1\n\n    let b = 2\n\r\n    let c = 3\n}\n")
    }

    @Test func indentationOfNestedPartialsAddsUp() throws {
        let fixture = try TemplateFixture(
            "{{>Type}}\n",
            #"{"name": "A", "nested": [{"name": "B", "nested": [{"name": "C", "nested": []}]}, {"name": "D", "nested": []}]}"#,
            partials: ["Type": "struct {{name}} {\n{{#nested}}\n    {{>Type}}\n{{/nested}}\n}\n"])
        let expected = """
            struct A {
                struct B {
                    struct C {
                    }
                }
                struct D {
                }
            }

            """
        #expect(fixture.text == expected)
    }

    @Test func lineThatBeginsWithATagIsIndented() throws {
        let partials = ["Line": "{{name}}: {{#isOptional}}optional{{/isOptional}}\n{{^isOptional}}no{{/isOptional}}|\n"]
        let fixture = try TemplateFixture("  {{>Line}}\n", #"{"name": "a", "isOptional": true}"#, partials: partials)
        #expect(fixture.text == "  a: optional\n  |\n")
    }

    /// The specification indents the lines of a partial's template, but not the lines of inserted values.
    @Test func partialInTheMiddleOfALineIsNotIndented() throws {
        let fixture = try TemplateFixture(
            "  {{>Outer}}\n", "{}", partials: ["Outer": "a {{>Inner}}b\n", "Inner": "1\n2\n"])
        #expect(fixture.text == "  a 1\n2\nb\n")
    }

    @Test func flagKeepsTheView() throws {
        let fixture = try TemplateFixture("{{#isSet}}{{name}}{{/isSet}}", #"{"isSet": true, "name": "x"}"#)
        #expect(fixture.text == "x")
    }

    @Test func textOutsideOfTagsIsKeptByteForByte() throws {
        let text = "{ } {a} $&<>\"'\\ 🇩🇪 e\u{301} \u{0}\t\r\n}}"
        #expect(try TemplateFixture(text, "{}").text == text)
    }

    @Test func leavesAreNotReadAsTemplates() throws {
        let fixture = try TemplateFixture("{{name}}|{{name}}", #"{"name": "{{>Nothing}}{{#a}}"}"#)
        #expect(fixture.text == "{{>Nothing}}{{#a}}|{{>Nothing}}{{#a}}")
    }

    @Test func outputIsAppended() throws {
        // Rendered twice through one list: the second element begins where the first ended.
        let fixture = try TemplateFixture(
            "{{#all}}\n- {{.}}\n{{/all}}\n", #"{"all": ["a", "long enough to live on the heap"]}"#)
        #expect(fixture.text == "- a\n- long enough to live on the heap\n")
    }
}
