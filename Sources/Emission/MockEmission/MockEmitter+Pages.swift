import ContractServing
import GenerationSettings
import SwiftEmission
import Texts

/// Writes the pages that describe the mocks to developers.
extension MockEmitter {
    private var size: Int {
        plans.flatMap(\.documents).reduce(0) { $0 + $1.content.size }
    }

    var readme: String {
        let count = plans.reduce(0) { $0 + $1.documents.count }
        let largest = plans.flatMap(\.documents).sorted { ($1.content.size, $0.name) < ($0.content.size, $1.name) }
        let rows = largest.prefix(5).filter { $0.content.size > 0 }.map { "| `\($0.name)` | \($0.content.size) |" }
        return """
            # Mock data

            These documents are the mock responses of the API. gen-dtos makes them from the contract: from its examples, or from its schemas where
            no example conforms. Run gen-dtos after each change of the contract. `gen-dtos --check` finds documents that are out of date.

            | what | where |
            |---|---|
            | the documents of an operation | `Sources/Documents/`, a file for each operation |
            | the operation of each document | `Sources/MockCatalog.swift` |
            | handwritten documents, which replace generated ones | `Files/` |
            | how to use them | `EXAMPLES.md` |

            ## Names

            `mock`, the path with `_` for each `/`, and the method in lower case: `GET /v1/search/isbn` is `mock_v1_search_isbn_get`. A parameter
            in the path is replaced by its example, or by `\(MockNames.sample)`: `GET /api/users/{id}` is `mock_api_users_\(MockNames.sample)_get`. If two operations would
            have the same name, each name ends in a hash.

            | suffix | document |
            |---|---|
            | none | the successful response |
            | `.404`, `.4XX`, `.default` | the response for that status, for other statuses from 400 to 499, for all other statuses |
            | `.empty` | the successful response without items |
            | `.page2` | the second page |
            | `.minimal` | the successful response with only the required properties |

            When a document is loaded, the base URL replaces `\(ServerLinks.placeholder)`.

            ## Handwritten documents

            Put `mock_v1_search_isbn_get.json` into `Files/`, and pass the folder, or a bundle that contains the file, to the mock:
            `MockFiles(folder:)`, `MockFiles(bundle:)`. A file replaces the generated document with its name. gen-dtos never changes or removes a file.

            ## In a release

            The documents are within `#if DEBUG`, so a release build does not contain them. `gen-dtos verify-release APP --fixtures Mocks` checks this.

            ## Size

            \(count.counted("document")), \(size.counted("byte")). `mocks: minimal` in gen-dtos.yaml leaves out optional properties.

            | the largest | bytes |
            |---|---|
            \(rows.joined(separator: "\n"))

            """
    }

    var examples: String {
        // An operation has no mock documents if no value satisfies the schemas of its responses.
        let served = plans.filter { !$0.documents.isEmpty }
        let plan =
            served.first { $0.method == "GET" && $0.documents.first?.mediaType == "application/json" } ?? served.first
            ?? plans.first
        let name = plan?.name ?? "mock_health_get"
        let operation = SwiftLiteral.string(plan?.operation ?? "getHealth").text
        let libraries = [options.clientModule, options.contractModule, options.mocksModule, "\(module)Mocks"]
        let imports = (libraries + (client == nil ? [] : [module])).sorted()
        let modules = imports.map { "`import \($0)`" }.joined(separator: ", ")
        let clientName = client?.name.name ?? "Client"
        let calls = """
            ## A client with mock responses

            ```swift
            let api = \(clientName).mock(.success, delay: .zero)           // for tests and previews
            let slow = \(clientName).mock(.slow)
            let offline = \(clientName).mock(.offline)
            ```

            ## A scenario for each operation, changed at run time

            ```swift
            let mock = MockAPIClient(serving: Mocks.catalog, delay: .zero)
            mock.use(.failure(status: 404), for: \(operation))
            mock.use(.sequence([.failure(status: 503), .success]), for: \(operation))
            mock.scenario = .empty                                         // all other operations
            let api = \(clientName)(through: mock)
            ```

            ## Mock mode

            ```swift
            #if DEBUG
                APIClientFactory.useMocks { MockAPIClient(serving: Mocks.catalog) }
            #endif
            ```


            """
        return """
            # How to use mock data

            The examples need `import Foundation`, \(modules).

            ## A document

            ```swift
            let data = try MockDataLoader.loadRawData(\(SwiftLiteral.string(name).text))
            let linked = Data.fixture(\(SwiftLiteral.string(name).text), baseURL: "http://localhost:4010")
            ```

            \(client == nil ? "" : calls)## Handwritten documents

            ```swift
            let files = MockFiles(folder: URL(fileURLWithPath: "Mocks/Files"))
            let byHand = MockAPIClient(serving: Mocks.catalog, files: files)
            ```

            ## Errors

            | error | cause |
            |---|---|
            | `MockDataError.fileNotFound` | no document or file has the name; a release build has no documents |
            | `MockDataError.decodingFailed` | the document cannot be decoded as the type; the error contains the decoding error |
            | `APIClientError.noData` | a mock has no document for the call |

            """
    }
}

extension MockPlan.Content {
    var size: Int {
        switch self {
        case .nothing: 0
        case .text(let bytes), .bytes(let bytes): bytes.count
        }
    }
}
