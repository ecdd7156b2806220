import Diagnostics
import EmbeddedSources
import Foundation
import TestSupport
import Testing
@testable import Files
@testable import Generation
@testable import GenerationSettings

@Suite struct StandalonePackageTests {
    private static let document = """
        {"openapi": "3.1.0", "info": {"title": "Books", "version": "1"}, "components": {"schemas": {"Work": {
        "type": "object", "required": ["at"], "properties": {"at": {"type": "string", "format": "date-time"}}}}}}
        """

    private func run(
        _ emit: Set<GenerationOptions.Artifact>? = nil, layout: GenerationOptions.Layout = .files,
        configuration: String = "", libraries: EmbeddedLibraries? = .standard, document: String = Self.document
    ) -> GenerationResult {
        GenerationPipeline.run(
            GenerationInput(
                document: SourceFile(path: "openapi.json", text: document),
                configuration: Configuration(reading: SourceFile(path: "gen-dtos.yaml", text: configuration)),
                overrides: OptionOverrides(emit: emit, layout: layout, standalone: true),
                build: GeneratorBuild(libraries: libraries)))
    }

    private func texts(_ result: GenerationResult) throws -> [String: String] {
        let files = try #require(result.files).files
        return Dictionary(uniqueKeysWithValues: files.map { ($0.path, String(decoding: $0.bytes, as: UTF8.self)) })
    }

    /// Several tests use these texts.
    private static let standard = Result {
        let tests = StandalonePackageTests()
        return try tests.texts(tests.run())
    }
    private static let withServer = Result {
        let tests = StandalonePackageTests()
        return try tests.texts(tests.run([.models, .client, .fixtures, .tests, .mocks]))
    }
    private static let withClient = Result {
        let tests = StandalonePackageTests()
        return try tests.texts(tests.run([.models, .client]))
    }

    @Test func manifest() throws {
        expectEqualText(
            try Self.standard.get()["Package.swift"] ?? "",
            """
            // swift-tools-version: 6.1
            // Made by gen-dtos from the contract "Books". Do not edit: change the contract and run gen-dtos.

            import PackageDescription

            let settings: [SwiftSetting] = [
                .enableUpcomingFeature("ExistentialAny"),
                .enableUpcomingFeature("InternalImportsByDefault"),
                .enableUpcomingFeature("MemberImportVisibility"),
            ]

            let package = Package(
                name: "Books",
                platforms: [.macOS(.v13), .iOS(.v16), .tvOS(.v16), .watchOS(.v9)],
                products: [
                    .library(name: "Books", targets: ["Books", "BooksRuntime"]),
                    .library(name: "BooksFixtures", targets: ["BooksFixtures"]),
                ],
                targets: [
                    .target(name: "BooksRuntime", resources: [.copy("PrivacyInfo.xcprivacy")], swiftSettings: settings),
                    .target(name: "Books", dependencies: ["BooksRuntime"], swiftSettings: settings),
                    .target(
                        name: "BooksFixtures",
                        path: "Fixtures",
                        swiftSettings: settings
                    ),
                    .target(
                        name: "BooksTesting",
                        dependencies: ["BooksRuntime"],
                        path: "Tests/BooksTesting",
                        swiftSettings: settings
                    ),
                    .testTarget(
                        name: "BooksTests",
                        dependencies: [
                            "Books",
                            "BooksFixtures",
                            "BooksRuntime",
                            "BooksTesting",
                        ],
                        swiftSettings: settings
                    ),
                ],
                swiftLanguageModes: [.v6]
            )

            """, "Package.swift")
    }

    /// The sources of a library are in the package, except those of parts that the contract does not use. A source
    /// differs from the one here only in the names of the modules.
    @Test(arguments: [("DTORuntime", "Sources/BooksRuntime"), ("DTOTesting", "Tests/BooksTesting")])
    func bringsLibraryAlong(_ library: String, folder: String) throws {
        let texts = try Self.standard.get()
        let sources = SharedFolder.packageRoot.appending(path: "Sources/Libraries/\(library)")
        let paths = try FileManager.default.subpathsOfDirectory(atPath: sources.path).filter {
            ($0.hasSuffix(".swift") || $0.hasSuffix(".xcprivacy")) && !$0.hasPrefix("Merging/")
                && !$0.hasPrefix("Live/") && !$0.hasPrefix("Requests/")
        }
        #expect(!paths.isEmpty)
        #expect(Set(texts.keys.filter { $0.hasPrefix(folder + "/") }) == Set(paths.map { "\(folder)/\($0)" }))
        for path in paths {
            let source = try String(contentsOf: sources.appending(path: path), encoding: .utf8)
                .replacingOccurrences(of: "DTORuntime", with: "BooksRuntime")
                .replacingOccurrences(of: "DTOTesting", with: "BooksTesting")
            let text = texts["\(folder)/\(path)"] ?? ""
            // The header is a Swift comment, so only Swift files have it.
            let body = path.hasSuffix(".swift") ? String(text.drop { $0 != "\n" }.dropFirst(2)) : text
            expectEqualText(body, source, path)
        }
    }

