import ContractModel
import Foundation
package import Platform

/// An overlay that adds the samples of the page to a document, as `x-codeSamples`. Redoc, Scalar and other viewers show
/// the samples (OpenAPI Overlay 1.0.0).
package enum SamplesOverlay {
    /// The beginning of each overlay, by which the tool recognizes it.
    package static let mark = "{\n  \"overlay\": \"1.0.0\",\n  \"info\": {\n    \"title\": \"Samples by gen-dtos"

    /// Returns the overlay as JSON, which is also YAML.
    package static func bytes(of page: ContractPage, workers: Workers) -> [UInt8] {
        let contract = page.contract
        let actions = zip(contract.operations, page.callSamples(workers: workers)).compactMap { operation, samples in
            target(of: operation).flatMap { samples.isEmpty ? nil : action(at: $0, samples) }
        }
        let info = object([
            ("title", .string("Samples by gen-dtos for \(contract.info.title)")),
            ("version", .string(contract.info.version)),
        ])
        return object([("overlay", .string("1.0.0")), ("info", info), ("actions", .array(actions))]).jsonBytes
    }

    private static func object(_ members: [(key: String, value: ContractValue)]) -> ContractValue {
        .object(members.map { .init(key: $0.key, value: $0.value) })
    }

    private static func action(at target: String, _ samples: [PageSample]) -> ContractValue {
        let values = samples.map { sample in
            object([
                ("lang", .string(sample.title == "curl" ? "Shell" : sample.title)),
                ("label", .string(sample.title)), ("source", .string(sample.lines.joined(separator: "\n"))),
            ])
        }
        return object([("target", .string(target)), ("update", object([("x-codeSamples", .array(values))]))])
    }

    /// Returns the place of an operation as a JSONPath (RFC 9535): `$['paths']['/books/{id}']['get']`. Returns nil for
    /// an operation in another file.
    private static func target(of operation: OperationDefinition) -> String? {
        guard operation.pointer.hasPrefix("#/") else { return nil }
        return operation.pointer.dropFirst(2).split(separator: "/", omittingEmptySubsequences: false).reduce("$") {
            let name = ($1.removingPercentEncoding ?? String($1)).replacing("~1", with: "/").replacing("~0", with: "~")
            return $0 + "['" + name.replacing("\\", with: "\\\\").replacing("'", with: "\\'") + "']"
        }
    }
}
