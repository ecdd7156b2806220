import ContractReading
import Diagnostics
import YAMLTree

/// Checks operations.
enum OperationRules {
    static func duplicateIdentifiers(_ outline: DocumentOutline, _ findings: inout DiagnosticSink) {
        var first: [String: SourceLocation] = [:]
        for operation in outline.operations {
            guard let node = operation.node["operationId"], case .string(let name)? = node.scalar else { continue }
            if let location = first[name] {
                findings.emit(LintMessages.duplicateOperation(name, at: node.location, first: location))
            } else {
                first[name] = node.location
            }
        }
    }

    static func missingResponses(_ outline: DocumentOutline, _ findings: inout DiagnosticSink) {
        for operation in outline.operations {
            let responses = operation.node["responses"]
            guard operation.node["$ref"] == nil, responses?["$ref"] == nil else { continue }
            if responses?.pairs.contains(where: { !$0.key.hasPrefix("x-") }) != true {
                findings.emit(
                    LintMessages.noResponse(operation.method, operation.path, at: operation.location))
            }
        }
    }
}
