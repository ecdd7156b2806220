import Diagnostics
import EmbeddedSources
import Files
import Foundation
import Generation
import GenerationSettings
import TestSupport
import Testing

/// The `README.md` of a standalone package describes the package's parts, and its Swift compiles.
@Suite struct PackageReadmeTests {
    private static let document = """
        openapi: 3.1.0
        info: {title: "Books <b>*now*</b>", version: "2"}
        servers:
          - {url: https://api.example.com/v1, description: Production}
          - {url: "https://{region}.example.com/v1", description: Regional, variables: {region: {default: eu}}}
        security: [{key: []}]
        paths:
          /books:
            post:
              operationId: addBook
              requestBody: {required: true, content: {application/json: {schema: {$ref: "#/components/schemas/Book"}}}}
              responses: {"204": {description: Done.}}
          /books/{id}:
            get:
              operationId: getBook
              parameters: [{name: id, in: path, required: true, schema: {type: string}, example: b1}]
              responses:
                "200": {description: It., content: {application/json: {schema: {$ref: "#/components/schemas/Book"}}}}
                "404": {description: None., content: {application/json: {schema: {$ref: "#/components/schemas/Problem"}}}}
        components:
          securitySchemes: {key: {type: apiKey, in: header, name: X-Key}}
          schemas:
            Book: {type: object, required: [title], properties: {title: {type: string}}}
            Problem: {type: object, required: [code], properties: {code: {type: string}}}
        """

    private static func files(
        _ emit: Set<GenerationOptions.Artifact>, document: String = Self.document, beside readme: String? = nil,
        standalone: Bool = true, settings: String = "{}"
    ) throws -> [GeneratedFile] {
        var input = GenerationInput(
            document: SourceFile(path: "openapi.yaml", text: document),
            configuration: Configuration(reading: SourceFile(path: "gen-dtos.yaml", text: settings)),
            overrides: OptionOverrides(module: "Books", emit: emit, standalone: standalone),
            build: GeneratorBuild(libraries: .standard))
        input.readme = readme.map { Array($0.utf8) }
        let result = GenerationPipeline.run(input)
        let set = try #require(result.files, "\(result.diagnostics.map(\.message))")
        return set.files + set.usersFiles
    }

