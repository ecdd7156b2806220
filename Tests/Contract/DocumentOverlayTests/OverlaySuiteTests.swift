import Diagnostics
import DocumentOverlays
import Files
import TestSupport
import Testing
import YAMLTree

/// The public cases of the Overlay Specification.
@Suite(.enabled(if: SharedFolder.isPresent, "The cases of Overlay lie in the folder shared beside the package"))
struct OverlaySuiteTests {
    private static let folder = "suites/overlay"

    private static func paths(_ result: String) -> [String] {
        ["v1.0", "v1.1"].flatMap { version in
            SharedFolder.names(in: "\(folder)/tests/\(version)/\(result)").map { "tests/\(version)/\(result)/\($0)" }
        }
    }

    private func text(_ path: String) throws -> String {
        String(decoding: try #require(SharedFolder.bytes("\(Self.folder)/\(path)")), as: UTF8.self)
    }

    private func diagnostics(_ path: String) throws -> [Diagnostic] {
        var diagnostics = DiagnosticSink()
        let overlay = OverlayReader.read(try OverlayTrial.tree(text(path)), diagnostics: &diagnostics)
        #expect((overlay == nil) == diagnostics.hasErrors)
        return diagnostics.sorted
    }

    @Test func suiteIsComplete() {
        #expect(Self.paths("pass").count == 25)
        #expect(Self.paths("fail").count == 42)
        #expect(Self.sets.count == 8)
    }

    @Test(arguments: paths("pass"))
    func acceptsOverlays(_ path: String) throws {
        let found = try diagnostics(path)
        guard path.hasSuffix("actions-traits-example.yaml") else { return #expect(found == []) }
        // The suite checks only the schema. The target is not a query of RFC 9535, which section 4.8 demands:
        // `$.paths.*.get[?@.x-oai-traits.paged]`.
        #expect(found.map(\.id) == ["invalid-json-path"])
    }

    @Test(arguments: paths("fail"))
    func refusesWhatIsNotAnOverlay(_ path: String) throws {
        let found = try diagnostics(path)
        #expect(found.allSatisfy { ["invalid-overlay", "invalid-json-path"].contains($0.id) && $0.location != nil })
        #expect(!found.isEmpty)
    }

    private static let sets = SharedFolder.names(in: "\(folder)/compliant-sets").filter { $0 != "README.md" }

    @Test(arguments: sets)
    func appliesTheCompliantSets(_ name: String) throws {
        let set = "compliant-sets/\(name)"
        let trial = try OverlayTrial(text("\(set)/openapi.yaml"), text("\(set)/overlay.yaml"))
        #expect(trial.diagnostics.filter { $0.severity == .error } == [])
        #expect(try trial.equals(text("\(set)/output.yaml")))
    }
}
