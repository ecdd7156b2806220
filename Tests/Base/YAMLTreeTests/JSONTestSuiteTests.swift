import Diagnostics
import TestSupport
import Testing
@testable import YAMLTree

/// The texts of JSONTestSuite: `y_` is JSON, `n_` is not JSON, and readers may decide about `i_`.
@Suite(.enabled(if: SharedFolder.isPresent, "JSONTestSuite lies in the folder shared beside the package"))
struct JSONTestSuiteTests {
    private static let folder = "suites/json-parsing/test_parsing"

    private static func names(_ prefix: String) -> [String] {
        SharedFolder.names(in: folder).filter { $0.hasPrefix(prefix) && $0.hasSuffix(".json") }
    }

    private func bytes(_ name: String) throws -> [UInt8] {
        try #require(SharedFolder.bytes("\(Self.folder)/\(name)"))
    }

    @Test func suiteIsComplete() {
        #expect(Self.names("y_").count == 95)
        #expect(Self.names("n_").count == 188)
        #expect(Self.names("i_").count == 35)
    }

    @Test(arguments: names("y_"))
    func acceptsJSON(_ name: String) throws {
        #expect(jsonFault(of: try bytes(name)) == nil)
    }

    @Test(arguments: names("n_"))
    func refusesWhatIsNotJSON(_ name: String) throws {
        let fault = try #require(jsonFault(of: try bytes(name)))
        #expect(fault.diagnostic.location != nil)
    }

    @Test(arguments: names("i_"))
    func survivesWhatIsLeftOpen(_ name: String) throws {
        let reading = TreeReading(bytes: try bytes(name), path: name)
        #expect((reading.tree == nil) == reading.diagnostics.contains { $0.severity == .error })
    }

    @Test(arguments: SharedFolder.names(in: "suites/json-parsing/test_transform"))
    func survivesTransformations(_ name: String) throws {
        let bytes = try #require(SharedFolder.bytes("suites/json-parsing/test_transform/\(name)"))
        let reading = TreeReading(bytes: bytes, path: name)
        #expect((reading.tree == nil) == reading.diagnostics.contains { $0.severity == .error })
    }
}
