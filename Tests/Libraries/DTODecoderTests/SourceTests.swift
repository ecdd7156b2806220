import Foundation
import TestSupport
import Testing

/// `DTODecoder` and `DTOEncoder` use the strategies of Foundation's coders for JSON, but not the coders. Only dates by a
/// strategy that some systems add are left to a coder.
@Suite struct SourceTests {
    @Test func foundationsCodersAreUsedForDatesAlone() throws {
        let folder = SharedFolder.packageRoot.appending(path: "Sources/Libraries/DTORuntime")
            .resolvingSymlinksInPath()
        let files = try #require(FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil))
        // This uses Foundation because Swift's regular expressions take seconds for all sources.
        let names = try NSRegularExpression(
            pattern: #"JSON(De|En)coder\b(?!\.\w+(Strategy|Formatting)\b)|JSONSerialization"#)
        var naming: Set<String> = []
        var count = 0
        for case let file as URL in files where file.pathExtension == "swift" {
            count += 1
            let code = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
                .filter { !$0.trimmingPrefix(while: \.isWhitespace).hasPrefix("//") }
                .joined(separator: "\n")
            if names.firstMatch(in: code, range: NSRange(code.startIndex..., in: code)) != nil {
                naming.insert(file.lastPathComponent)
            }
        }
        #expect(count > 60)
        #expect(
            naming == ["JSONDecoder+Reporting.swift", "TapeDecoder.swift", "DirectlyWritten+Values.swift"])
    }
}
