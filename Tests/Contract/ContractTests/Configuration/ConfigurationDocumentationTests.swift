import Diagnostics
import Foundation
import TestSupport
import Testing
@testable import GenerationSettings

/// The examples and the keys in `Documentation/Configuration.md` are those that the reader accepts.
@Suite struct ConfigurationDocumentationTests {
    private static let text =
        (try? String(
            contentsOf: SharedFolder.packageRoot.appending(path: "Documentation/Configuration.md"), encoding: .utf8))
        ?? ""

    /// The blocks of YAML in the documentation.
    private static let examples = text.components(separatedBy: "```yaml\n").dropFirst().map {
        $0.components(separatedBy: "```")[0]
    }

    @Test(arguments: examples)
    func examplesAreRead(_ example: String) {
        let configuration = Configuration(reading: SourceFile(path: "gen-dtos.yaml", text: example))
        #expect(configuration.diagnostics.map(\.message) == [])
    }

    @Test(arguments: ConfigurationKey.allCases)
    func everyKeyHasAnExample(_ key: ConfigurationKey) {
        #expect(Self.text.contains("`\(key.rawValue)`"))
        #expect(Self.examples.contains { "\n\($0)".contains("\n\(key.rawValue):") })
    }
}
