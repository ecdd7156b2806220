import Foundation
import TestSupport
import Testing

/// `DTODecoder` and `DTOEncoder` do by themselves what they do: nothing that they are made of names Foundation's coders of JSON.
@Suite struct SourceTests {
    @Test func foundationsCodersAreNamedInOneFile() throws {
        let folder = SharedFolder.packageRoot.appending(path: "Sources/DTORuntime")
            .resolvingSymlinksInPath()
        let files = try #require(FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil))
        var naming: Set<String> = []
        var count = 0
        for case let file as URL in files where file.pathExtension == "swift" {
            count += 1
            let code = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
                .filter { !$0.trimmingPrefix(while: \.isWhitespace).hasPrefix("//") }
            if code.contains(where: { $0.contains(/JSONDecoder|JSONEncoder|JSONSerialization/) }) {
                naming.insert(file.lastPathComponent)
            }
        }
        #expect(count > 60)
        #expect(naming == ["JSONDecoder+Reporting.swift"])
    }
}