    private static func readme(
        _ emit: Set<GenerationOptions.Artifact>, document: String = Self.document, beside readme: String? = nil,
        settings: String = "{}"
    ) throws -> GeneratedFile {
        try #require(
            try files(emit, document: document, beside: readme, settings: settings).first { $0.path == "README.md" })
    }

    /// The document with a scheme for sign-ins, with the flow and its settings.
    private static func document(with flow: String) -> String {
        document.replacing("security: [{key: []}]", with: "security: [{key: []}, {login: [read]}]")
            .replacing("securitySchemes: {", with: "securitySchemes: {login: {type: oauth2, flows: {\(flow)}}, ")
    }

    private static func text(_ file: GeneratedFile) -> String { String(decoding: file.bytes, as: UTF8.self) }

    // MARK: Content

    /// A first call that needs no credentials works without further code.
    @Test func theFirstCallNeedsNoCredentials() throws {
        let open = Self.document.replacing(
            "components:",
            with: """
                  /shelves:
                    get: {operationId: listShelves, security: [], responses: {"204": {description: None.}}}
                components:
                """)
        let text = Self.text(try Self.readme([.models, .client], document: open))
        #expect(text.contains("await api.listShelves()"))
    }

    @Test func saysWhatThePackageHas() throws {
        let text = Self.text(try Self.readme([.models, .client, .fixtures, .mocks]))
        #expect(text.contains("\n# Books \\<b>\\*now\\*\\</b>\n"))
        let headings = text.matches(of: /(?m)^## (.*)$/).map { String($0.1) }
        #expect(
            headings == ["Install", "First call", "Servers", "Authentication", "Errors", "Mocks", "Changes"])
        #expect(text.contains("let api = BooksClient(.regional())"))
        #expect(text.contains("    let result = try await api.getBook(id: \"b1\")"))
        #expect(text.contains("let api = BooksClient().with(credentials: .apiKey(key))"))
        #expect(text.contains("| `BooksFixtures` |") && text.contains("| `BooksMocks` |"))
    }

    @Test func saysNothingOfWhatItLacks() throws {
        let text = Self.text(try Self.readme([.models]))
        let headings = text.matches(of: /(?m)^## (.*)$/).map { String($0.1) }
        #expect(headings == ["Install", "First value", "Changes"])
        #expect(text.contains("try DTODecoder().decode(Book.self, from: data)"))
        #expect(!text.contains("Client") && !text.contains("Mocks") && !text.contains("Fixtures"))
        let fixtures = Self.text(try Self.readme([.fixtures]))
        #expect(fixtures.contains(".product(name: \"BooksFixtures\", package: \"Books\")"))
        #expect(!fixtures.contains("ContractInfo"))
    }

    @Test(arguments: [
        (
            "authorizationCode: {authorizationUrl: 'https://l.example/a', tokenUrl: 'https://l.example/t', scopes: {read: R}}",
            "try await session.signIn(browser: browser)"
        ),
        ("clientCredentials: {tokenUrl: 'https://l.example/t', scopes: {read: R}}", "flow: .clientCredentials"),
    ])
    func showsASignIn(_ flow: String, _ line: String) throws {
        let document = Self.document(with: flow)
        let text = Self.text(try Self.readme([.models, .client], document: document, settings: "sign-in: true"))
        #expect(text.contains("import BooksSignIn\n") && text.contains("OAuthScheme.booksLogin.server"))
        #expect(text.contains(line) && text.contains(".schemes([\"login\": session.credentials])"))
        #expect(!Self.text(try Self.readme([.models, .client], document: document)).contains("OAuthScheme"))
    }

    /// Users cannot sign in without a page, and the app cannot sign in for them.
    @Test func showsNoSignInWithoutAPage() throws {
        let document = Self.document(
            with: "authorizationCode: {authorizationUrl: /a, tokenUrl: 'https://l.example/t', scopes: {read: R}}")
        let text = Self.text(try Self.readme([.models, .client], document: document, settings: "sign-in: true"))
        #expect(!text.contains("OAuthScheme"))
    }

    // MARK: The owner's text

    @Test func keepsTheOwnersText() throws {
        let made = Self.text(try Self.readme([.models]))
        let own = "# Ours\r\n\n" + made.replacing("## Install", with: "## Edited") + "\nLast *words*"
        let kept = try Self.readme([.models], beside: own)
        #expect(Self.text(kept) == "# Ours\r\n\n" + made + "\nLast *words*" && !kept.isUsers)
        // A file without the tool's part is its owner's.
        for foreign in ["# Mine\n", "", String(made.dropLast(30))] {
            let file = try Self.readme([.models], beside: foreign)
            #expect(Self.text(file) == foreign && file.isUsers)
        }
    }

    /// A title cannot end the tool's part.
    @Test func titlesDoNotEndThePart() throws {
        let made = Self.text(try Self.readme([.models]))
        let ending = try #require(made.split(separator: "\n").last)
        let document = Self.document.replacing("Books <b>*now*</b>", with: "T\\n\(ending)\\n# x")
        let hostile = Self.text(try Self.readme([.models], document: document))
        #expect(hostile.split(separator: "\n").count { $0 == ending } == 1)
        #expect(Self.text(try Self.readme([.models], document: document, beside: hostile)) == hostile)
    }

    // MARK: Swift

    #if os(Linux)
        /// The blocks compile: the first in a `Package.swift`, the others with the modules of the package.
        @Test func swiftCompiles() throws {
            try #require(SwiftCompiler.modules != nil, "the modules of the build were not found")
            let folder = FileManager.default.temporaryDirectory.appending(path: "readme-\(UUID())")
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            defer { try? FileManager.default.removeItem(at: folder) }
            let emit: Set<GenerationOptions.Artifact> = [.models, .client, .fixtures, .mocks]
            // The libraries of a package differ from those of the build only in their names.
            let flow = "authorizationCode: {authorizationUrl: 'https://l.example/a', tokenUrl: 'https://l.example/t'}"
            let (document, settings) = (Self.document(with: flow), "sign-in: true")
            let text = [
                ("BooksRuntime", "DTORuntime"), ("BooksClientSupport", "DTOClient"), ("BooksMockSupport", "DTOMocks"),
                ("BooksSignIn", "DTOSignIn"),
            ]
            .reduce(Self.text(try Self.readme(emit, document: document, settings: settings))) {
                $0.replacing($1.0, with: $1.1)
            }
            let blocks = text.matches(of: /(?ms)^```swift\n(.*?)\n```$/).map { String($0.1) }
            try #require(blocks.count == 7)

            func written(_ name: String, _ text: String) throws -> URL {
                let url = folder.appending(path: name)
                try Data(text.utf8).write(to: url)
                return url
            }
            let manifest = try written(
                "Package.swift",
                "import PackageDescription\nfunc manifest() -> Package {\n\(blocks[0])\nreturn package\n}\n")
            let compiler = URL(filePath: try #require(Self.compiler)).resolvingSymlinksInPath()
            let api = compiler.deletingLastPathComponent().appending(path: "../lib/swift/pm/ManifestAPI").path
            #expect(
                try SwiftCompiler.diagnose(
                    [manifest], module: "Manifest", arguments: ["-I", api, "-package-description-version", "6.1.0"],
                    warnings: .areIgnored) == "")

            let files = try Self.files(emit, document: document, standalone: false, settings: settings)
                .filter { $0.path.hasSuffix(".swift") }
            for (module, place) in [("Books", "Sources/"), ("BooksMocks", "Mocks/Sources/")] {
                let sources = try files.filter { $0.path.hasPrefix(place) }.map { file in
                    try written(file.path.replacing("/", with: "-"), Self.text(file))
                }
                let problems = try SwiftCompiler.emitModule(
                    sources, called: module, into: folder, arguments: ["-I", folder.path, "-D", "DEBUG"])
                try #require(problems == "", "\(problems.prefix(2_000))")
            }
            var urls: [URL] = []
            for (index, block) in blocks.dropFirst().enumerated() {
                let lines = block.split(separator: "\n", omittingEmptySubsequences: false)
                let own = lines.filter { $0.hasPrefix("import ") }
                let imports = own.isEmpty ? ["import Books", "import DTOClient"] : own
                let code = lines.filter { !$0.hasPrefix("import ") }.joined(separator: "\n")
                urls.append(
                    try written(
                        "Block\(index).swift",
                        imports.joined(separator: "\n")
                            + "\nfunc block\(index)(key: String, token: String) async throws {\n\(code)\n}\n"))
            }
            #expect(
                try SwiftCompiler.diagnose(
                    urls, module: "App", arguments: ["-I", folder.path], warnings: .areIgnored) == "")
        }

        private static var compiler: String? {
            let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
            return folders.map { "\($0)/swiftc" }.first { FileManager.default.isExecutableFile(atPath: $0) }
        }
    #endif
}
