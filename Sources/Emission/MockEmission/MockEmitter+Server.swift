import ContractModel
import ContractServing
import Diagnostics
import Files
import FixtureEmission
import GenerationSettings
import Platform
import SwiftEmission
import Texts

extension MockEmitter {
    /// The file with the contract for a server in tests: `MockServer(serving: .booksTrack)`. The file is in its own
    /// module, because it needs `DTOMockServer`.
    var contractFile: [GeneratedFile] {
        guard let schemas else { return [] }
        var (contract, fixtures) = (contract.restored, fixtures)
        if let written = contract.asWritten {
            var diagnostics = DiagnosticSink()
            fixtures = FixtureBuilder.fixtures(of: written, options: options, diagnostics: &diagnostics)
            contract = written
        }
        let served = ServedContract.runtime(contract, fixtures, schemas: schemas, pagination: options.pagination)
        let text = DeepStack.result { RuntimeContractText(served, schemas).bytes }
        var bytes = Array((header + ["", contractHead]).joined(separator: "\n").utf8)
        let literal = RawLiteral(text[...])
        bytes.append("    private let contractText = \(literal.opening)\n")
        literal.write(to: &bytes, indentation: 8)
        bytes.append("        \(literal.closing)\n#else\n    private let contractText = \"{}\"\n#endif\n")
        let name =
            switch options.layout {
            case .files: "RuntimeContract+\(IdentifierCasing.capitalized(contractName))"
            case .bundled: "\(module)MockServer"
            }
        return [GeneratedFile(path: "Mocks/Server/\(name).swift", bytes: bytes)]
    }

    /// The name of the constant with the contract: `booksTrack` for the client `BooksTrackClient`. Without a client,
    /// the name comes from the name of the module.
    private var contractName: String {
        let name = client?.name.name ?? module
        let endings = client == nil ? ["API"] : ["Client"]
        let ending = endings.first { name.hasSuffix($0) && name.count > $0.count } ?? ""
        return IdentifierCasing.lowerCamel(String(name.dropLast(ending.count)))
    }

    private var contractHead: String {
        let name = SwiftIdentifier(checked: contractName).declared
        return """
            \(access) import \(options.contractModule)

            \(isolation)extension RuntimeContract {
                /// The contract of a test server: `MockServer(serving: .\(contractName))`.
                /// In a release build, the contract has no operations.
                \(access) static let \(name) = RuntimeContract(json: contractText)
            }

            #if DEBUG

            """
    }
}
