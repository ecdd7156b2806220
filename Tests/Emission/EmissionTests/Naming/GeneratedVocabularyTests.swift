import Foundation
import Testing
@testable import SwiftEmission
import TestSupport

/// A type of the contract may hide a declaration of a library that generated code imports.
@Suite struct GeneratedVocabularyTests {
    private static let sources = SharedFolder.packageRoot.appending(path: "Sources/Libraries")

    @Test(arguments: ["DTORuntime", "DTOTesting"])
    func holdsAllPublicTypes(of module: String) throws {
        let folder = Self.sources.appending(path: module)
        let files = try #require(FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil))
            .compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" }
        let declaration = /(?m)^(?:@_spi\(Generated\) )?public (?:\w+ )*?(?:struct|enum|protocol|class|typealias) (\w+)/
        var names: Set<String> = []
        for file in files {
            let text = try String(contentsOf: file, encoding: .utf8)
            names.formUnion(text.matches(of: declaration).map { String($0.1) })
        }
        #expect(names.count > 10)
        #expect(names.subtracting(GeneratedVocabulary.names).sorted() == [])
    }
}