    /// Returns the folders of parts that a package has. `DTOContract` has a folder `Pages`, too, which is not a part.
    private static func folders(_ texts: [String: String]) -> Set<String> {
        let parts = ["Jobs", "Live", "Merging", "Pages", "Streams"]
        let paths = texts.keys.filter { !$0.contains("ContractSupport/") }
        return Set(paths.flatMap { $0.split(separator: "/").map(String.init) }.filter(parts.contains))
    }

    /// A package has the parts of the libraries that its contract uses.
    @Test func hasThePartsThatTheContractUses() throws {
        #expect(Self.folders(try Self.withServer.get()) == [])
        func document(_ response: String, _ more: String = "") -> String {
            """
            {"openapi": "3.1.0", "info": {"title": "Books", "version": "1"}, "paths": {"/books": {"get": {
            "operationId": "books", \(more) "responses": {"200": {"description": "ok", "content": {\(response)}}}}}}}
            """
        }
        let value = #""application/json": {"schema": {"type": "array", "items": {"type": "string"}}}"#
        let emit: Set<GenerationOptions.Artifact> = [.models, .client, .fixtures, .tests, .mocks]
        func parts(_ document: String) throws -> Set<String> { Self.folders(try texts(run(emit, document: document))) }
        #expect(try parts(document(value)) == ["Live"])
        #expect(try parts(document(#""text/event-stream": {}"#)) == ["Live", "Streams"])
        let pages =
            #""x-pagination": {"page": "page", "items": "."}, "parameters": [{"name": "page", "in": "query", "schema": {"type": "integer"}}],"#
        #expect(try parts(document(value, pages)) == ["Live", "Pages"])
        // The configuration may have the rule for pages.
        let parameter =
            #""parameters": [{"name": "page", "in": "query", "schema": {"type": "integer"}}],"#
        let configured = run(
            emit, configuration: "pagination: {books: {page: page, items: .}}", document: document(value, parameter))
        #expect(try Self.folders(texts(configured)) == ["Live", "Pages"])
    }

    @Test func namesNoModuleOfThisPackage() throws {
        for (path, text) in try Self.standard.get() {
            #expect(!text.contains("DTORuntime") && !text.contains("DTOTesting"), "\(path)")
        }
    }

    private static func isOfAll(_ path: String) -> Bool {
        ["AGENTS.md", "README.md", ".spi.yml", "Package.swift", "contract.lock"].contains(path)
    }

    /// The package explains itself. Types that are not public have no documentation.
    @Test func explainsItself() throws {
        let texts = try Self.withClient.get()
        let agents = try #require(texts["AGENTS.md"])
        #expect(agents.contains("let api = BooksClient()") && agents.contains("--module Books --standalone"))
        let catalog = try #require(texts["Sources/Books/Books.docc/Books.md"])
        #expect(catalog.hasPrefix("# ``Books``\n\nThe types of Books, version 1.\n\n## Topics\n"))
        #expect(catalog.contains("\n### Client\n\n- ``BooksClient``\n") && catalog.contains("\n- ``Work``\n"))
        #expect(texts[".spi.yml"]?.contains("documentation_targets: [Books]") == true)
        let hidden = try self.texts(run([.models], configuration: "access: internal", libraries: .few))
        #expect(hidden["AGENTS.md"] != nil && hidden[".spi.yml"] == nil)
        #expect(!hidden.keys.contains { $0.contains(".docc") })
    }

    @Test func hasWhatIsEmitted() throws {
        let models = try texts(run([.models], libraries: .few))
        #expect(models.keys.allSatisfy { $0.hasPrefix("Sources/") || Self.isOfAll($0) })
        #expect(models["Package.swift"]?.contains("BooksFixtures") == false)
        let fixtures = try texts(run([.fixtures], libraries: .few))
        #expect(fixtures.keys.allSatisfy { $0.hasPrefix("Fixtures/") || Self.isOfAll($0) })
        #expect(fixtures["Package.swift"]?.contains("BooksRuntime") == false)
        #expect(try texts(run(layout: .bundled, libraries: .few))["Package.swift"]?.contains("exclude") == false)
    }

    @Test(arguments: [[.tests], [.models, .tests], [.fixtures, .tests]] as [Set<GenerationOptions.Artifact>])
    func cannotHaveTestsOfNothing(_ emit: Set<GenerationOptions.Artifact>) {
        #expect(run(emit).diagnostics.map(\.id) == ["incomplete-package"])
    }

    @Test(arguments: [[.mocks], [.models, .mocks], [.client, .mocks]] as [Set<GenerationOptions.Artifact>])
    func cannotHaveMocksWithoutAClient(_ emit: Set<GenerationOptions.Artifact>) {
        #expect(run(emit).diagnostics.map(\.id).contains("mocks-without-client"))
    }

