import Diagnostics
import EmbeddedSources
import Files
import Foundation
import Generation
import GenerationSettings
import TestSupport
import Testing

/// A contract may call its schemas like the public types of the libraries that generated code imports.
@Suite struct LibraryNamesTests {
    private static let libraries = [
        "DTORuntime": "BookcaseRuntime", "DTOTesting": "BookcaseTesting", "DTOClient": "BookcaseClientSupport",
        "DTOMocks": "BookcaseMockSupport", "DTOMockServer": "BookcaseServerSupport",
        "DTOContract": "BookcaseContractSupport",
    ]

    /// Documents that use most of what clients, mocks, tests and scenarios can do.
    static let cases = OutputTests.cases.filter {
        ["client", "client-answers", "mocks", "pages", "scenarios"].contains($0.description)
    }

    /// All artefacts of a standalone package compile. The files import the libraries of the build instead of the
    /// package's copies.
    @Test(arguments: TestExtent.sample(cases, 1))
    func everythingCompiles(_ golden: GoldenCase) throws {
        try #require(SwiftCompiler.modules != nil, "the modules of the build were not found")
        let folder = FileManager.default.temporaryDirectory.appending(path: "library-names-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let paths = try Self.write(golden, into: folder)
        let arguments = ["-I", folder.path]
        func files(_ place: String) -> [URL] {
            paths.filter { $0.hasPrefix(place + "/") && $0.hasSuffix(".swift") }.map { folder.appending(path: $0) }
        }
        for (module, place) in [
            ("Bookcase", "Sources/Bookcase"), ("BookcaseFixtures", "Fixtures"), ("BookcaseMocks", "Mocks/Sources"),
            ("BookcaseMockServer", "Mocks/Server"),
        ] {
            let problems = try SwiftCompiler.emitModule(
                files(place), called: module, into: folder, arguments: arguments)
            try #require(problems == "", "\(golden): \(problems.prefix(4_000))")
        }
        for place in ["Tests/BookcaseTests", "Mocks/Tests", "Scenarios"] where !files(place).isEmpty {
            let problems = try SwiftCompiler.diagnose(files(place), module: "BookcaseTests", arguments: arguments)
            #expect(problems == "", "\(golden): \(problems.prefix(4_000))")
        }
    }

    /// - Returns: the paths of the files below the folder.
    private static func write(_ golden: GoldenCase, into folder: URL) throws -> [String] {
        let text = try String(contentsOf: try #require(golden.document), encoding: .utf8)
        let marker = "\n  schemas:\n"
        let schemas = try names().filter { !text.contains("\n    \($0):") }.map {
            "    \($0): {type: object, properties: {text: {type: string}}}\n"
        }
        #expect(schemas.count > 200 && text.contains(marker))
        let result = GenerationPipeline.run(
            GenerationInput(
                document: SourceFile(
                    path: "openapi.yaml", text: text.replacing(marker, with: marker + schemas.joined())),
                configuration: Configuration(
                    reading: SourceFile(
                        path: "gen-dtos.yaml",
                        text: try String(contentsOf: try #require(golden.configuration), encoding: .utf8))),
                overrides: OptionOverrides(
                    module: "Bookcase", emit: [.models, .client, .fixtures, .tests, .mocks, .scenarios],
                    standalone: true),
                build: GeneratorBuild(libraries: .standard)))
        let files = try #require(result.files, "\(result.diagnostics)")
        for file in files.files + files.usersFiles {
            let url = folder.appending(path: file.path)
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            // The compiler's option for aliases of modules loses conformances to protocols of an alias (Swift 6.3).
            let text = Self.libraries.reduce(String(decoding: file.bytes, as: UTF8.self)) { text, library in
                text.replacing(library.value, with: library.key)
            }
            try Data(text.utf8).write(to: url)
        }
        return (files.files + files.usersFiles).map(\.path)
    }

    /// The public types at the top level of the libraries.
    private static func names() throws -> [String] {
        let declaration = /(?m)^(?:@_spi\(Generated\) )?public (?:\w+ )*?(?:struct|enum|protocol|class|typealias) (\w+)/
        let names = try libraries.keys.flatMap { library in
            let folder = SharedFolder.packageRoot.appending(path: "Sources/Libraries/\(library)")
            return try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".swift") }
                .flatMap { path in
                    try String(contentsOf: folder.appending(path: path), encoding: .utf8).matches(of: declaration)
                        .map { String($0.1) }
                }
        }
        return Set(names).sorted()
    }
}
