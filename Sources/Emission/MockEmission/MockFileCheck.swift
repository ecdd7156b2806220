package import ContractModel
package import ContractReading
import ContractServing
import DTOContract
import DTORuntime
package import Diagnostics
package import FixtureEmission
import Foundation
package import GenerationSettings
package import YAMLTree

/// Compares handwritten mock documents with the schemas of their responses.
package struct MockFileCheck {
    /// A handwritten mock document.
    package struct File {
        /// The name without its ending: `mock_v1_search_isbn_get.404`.
        package var name: String
        package var tree: YAMLTree

        package init(name: String, tree: YAMLTree) {
            self.name = name
            self.tree = tree
        }
    }

    private let contract: Contract
    private let plans: [MockPlan]
    private let operations: [String: OperationDefinition]
    private let schemas: SchemaExport
    private let set: SchemaSet
    /// The URL that replaces the placeholder for the server during the check.
    private let server: String

    /// - Parameter schemas: The schemas of all responses.
    package init(
        _ contract: Contract, options: GenerationOptions, fixtures: FixtureSet, schemas: SchemaExport
    ) {
        self.contract = contract
        self.schemas = schemas
        plans = MockBuilder.plans(of: contract, options: options, fixtures: fixtures)
        operations = Dictionary(
            contract.operations.map { (Self.key($0.method, $0.path), $0) }, uniquingKeysWith: { first, _ in first })
        set = ServedContract.set(of: schemas)
        server = ServerLinks.first(of: contract) ?? "http://localhost"
    }

    package func findings(in files: [File]) -> DiagnosticSink {
        var diagnostics = DiagnosticSink()
        for file in files { check(file, &diagnostics) }
        return diagnostics
    }

    package static func isJSON(_ bytes: [UInt8]) -> Bool {
        (try? DTODecoder().decode(JSONValue.self, from: Data(bytes))) != nil
    }

    private static func key(_ method: String, _ path: String) -> String { "\(method.uppercased()) \(path)" }

    /// The greatest number of findings for one file.
    private static let findingLimit = 20

    private func check(_ file: File, _ diagnostics: inout DiagnosticSink) {
        let name = String(file.name.prefix { $0 != "." })
        guard let plan = plan(of: name) else {
            // A mock document that code requests by its name may have any name.
            if MockNames.isOfOperation(name) {
                diagnostics.emit(MockMessages.unused(file.name, at: file.tree.root.location))
            }
            return
        }
        guard let status = status(of: file.name.dropFirst(name.count + 1), plan),
            let content = status.definition.principal, MediaType.isJSON(content.mediaType),
            let schema = content.schema.flatMap({ schemas.numbers[$0] })
        else { return }
        let value = JSONValue(withServer(ContractValue(file.tree.root)))
        let violations = SchemaValidator.violations(in: value, of: schema, in: set, .response)
        for violation in violations.prefix(Self.findingLimit) {
            diagnostics.emit(
                MockMessages.mismatch(
                    violation.reason, of: plan.operation, status: status.code,
                    at: file.tree.root.part(at: violation.pointer).location))
        }
    }

    // MARK: Names

    /// Returns the plan of the operation whose mock document has the name, or whose path has a URL with that name. If
    /// several operations fit, the operation with the fewest parameters in its path wins.
    private func plan(of name: String) -> MockPlan? {
        plans.first { $0.name == name }
            ?? plans.filter { MockNames.fits(name, method: $0.method, path: $0.path) }.min {
                ($0.path.count { $0 == "{" }, -$0.path.count) < ($1.path.count { $0 == "{" }, -$1.path.count)
            }
    }

    /// - Parameter suffix: A status such as `404`, `4XX` or `default`. Any other suffix means the success.
    private func status(of suffix: Substring, _ plan: MockPlan) -> (definition: StatusDefinition, code: Int)? {
        let statuses = operations[Self.key(plan.method, plan.path)]?.interface?.statuses ?? []
        let named = statuses.first { $0.status.lowercased() == suffix.lowercased() }
        let isClass = suffix.lowercased() == "default" || suffix.uppercased().hasSuffix("XX")
        guard
            let code = Int(suffix)
                ?? (isClass ? RuntimeAnswer(status: String(suffix)).code() : plan.documents.first?.status)
        else { return nil }
        let found =
            named ?? statuses.first { Int($0.status) == code }
            ?? statuses.first { $0.status != "default" && RuntimeAnswer(status: $0.status).fits(code) }
            ?? statuses.first { $0.status == "default" }
        return found.map { ($0, code) }
    }

    // MARK: Values

    private func withServer(_ value: ContractValue) -> ContractValue {
        switch value {
        case .string(let text):
            let rest = text.hasPrefix(ServerLinks.placeholder) ? text.dropFirst(ServerLinks.placeholder.count) : nil
            return rest.map { .string(server + $0) } ?? value
        case .array(let elements): return .array(elements.map(withServer))
        case .object(let members):
            return .object(members.map { .init(key: $0.key, value: withServer($0.value)) })
        case .null, .boolean, .integer, .number: return value
        }
    }
}

extension YAMLNode {
    /// Returns the value at a JSON pointer (RFC 6901), or the nearest enclosing value that exists.
    fileprivate func part(at pointer: String) -> YAMLNode {
        SchemaFit.path(pointer).reduce(self) { node, key in
            switch node.kind {
            case .mapping: return node[key] ?? node
            case .sequence:
                guard let index = Int(key), node.elements.indices.contains(index) else { return node }
                return node.elements[index]
            case .scalar: return node
            }
        }
    }
}
