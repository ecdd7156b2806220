import ContractServing
package import Platform
package import ContractModel
package import ContractReading
package import Files
package import FixtureEmission
import Foundation
package import GenerationSettings
package import SwiftEmission
import Texts

/// The client to whose calls the mocks respond.
package struct MockedClient: Sendable {
    package var name: SwiftIdentifier
    /// The types of the client's operations.
    package var operations: [SwiftTypeSpelling]

    package init(name: SwiftIdentifier, operations: [SwiftTypeSpelling]) {
        self.name = name
        self.operations = operations
    }
}

/// Writes the mock documents of a contract as a Swift module: a file with the mock documents of each operation, a
/// catalogue that assigns them to operations, and two pages for readers.
///
/// The mock documents are within `#if DEBUG`, because SwiftPM has no condition for resources. So an app that is built
/// for release does not contain the mock documents.
package struct MockEmitter: Sendable {
    let contract: Contract
    let module: String
    let options: GenerationOptions
    let plans: [MockPlan]
    let header: [String]
    /// The client, or nil if no client is generated.
    let client: MockedClient?
    /// The names of the library's types that are also types of the contract.
    let shadowed: Set<String>
    let fixtures: FixtureSet
    let samples: [Sample]
    /// The schemas of all parameters, bodies and responses, or nil if no server compares values with them.
    let schemas: SchemaExport?

    package init(
        _ contract: Contract, names: NameTable, options: GenerationOptions, fixtures: FixtureSet,
        schemas: SchemaExport?, client: MockedClient?
    ) {
        self.contract = contract
        self.fixtures = fixtures
        self.schemas = schemas
        module = names.module
        self.options = options
        // An internal type cannot be extended in another module.
        self.client = options.access == .internal ? nil : client
        samples = Self.samples(contract, names: names, fixtures)
        plans = MockBuilder.plans(of: contract, options: options, fixtures: fixtures, schemas: schemas)
        header = GeneratedHeader.lines(contract.info).map(\.text)
        shadowed = Set(names.definitions.lazy.map(\.type.path).filter { $0.count == 1 }.map { $0[0].name })
    }

    /// The modifier of declarations: `nonisolated `, or empty if the configuration turns it off.
    var isolation: String { options.isNonisolated ? "nonisolated " : "" }

    /// The access modifier of declarations. Code that uses mocks is in another module.
    var access: String { options.access == .public ? "public" : "package" }

    package func files(store: FileStore, workers: Workers) -> [GeneratedFile] {
        let made: [GeneratedFile]
        switch options.layout {
        case .files:
            made =
                plans.runs(of: 16).concurrentMap(workers: workers) { plans in plans.compactMap(documents) }.flatMap(
                    \.self)
                + [file("Sources/MockCatalog", catalog)] + clientFile + contractFile + pages + tests
        case .bundled:
            let parts =
                [catalog] + (client.map { [extensions(of: $0)] } ?? []) + [samplesFile ?? ""]
                + plans.map(constants)
            made = [file("Sources/\(module)Mocks", parts.joined(separator: "\n"))] + contractFile
        }
        return made.map { store.take($0) }
    }

    /// Returns the file of an operation's mock documents, or nil if its responses have no bodies.
    private func documents(_ plan: MockPlan) -> GeneratedFile? {
        if plan.documents.allSatisfy(\.content.isNothing) { return nil }
        return file("Sources/Documents/\(plan.name)", constants(plan))
    }

    private var clientFile: [GeneratedFile] {
        let client = client.map { [file("Sources/\($0.name.name)+Mocks", extensions(of: $0))] } ?? []
        return client + (samplesFile.map { [file("Sources/Samples", $0)] } ?? [])
    }

    private var pages: [GeneratedFile] {
        [
            page("README.md", readme), page("EXAMPLES.md", examples),
            // The folder with the handwritten mock documents.
            GeneratedFile(path: "Mocks/Files/.gitkeep", bytes: []),
        ]
    }

    private func file(_ name: String, _ text: String) -> GeneratedFile {
        GeneratedFile(path: "Mocks/\(name).swift", bytes: Array((header + ["", text]).joined(separator: "\n").utf8))
    }

    private func page(_ name: String, _ text: String) -> GeneratedFile {
        let mark = "<!-- Made by gen-dtos. Do not edit: change the contract and run gen-dtos. -->\n\n"
        return GeneratedFile(path: "Mocks/\(name)", bytes: Array((mark + text).utf8))
    }

    // MARK: Documents

    private func constants(_ plan: MockPlan) -> String {
        var bytes: [UInt8] = []
        bytes.append("#if DEBUG\n    \(isolation)extension Mocks {\n")
        let documents = plan.documents.filter { !$0.content.isNothing }
        for (index, document) in documents.enumerated() {
            if index > 0 { bytes.append("\n") }
            append(document, of: plan, to: &bytes)
        }
        bytes.append("    }\n#endif\n")
        return documents.isEmpty ? "" : String(decoding: bytes, as: UTF8.self)
    }

    private func append(_ document: MockPlan.Document, of plan: MockPlan, to bytes: inout [UInt8]) {
        let place = Prose.code("\(plan.method) \(plan.path)")
        for line in DocCommentLine.lines("\(place): \(document.status)", indentation: 8) {
            bytes.append("        \(line.text)\n")
        }
        let start = "        static let \(MockNames.constant(document.name)) = "
        switch document.content {
        case .nothing: break
        case .text(let text):
            let literal = RawLiteral(text[...])
            bytes.append("\(start)\(literal.opening)\n")
            literal.write(to: &bytes, indentation: 12)
            bytes.append("            \(literal.closing)\n")
        case .bytes(let content):
            bytes.append("\(start)\(SwiftLiteral.string(Data(content).base64EncodedString()).text)\n")
        }
    }

    // MARK: The catalogue

    private var catalog: String {
        let pixel = SampleFile.data(of: "image/png").base64EncodedString()
        let base = ServerLinks.first(of: contract) ?? "http://localhost"
        var lines = [
            options.importDeclaration(of: options.mocksModule, keyword: "public import"),
            options.importDeclaration(of: options.runtimeModule),
            "public import Foundation",
            "",
            "/// The mock responses of the API. A release build does not contain them.",
            "\(access) \(isolation)enum Mocks {",
            "    /// The document of each operation.",
            "    \(access) static let catalog = MockCatalog(baseURL: \(SwiftLiteral.string(base).text), operations)",
            "",
            "    #if DEBUG",
            "        private static let operations: [MockOperation] = [",
        ]
        lines += plans.flatMap(entry)
        lines += [
            "        ]",
            "    #else",
            "        private static let operations: [MockOperation] = []",
            "    #endif",
            "}",
            "",
            "\(isolation)extension MockDataLoader {",
            "    /// Decodes the document with this name. A file of the bundle replaces the generated document.",
            "    ///",
            "    /// - Throws: `MockDataError`.",
            "    \(access) static func load<Value: Decodable>(",
            "        _ name: String, as type: Value.Type = Value.self, bundle: Bundle? = nil",
            "    ) throws -> Value {",
            "        try MockDataLoader(Mocks.catalog, files: MockFiles(bundle: bundle)).load(name, as: type)",
            "    }",
            "",
            "    /// Returns the bytes of the document with this name. A file of the bundle replaces the generated document.",
            "    \(access) static func loadRawData(_ name: String, bundle: Bundle? = nil) throws -> Data {",
            "        try MockDataLoader(Mocks.catalog, files: MockFiles(bundle: bundle)).loadRawData(name)",
            "    }",
            "}",
            "",
            "\(isolation)extension Data {",
            "    /// An image of one pixel, for views that show images. In a release build, the data is empty.",
            "    \(access) static var stubAvatarImage: Data {",
            "        #if DEBUG",
            "            Data(",
            "                base64Encoded:",
            "                    \(SwiftLiteral.string(pixel).text)",
            "            ) ?? Data()",
            "        #else",
            "            Data()",
            "        #endif",
            "    }",
            "",
            "    /// Returns the bytes of the document with this name, with links to `baseURL`. Returns empty data if there is",
            "    /// no such document.",
            "    \(access) static func fixture(_ name: String, baseURL: String? = nil) -> Data {",
            "        (try? MockDataLoader(Mocks.catalog, baseURL: baseURL).loadRawData(name)) ?? Data()",
            "    }",
            "}",
        ]
        let text = lines.joined(separator: "\n") + "\n"
        return options.access == .public ? text : text.replacing("public import", with: "package import")
    }

    private func entry(_ plan: MockPlan) -> [String] {
        let indentation = "            "
        func literal(_ text: String) -> String { SwiftLiteral.string(text).text }
        var lines = [
            indentation + "MockOperation(",
            indentation + "    \(literal(plan.operation)), \(Self.method(plan.method)), \(literal(plan.path)),",
        ]
        if let pages = plan.pages { lines.append(indentation + "    pages: \(Self.spelling(pages)),") }
        lines.append(indentation + "    documents: [")
        for document in plan.documents {
            let name = "\(literal(document.name)), status: \(document.status)"
            let constant = MockNames.constant(document.name)
            let type = document.mediaType.map(literal) ?? "nil"
            let value =
                switch document.content {
                case .nothing: ".empty(\(name))"
                case .text where document.mediaType == "application/json": ".json(\(name), \(constant))"
                case .text: ".text(\(name), type: \(type), \(constant))"
                case .bytes: ".file(\(name), type: \(type), base64: \(constant))"
                }
            lines.append(indentation + "        \(value),")
        }
        return lines + [indentation + "    ]),"]
    }

    private static func method(_ method: String) -> String {
        OperationDefinition.isFixed(sent: method)
            ? ".\(method.lowercased())" : "HTTPMethod(\(SwiftLiteral.string(method).text))"
    }

    private static func spelling(_ pages: MockPlan.Pages) -> String {
        func literal(_ text: String) -> String { SwiftLiteral.string(text).text }
        func list(_ keys: [String]) -> String { "[\(keys.map(literal).joined(separator: ", "))]" }
        return switch pages {
        case .page(let parameter, let first): ".page(\(literal(parameter)), first: \(first))"
        case .offset(let parameter, let size, let first):
            ".offset(\(literal(parameter)), size: \(size)\(first == 0 ? "" : ", first: \(first)"))"
        case .cursor(let parameter): ".cursor(\(literal(parameter)))"
        case .lastItem(let parameter, let items, let member):
            ".lastItem(\(literal(parameter)), items: \(list(items)), member: \(list(member)))"
        case .link(let keys): ".link(\(list(keys)))"
        }
    }

    // MARK: The client

    /// Spells a type of the library in a file that also imports the contract's module.
    func library(_ name: String) -> String { spelling(name, of: options.mocksModule) }

    func spelling(_ name: String, of module: String) -> String {
        SwiftTypeSpelling(known: name, module: module, shadowed: shadowed).text
    }

    private func extensions(of client: MockedClient) -> String {
        let imports = [
            (module, "public "), (options.clientModule, ""), (options.contractModule, "public "),
            (options.mocksModule, "public "),
        ].sorted { $0 < $1 }.map { "\($1)import \($0)" }.joined(separator: "\n")
        let text = """
            \(imports)

            \(isolation)extension \(client.name.declared) {
                /// Returns a client whose responses are mock documents: `.mock(.success, delay: .zero)`.
                ///
                /// In a release build, which has no documents, the client's calls throw `APIClientError.noData`.
                ///
                /// - Parameter delay: The time before each response. The default is 500 ms in an app, and zero in
                ///   tests.
                \(access) static func mock(
                    _ scenario: \(library("MockScenario")), delay: \(spelling("MockDelay", of: options.contractModule)) = .automatic,
                    files: \(library("MockFiles")) = .none
                ) -> Self {
                    Self(
                        through: \(library("MockAPIClient"))(
                            serving: Mocks.catalog, scenario: scenario, files: files, delay: delay))
                }
            }

            """
        return options.access == .public ? text : text.replacing("public import", with: "package import")
    }
}

extension MockPlan.Content {
    var isNothing: Bool {
        if case .nothing = self { true } else { false }
    }
}
