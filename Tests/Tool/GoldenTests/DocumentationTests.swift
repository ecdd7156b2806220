import Foundation
import TestSupport
import Testing

/// The Swift code in `Practice.md` prints the output that the page shows. `Scripts/tests/test_documentation.py` checks the
/// links of all pages.
@Suite struct DocumentationTests {
    private static let root = SharedFolder.packageRoot

    private static func text(_ page: String) throws -> String {
        try String(contentsOf: root.appending(path: page), encoding: .utf8)
    }

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
