import Foundation
import Testing

@testable import DTOGeneration

@Test func probe() throws {
    let files = ContractFixture.rich().render()
    let root = URL(fileURLWithPath: "/tmp/em/out")
    try? FileManager.default.removeItem(at: root)
    for (path, text) in files {
        let url = root.appendingPathComponent(path)
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try text.write(to: url, atomically: false, encoding: .utf8)
    }
}
