import Foundation
import TestSupport
import Testing

/// What the project's pages say about themselves: links lead somewhere, and the Swift of `Practice.md` prints what the page says.
@Suite struct DocumentationTests {
    private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    static let pages =
        ["README.md", "ARCHITECTURE.md", "CHANGELOG.md", "Benchmarks/README.md"]
        + ["Documentation", "Examples/story", "Examples/swiftpm", "Examples/client", "Examples/ninja"].flatMap {
            folder in
            ((try? FileManager.default.contentsOfDirectory(atPath: root.appending(path: folder).path)) ?? []).sorted()
                .filter { $0.hasSuffix(".md") }.map { folder + "/" + $0 }
        }

    private static func text(_ page: String) throws -> String {
        try String(contentsOf: root.appending(path: page), encoding: .utf8)
    }

    // MARK: Links

    @Test(arguments: pages)
    func links(_ page: String) throws {
        let prose = try Self.text(page).replacing(/(?s)```.*?```/, with: "").replacing(/`[^`\n]*`/, with: "")
        let folder = Self.root.appending(path: page).deletingLastPathComponent()
        for match in prose.matches(of: /\]\(([^)\s]+)\)/) {
            let target = String(match.1)
            if target.contains("://") { continue }
            let parts = target.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
            let file = parts[0].isEmpty ? Self.root.appending(path: page) : folder.appending(path: parts[0])
            #expect(FileManager.default.fileExists(atPath: file.path), "\(target) in \(page)")
            guard parts.count > 1, file.pathExtension == "md" else { continue }
            let headings = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
                .filter { $0.hasPrefix("#") }.map(Self.anchor)
            #expect(headings.contains(parts[1]), "\(target) in \(page)")
        }
    }

    /// What GitHub makes of a heading.
    private static func anchor(_ heading: Substring) -> String {
        let words = heading.drop { $0 == "#" || $0 == " " }.lowercased()
        return String(words.filter { $0.isLetter || $0.isNumber || $0 == " " || $0 == "-" || $0 == "_" })
            .replacing(" ", with: "-")
    }

    // MARK: Swift

    @Test func programOfPractice() throws {
        try #require(SwiftCompiler.modules != nil, "the modules of the build were not found")
        let page = try Self.text("Documentation/Practice.md")
        func blocks(_ language: String) throws -> String {
            let pattern = try Regex("(?s)```\(language)\n(.*?)```", as: (Substring, Substring).self)
            return page.matches(of: pattern).map { String($0.output.1) }.joined(separator: "\n")
        }
        let program = try SwiftCompiler.run(main: try blocks("swift"))
        #expect(program.problems == "")
        expectEqualText(program.output, try blocks("text").replacing("\n\n", with: "\n"), "what the page says")
    }
}
