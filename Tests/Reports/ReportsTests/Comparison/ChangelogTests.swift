import Testing
@testable import ContractReports

/// These tests check which section of a changelog belongs to a version, and what the section mentions.
@Suite struct ChangelogTests {
    private func section(_ text: String, _ version: String) -> Changelog.Section? {
        Changelog(path: "CHANGELOG.md", text: text).section(of: version)
    }

    @Test(arguments: [
        ("## 1.2.0", "1.2.0", true), ("## [1.2.0] - 2026-01-05", "1.2.0", true), ("# v1.2.0", "1.2.0", true),
        ("### Version 1.2.0: works", "1.2.0", true),
        ("## [1.2.0](https://example.com/compare/1.1.0...1.2.0)", "1.2.0", true),
        ("##\t1.2.0\r", "1.2.0", true), ("## 1\\_2", "1_2", true), ("## 2026-01 beta", "2026-01 beta", true),
        ("## 11.2.0", "1.2.0", false), ("## 1.2.0.1", "1.2.0", false), ("## 1.2.0-beta", "1.2.0", false),
        ("## 1.2", "1.2.0", false), ("##1.2.0", "1.2.0", false), ("1.2.0", "1.2.0", false),
        ("## Unreleased", "1.2.0", false), ("", "1.2.0", false), ("## 1.2.0", "", false),
    ])
    func heading(_ line: String, _ version: String, _ isIts: Bool) {
        #expect((section(line + "\n\n- Work\n", version) != nil) == isIts)
    }

    @Test func sectionEndsWithTheNextVersion() throws {
        let text = "# Changes\n\n## 2.0.0\n\n### Added\n\n- Work\n\n## 1.0.0\n\n- Shelf\n"
        let found = try #require(section(text, "2.0.0"))
        #expect(found.line == 3)
        #expect(found.mentions([["Work"]]))
        #expect(!found.mentions([["Shelf"]]))
    }

    @Test(arguments: [
        ("- Work.isbn", true), ("- The `isbn` of\n  `Work`", true), ("- The isbn of\nWork", true),
        ("- Work\n  - isbn", true), ("- Work:\n\n  isbn", true), ("### Work\n\n- isbn", true),
        ("| Work | isbn |", true), ("Work has no isbn.", true), ("1. `Work.isbn`", true),
        ("- Work\n- isbn", false), ("- Work\n\nisbn", false), ("1. Work\n2. isbn", false),
        ("| Work | title |\n| Shelf | isbn |", false), ("### Work\n\n### Shelf\n\n- isbn", false),
        ("- WorkDTO.isbn", false), ("- Work.isbn13", false), ("- Work.isbn_13", false), ("- Work.isbn-13", false),
        ("- work.ISBN", false),
    ])
    func mention(_ text: String, _ isThere: Bool) throws {
        let found = try #require(section("## 1.0.0\n\n\(text)\n", "1.0.0"))
        #expect(found.mentions([["Work"], ["isbn"]]) == isThere)
    }

    @Test func oneOfSeveralSpellings() throws {
        let found = try #require(section("## 1\n\n- `GET /works/{id}` has `+1`.\n", "1"))
        #expect(found.mentions([["getWork", "GET /works/{id}"], ["+1"]]))
        #expect(found.mentions([["+1"]]))
        #expect(!found.mentions([["getWork", "GET /works"], ["+2"]]))
    }
}