    @Test func mocksAreAProduct() throws {
        let manifest = try Self.withServer.get()["Package.swift"] ?? ""
        #expect(
            manifest.contains(
                #".library(name: "BooksMocks", targets: ["BooksMocks", "BooksMockSupport", "BooksContractSupport"])"#))
        #expect(manifest.contains(#"path: "Mocks/Sources""#))
        let tested = ["BooksRuntime", "BooksClientSupport", "BooksMocks", "BooksMockSupport"]
        #expect(manifest.contains(tested.map { "                \"\($0)\",\n" }.joined()))
    }

    /// The server for tests and its libraries are in the package in both layouts.
    @Test(arguments: [GenerationOptions.Layout.files, .bundled])
    func serverIsAProduct(_ layout: GenerationOptions.Layout) throws {
        let texts =
            layout == .files
            ? try Self.withServer.get() : try texts(run([.models, .client, .mocks], layout: layout))
        let manifest = texts["Package.swift"] ?? ""
        #expect(
            manifest.contains(
                #".library(name: "BooksMockServer", targets: ["BooksMockServer", "BooksServerSupport"])"#))
        #expect(manifest.contains(#"path: "Mocks/Server""#))
        let folders = ["Mocks/Sources", "Mocks/Server"].map { folder in
            texts.keys.filter { $0.hasPrefix(folder + "/") && $0.hasSuffix(".swift") }
        }
        #expect(folders.allSatisfy { !$0.isEmpty })
        let contract = try #require(folders[1].first.flatMap { texts[$0] })
        #expect(contract.contains("\npublic import BooksContractSupport\n"))
        for (path, text) in texts where path.hasSuffix(".swift") {
            #expect(!text.contains("DTOMockServer") && !text.contains("DTOContract"), "\(path)")
            #expect(!text.contains("ECMAPatterns"), "\(path)")
        }
    }

    /// Scenarios need the server for tests, and a target of UI tests can have it as a product.
    @Test(arguments: [[.scenarios], [.models, .client, .scenarios]] as [Set<GenerationOptions.Artifact>])
    func scenariosBringTheServerAlong(_ emit: Set<GenerationOptions.Artifact>) throws {
        let texts = try texts(run(emit, libraries: .few))
        let manifest = try #require(texts["Package.swift"])
        #expect(manifest.contains(#".library(name: "BooksServerSupport", targets: ["BooksServerSupport"])"#))
        #expect(
            manifest.contains(#".target(name: "BooksServerSupport", dependencies: ["BooksRuntime", "BooksContract"#))
        #expect(manifest.components(separatedBy: #".target(name: "BooksRuntime""#).count == 2)
        for name in ["Runtime", "ServerSupport", "ContractSupport", "PatternSupport"] {
            #expect(texts.keys.contains { $0.hasPrefix("Sources/Books\(name)/") }, "\(name)")
        }
        let frame = try #require(texts["Scenarios/UITestCase.swift"])
        #expect(frame.contains("\nimport BooksServerSupport\n") && !frame.contains("DTOMockServer"))
    }

    /// If scenarios use the server of another library, the package does not contain that server.
    @Test func scenariosMayHaveAnotherServer() throws {
        let texts = try texts(run([.scenarios], configuration: "scenarios: {server: SwiftMockServer}", libraries: .few))
        #expect(texts["Scenarios/UITestCase.swift"]?.contains("\nimport SwiftMockServer\n") == true)
        #expect(!texts.keys.contains { $0.hasPrefix("Sources/") })
        #expect(texts["Package.swift"]?.contains("ServerSupport") == false)
    }

    @Test(arguments: [
        ("DTOMocks", "MockSupport"), ("DTOMockServer", "ServerSupport"), ("DTOContract", "ContractSupport"),
        ("ECMAPatterns", "PatternSupport"),
    ])
    func bringsTheServerAlong(_ library: String, name: String) throws {
        let texts = try Self.withServer.get()
        let sources = SharedFolder.packageRoot.appending(path: "Sources/Libraries/\(library)")
        let paths = try FileManager.default.subpathsOfDirectory(atPath: sources.path).filter {
            $0.hasSuffix(".swift") && !$0.hasPrefix("Streams/")
        }
        let folder = "Sources/Books\(name)/"
        #expect(!paths.isEmpty)
        #expect(Set(texts.keys.filter { $0.hasPrefix(folder) }) == Set(paths.map { folder + $0 }))
        #expect(try !Self.withClient.get().keys.contains { $0.hasPrefix(folder) })
    }

    /// The tool that runs as a build step has no libraries.
    @Test func needsTheLibraries() {
        let result = run(libraries: nil)
        #expect(result.diagnostics.map(\.id) == ["standalone-in-build"])
        #expect(result.files == nil)
        #expect(run(configuration: "standalone: true", libraries: nil).diagnostics.first?.location?.line == 1)
    }

    @Test func saysWhatDoesNotFit() {
        let configuration = "{runtime-module: Mine, formats: {money: {type: Amount, import: Finance}, date-time: Date}}"
        let result = run(configuration: configuration, libraries: .few)
        #expect(result.diagnostics.map(\.id) == ["unused-runtime-module", "foreign-module", "unused-format"])
        #expect(result.files != nil)
    }
}

extension EmbeddedLibraries {
    /// Each library has three files here, because all files take a second.
    static var few: EmbeddedLibraries {
        var libraries = standard
        libraries.sources = libraries.sources.mapValues { Array($0.prefix(3)) }
        return libraries
    }
}
