import ContractModel
import Diagnostics
import SwiftEmission

/// Finds schemas with namespaces in their names, as .NET, Java and Kubernetes write them.
enum NamespaceRules {
    /// The least number of schemas, and of segments in a name. If there are fewer, the author may have meant the whole
    /// name.
    private static let leastCount = 3
    private static let leastSegments = 3

    static func namespaces(_ contract: Contract, _ findings: inout DiagnosticSink) {
        let names = contract.definitions.compactMap(\.schemaName)
        let segments = SchemaSegments(of: names)
        let spaced = names.filter { name in
            segments.name(of: name) != name && name.split(separator: ".").count >= leastSegments
        }
        guard spaced.count >= leastCount, let example = spaced.min(),
            let location = contract.definitions.first(where: { $0.schemaName == example })?.location
        else { return }
        findings.emit(
            LintMessages.namespacedNames(
                spaced.count, such: example, as: segments.name(of: example), at: location))
    }
}
