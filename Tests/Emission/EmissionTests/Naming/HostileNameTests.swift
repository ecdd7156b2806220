import Diagnostics
import Testing
@testable import GenerationSettings
@testable import SwiftEmission

/// Names that an attacker could put into a document to break the generator or the code.
@Suite struct HostileNameTests {
    static let names: [String] = [
        "", " ", "\0", "\n", "a\nb", "a\0b", "`", "`a`", "\"", "\\(exit(1))", "*/", "/*", "//", "../../etc/passwd",
        "C:\\CON", "\u{202E}txt.exe", "\u{200B}", "\u{FEFF}", "\u{2028}", "\u{E000}", "\u{FFFF}", "\u{10FFFF}",
        "\u{301}", "\u{301}a", "a\u{301}", "👨‍👩‍👧‍👦", "🏳️‍🌈", "ﷺ", "İ", "ß", "ﬁ", "ǅ", "１２", "²", "٣", "$0", "#if", "@objc",
        "_", "__", "___", "-", "--", "+-+", "<>", "!", "🙂", "\u{1F3FB}", "ᄀ", "\u{3164}", "\u{115F}", "\u{00AD}",
        "שלום", "مرحبا", "ไทย", "Ω", "\u{2126}", "K", "\u{212A}", "a;b", "{}", "${x}", "%s", "a=b", "Foo<Bar<Baz>>",
        String(repeating: "a", count: 10_000), String(repeating: "a", count: 9_999) + "b",
        String(repeating: "_", count: 10_000), String(repeating: "👍", count: 10_000),
        String(repeating: "\u{301}", count: 10_000), "a" + String(repeating: "\u{301}", count: 10_000),
        String(repeating: "A1", count: 5_000), String(repeating: "-", count: 10_000),
    ]

    @Test func areLegalDistinctAndShort() {
        var sketch = ContractSketch()
        let types = Self.names.map { sketch.schema($0) }
        let record = sketch.schema("Record", Self.names)
        let choice = sketch.enumeration("Choice", Self.names)
        let named = Named(sketch)
        let groups = [types.map(named.type), named.members(record), named.members(choice)]
        for names in groups {
            #expect(Set(names).count == Self.names.count)
            for name in names {
                #expect(IdentifierGrammar.isIdentifier(name), "\(name.debugDescription)")
                #expect(name.unicodeScalars.count <= IdentifierCasing.lengthLimit + 20)
                #expect(name.unicodeScalars.allSatisfy { !$0.properties.isDefaultIgnorableCodePoint })
            }
        }
        #expect(named.diagnostics.allSatisfy { $0.severity == .warning })
        #expect(
            named.table.definitions.allSatisfy {
                $0.file.utf8.count <= FileNaming.lengthLimit && !$0.file.contains("/")
            })
        #expect(Set(named.table.definitions.map { $0.file.lowercased() }).count == named.table.definitions.count)
    }

    @Test(arguments: names) func inTheTitle(_ title: String) {
        let module = Named(ContractSketch(title: title)).table.module
        #expect(IdentifierGrammar.isIdentifier(module))
        #expect(module.utf8.allSatisfy { $0 < 0x80 })
        #expect(module.utf8.count <= 100)
    }

    /// `K` and the Kelvin sign, and `Ω` and the Ohm sign, are equal after normalisation, so the names must differ in
    /// something else.
    @Test func lookAlikesByNormalisation() {
        var sketch = ContractSketch()
        let id = sketch.schema("Units", ["\u{3A9}x", "\u{2126}x"])
        let names = Named(sketch).members(id)
        #expect(names[0].utf8.elementsEqual(names[1].utf8) == false)
    }
}
