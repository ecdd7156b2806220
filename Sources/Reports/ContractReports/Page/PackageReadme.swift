import ClientEmission
import ContractModel
import Files
import GenerationSettings
import SwiftEmission

/// Writes `README.md` of a standalone package. The tool replaces only the text between two comments. Everything before
/// and after them belongs to the package's owner.
package struct PackageReadme {
    package static let path = "README.md"

    let contract: Contract
    let names: NameTable
    let options: GenerationOptions
    /// The spellings of the client, or nil without a client.
    let client: ClientEmitter?
    /// The Swift code of a first call, or nil without a client.
    let call: [String]?
    /// The name of a type for an example that decodes, or nil if the package has no record.
    let decoded: String?

    private var module: String { names.module }

    // MARK: The owner's text

    private static let beginning: StaticString =
        "Made by gen-dtos. Do not edit this part, which ends with the last comment: gen-dtos replaces it."
    private static let ending: StaticString = "The part made by gen-dtos ends here. Text before and after it is yours."

    /// Returns the file. An existing file without the two comments belongs to its owner and is not changed.
    ///
    /// - Parameter present: The bytes of the present file, or nil if the file does not exist.
    static func file(_ made: MarkdownPage, beside present: [UInt8]?) -> GeneratedFile {
        guard let present else { return GeneratedFile(path: path, bytes: made.bytes) }
        guard let part = part(of: present) else { return GeneratedFile(path: path, bytes: present).users }
        return GeneratedFile(path: path, bytes: present[..<part.lowerBound] + made.bytes + present[part.upperBound...])
    }

    /// Whether the file has text that its owner has written.
    package static func hasTextOfOwner(_ present: [UInt8]) -> Bool {
        guard let part = part(of: present) else { return true }
        return (present[..<part.lowerBound] + present[part.upperBound...]).contains { $0 > 0x20 }
    }

    /// Returns the range of the tool's part, which consists of whole lines. The result is nil if one of the two
    /// comments is missing.
    private static func part(of text: [UInt8]) -> Range<Int>? {
        func isComment(_ line: ArraySlice<UInt8>, _ words: StaticString) -> Bool {
            (line.last == 0x0D ? line.dropLast() : line).elementsEqual("<!-- \(words) -->".utf8)
        }
        let lines = text.split(separator: 0x0A, omittingEmptySubsequences: false)
        guard let first = lines.first(where: { isComment($0, beginning) }),
            let last = lines.last(where: { isComment($0, ending) }), first.startIndex < last.startIndex
        else { return nil }
        return first.startIndex..<min(last.endIndex + 1, text.endIndex)
    }

    // MARK: The tool's part

    var page: MarkdownPage {
        var page = MarkdownPage()
        page.comment(Self.beginning)
        page.heading(1, .plain(contract.info.title.isEmpty ? module : contract.info.title))
        let version = contract.info.version
        let summary: MarkdownText = version.isEmpty ? "" : "Version \(.plain(version)) of the API. "
        let constant: MarkdownText =
            options.emit.contains(.models) ? " `ContractInfo` has the version and the title as constants." : ""
        page.paragraph(summary + "gen-dtos has made this package from the OpenAPI document of the API." + constant)
        writeInstallation(to: &page)
        if let client { write(client, to: &page) } else { writeDecoding(to: &page) }
        if options.emit.contains(.mocks), let client { writeMocks(client, to: &page) }
        page.heading(2, "Changes")
        page.paragraph("`AGENTS.md` has the command that makes the package again. Do not edit the other files.")
        page.comment(Self.ending)
        return page
    }

    private var products: [(name: String, content: MarkdownText)] {
        let emit = options.emit
        let client = emit.contains(.client)
        return [
            emit.contains(.models)
                ? (module, client ? "the types of the API, and the client that calls it" : "the types of the API")
                : nil,
            emit.contains(.fixtures) ? (module + "Fixtures", "JSON of each type and response, for tests") : nil,
            emit.contains(.mocks)
                ? (module + "Mocks", "clients with mock responses, for previews and debug builds") : nil,
            emit.contains(.mocks) ? (module + "MockServer", "the data of a mock server for tests") : nil,
        ].compactMap(\.self)
    }

    private func writeInstallation(to page: inout MarkdownPage) {
        guard let product = products.first?.name else { return }
        page.heading(2, "Install")
        page.paragraph(
            "Put this folder next to your package, under the name \(.code(module)), and add it to `Package.swift`:")
        page.code([
            "let package = Package(", "    name: \"App\",",
            "    platforms: [.macOS(.v13), .iOS(.v16), .tvOS(.v16), .watchOS(.v9)],",
            "    dependencies: [.package(path: \"../\(module)\")],", "    targets: [",
            "        .target(name: \"App\", dependencies: [.product(name: \"\(product)\", package: \"\(module)\")])",
            "    ]", ")",
        ])
        page.table(["product", "content"], products.map { [.code($0.name), $0.content] })
    }

    private func imports(_ others: [String]) -> [String] {
        ([module, options.runtimeModule, "Foundation"] + others).sorted().map { "import " + $0 } + [""]
    }

    private func writeDecoding(to page: inout MarkdownPage) {
        guard options.emit.contains(.models), let decoded else { return }
        page.heading(2, "First value")
        page.code(
            imports([]) + [
                "func decode(_ data: Data) throws -> \(decoded) {",
                "    try DTODecoder().decode(\(decoded).self, from: data)", "}",
            ])
    }

    private func write(_ client: ClientEmitter, to page: inout MarkdownPage) {
        let imports = imports([options.clientModule])
        if let call {
            page.heading(2, "First call")
            page.code(imports + ["let api = \(client.construction())"] + call)
        }
        let access = AccessChapters(contract: contract, client: client)
        page += access.servers(at: nil)
        let servers = client.serverExpressions
        if servers.count > 1 { page.code(["let api = \(client.construction(servers[1]))"]) }
        page.paragraph(
            "\(.code(client.clientName.name + "(url:)")) takes the URL of any other server, such as a test server.")
        page += access.authentication(at: nil)
        page.heading(2, "Errors")
        page.paragraph(
            """
            A call throws `APIClientError`. Its case `apiError` has the contract's own type for the status. A call whose \
            task is cancelled throws `CancellationError`.
            """)
        page.code(
            imports + [
                "func report(_ error: APIClientError) {",
                "    print(error.operation ?? \"\", error.status ?? 0, error.message ?? \"\")",
                "    print(error.answer?.requestID ?? \"no response\")", "}",
            ])
    }

    private func writeMocks(_ client: ClientEmitter, to page: inout MarkdownPage) {
        let name = client.clientName.declared
        page.heading(2, "Mocks")
        page.paragraph("`Mocks/EXAMPLES.md` shows more. Release builds have no mock data.")
        page.code(
            imports([module + "Mocks", options.mocksModule]) + [
                "let preview = \(name).mock(.success)", "let offline = \(name).mock(.offline)",
            ])
    }
}
