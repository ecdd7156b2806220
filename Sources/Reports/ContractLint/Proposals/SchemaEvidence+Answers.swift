import ContractModel
import ContractReading
import Diagnostics
import YAMLTree

/// A response of a running API.
package struct ObservedAnswer: Sendable {
    /// The method in capitals.
    package var method: String
    /// The path template of the operation.
    package var path: String
    package var status: Int
    package var body: [UInt8]

    package init(method: String, path: String, status: Int, body: [UInt8]) {
        self.method = method
        self.path = path
        self.status = status
        self.body = body
    }
}

extension SchemaEvidence {
    /// Adds a response in JSON. A response that the document does not describe adds nothing.
    package mutating func add(_ answer: ObservedAnswer) {
        let operation = outline.operations.first {
            $0.path == answer.path && $0.method.uppercased() == answer.method
        }
        guard let schema = operation.flatMap({ schema(of: answer.status, in: $0.node) }) else { return }
        var faults = DiagnosticSink()
        let file = SourceFile(path: "answer.json", bytes: answer.body)
        let tree = YAMLReader.read(
            file, id: SourceFileID(rawValue: 0), limits: .standard, mergeKeys: false, diagnostics: &faults)
        if let tree { add(tree.root, of: schema) }
    }

    private func schema(of status: Int, in operation: YAMLNode) -> YAMLNode? {
        let keys = ["\(status)", "\(status / 100)XX", "\(status / 100)xx", "default"]
        guard let responses = operation["responses"],
            let response = keys.lazy.compactMap({ responses[$0] }).first.flatMap({ outline.object($0) })
        else { return nil }
        if SpecificationVersions.only20.contains(outline.version) { return response["schema"] }
        return response["content"]?.pairs.first { MediaType.isJSON($0.key) }?.value["schema"]
    }
}
