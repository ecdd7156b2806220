import Testing

/// The text and the place of every diagnostic.
@Suite struct TemplateMessagesTests {
    @Test(arguments: [
        ("a {{b", "1:3: This tag is not closed: '}}' is missing. [template-unclosed-tag]"),
        ("ä\n ä{{}}", "2:3: '{{}}' is not a tag. A name consists of letters, digits, '_' and '-'. [template-syntax]"),
        (
            "{{a b}}",
            "1:1: '{{a b}}' is not a tag. A name consists of letters, digits, '_' and '-'. [template-syntax]"
        ),
        (
            "{{person.name}}",
            "1:1: '{{person.name}}' is not a tag. A name consists of letters, digits, '_' and '-'. [template-syntax]"
        ),
        (
            "{{{name}}}",
            "1:1: Values are never escaped here: write '{{name}}' instead of '{{{name}}}' or '{{&name}}'. [template-syntax]"
        ),
        (
            "{{&name}}",
            "1:1: Values are never escaped here: write '{{name}}' instead of '{{{name}}}' or '{{&name}}'. [template-syntax]"
        ),
        ("{{=<% %>=}}", "1:1: The delimiters '{{' and '}}' cannot be changed. [template-syntax]"),
        (
            "\n  {{#isSet}}\n",
            "2:3: The section 'isSet' is not closed: '{{/isSet}}' is missing. [template-unclosed-section]"
        ),
        ("{{/isSet}}", "1:1: No section 'isSet' is open here. [template-unopened-section]"),
        (
            "{{#isSet}}\n{{/name}}",
            "2:1: '{{/name}}' does not close the open section 'isSet'; write '{{/isSet}}'. [template-wrong-close] | 1:1: The section begins here."
        ),
        (
            "{{>Nothing}}",
            "1:1: There is no template 'Nothing'. The templates are: Part, main. [template-missing-partial]"
        ),
        ("{{nam}}", "1:1: No view has a value 'nam'. Known names: isSet, items, name, other. [template-unknown-name]"),
        (
            "\n\t{{other}}",
            "2:2: The current view has no value 'other'. The values are: isSet, items, name. [template-unknown-key]"
        ),
        (
            "{{#items}}{{name}}{{/items}}",
            "1:11: 'name' is looked up in an element that has no names; the element itself is '{{.}}'. [template-no-view]"
        ),
        ("{{isSet}}", "1:1: 'isSet' is not a string, so it can only be a section. [template-not-a-leaf]"),
        ("{{items}}", "1:1: 'items' is not a string, so it can only be a section. [template-not-a-leaf]"),
        ("{{.}}", "1:1: '.' is not a string, so it can only be a section. [template-not-a-leaf]"),
        ("{{#name}}{{/name}}", "1:1: 'name' is a string, so it cannot be a section. [template-not-a-section]"),
        ("{{^name}}{{/name}}", "1:1: 'name' is a string, so it cannot be a section. [template-not-a-section]"),
        (
            "{{>main}}",
            "1:1: More than 200 partials are nested: does this template include itself? [template-endless-partial]"
        ),
    ])
    func message(_ template: String, _ expected: String) throws {
        let fixture = try TemplateFixture(
            template, #"{"isSet": true, "items": ["a"], "name": "n"}"#, partials: ["Part": ""], vocabulary: ["other"])
        #expect(fixture.report == [expected])
        #expect(fixture.text == nil)
    }

    @Test func everyFaultOfEveryTemplateIsReported() throws {
        let fixture = try TemplateFixture(
            "{{#isSet}}{{first}}\n{{>None}}{{/isSet}}{{/x}}", #"{"isSet": true}"#, partials: ["Part": "{{second}}{{="])
        #expect(
            fixture.report == [
                "1:11: No view has a value 'first'. Known names: isSet. [template-unknown-name]",
                "2:1: There is no template 'None'. The templates are: Part, main. [template-missing-partial]",
                "2:20: No section 'x' is open here. [template-unopened-section]",
                "Part:1:1: No view has a value 'second'. Known names: isSet. [template-unknown-name]",
                "Part:1:11: This tag is not closed: '}}' is missing. [template-unclosed-tag]",
            ])
    }

    @Test func templateNamesAreTheirOwn() throws {
        let fixture = try TemplateFixture("", "{}", partials: ["main": "second"])
        #expect(
            fixture.report == [
                "main:1:1: Two templates have the name 'main'. Rename one of them. [template-duplicate]"
            ])
    }
}
