package import ContractModel
import DTOContract
import DTORuntime
package import FixtureEmission
import Foundation

/// A request and its responses, as examples for readers.
package struct OperationSample: Sendable {
    /// The body of a request.
    package struct Body: Sendable {
        package var mediaType: String
        /// The value of JSON or of a form. The value is nil for plain text or a file.
        package var value: ContractValue?
        /// The value with only the required properties.
        package var least: ContractValue?
        /// The keys of parts that are files.
        package var files: Set<String> = []
    }

    /// The body of a response.
    package struct Answer: Sendable {
        package var status: String
        package var mediaType: String
        /// The name of the document's example, or nil.
        package var name: String?
        package var text: String
        package var isJSON: Bool
    }

    /// Maps the position of each required parameter to its value.
    package var parameters: [Int: ContractValue] = [:]
    /// The path and query, percent-encoded. The value is nil if a required parameter has no value that can be sent.
    package var target: String?
    /// The headers that carry parameters.
    package var headers: [(name: String, value: String)] = []
    package var body: Body?
    package var answers: [Answer] = []
}

/// Makes samples of operations. The bodies of responses are the bodies that the mock server sends (`ServedContract`).
package struct OperationSamples: Sendable {
    private let contract: Contract
    private let fixtures: FixtureSet
    private let values: ParameterValues
    /// Maps the position of an operation in the contract to the mock server's operation.
    private let served: [Int: RuntimeOperation]

    /// The greatest number of examples of a response, and the greatest length of an example in bytes.
    private static let exampleLimit = 2
    private static let lengthLimit = 100_000

    package init(_ contract: Contract, _ fixtures: FixtureSet, pagination: [String: PaginationRule]) {
        self.contract = contract
        self.fixtures = fixtures
        values = ParameterValues(contract)
        let positions = contract.operations.indices.filter { index in
            !contract.operations[index].isCalledByServer && contract.operations[index].interface != nil
        }
        let runtime = ServedContract.runtime(contract, fixtures, pagination: pagination)
        served = Dictionary(zip(positions, runtime.operations), uniquingKeysWith: { first, _ in first })
    }

    /// Returns the sample of the operation at a position in the contract.
    package func sample(of index: Int) -> OperationSample {
        let operation = contract.operations[index]
        var sample = OperationSample()
        guard let interface = operation.interface else { return sample }
        var sent: [(parameter: RuntimeParameter, value: JSONValue)] = []
        var isComplete = !interface.omitsPathParameters
        for (position, parameter) in interface.parameters.enumerated() where parameter.isRequired {
            guard let value = values.documented(parameter) ?? values.made(parameter) else {
                isComplete = false
                continue
            }
            sample.parameters[position] = value
            sent.append((RuntimeParameter(parameter), JSONValue(value)))
        }
        if isComplete, !operation.isCalledByServer,
            let text = try? RequestText(path: operation.path, spanning: interface.spanningParameters, sent)
        {
            sample.target = text.target
            sample.headers = text.headers.fields.map { (name: $0.name, value: $0.value) }
        }
        sample.body = interface.body?.principal.map(body)
        sample.answers = served[index]?.answers.flatMap(answers) ?? []
        return sample
    }

    // MARK: Requests

    private func body(_ content: ContentDefinition) -> OperationSample.Body {
        guard let use = content.value?.use, MediaType.isStructured(content.mediaType) else {
            return OperationSample.Body(mediaType: content.mediaType)
        }
        let least = values.made(use, named: "body")
        return OperationSample.Body(
            mediaType: content.mediaType, value: full(use.reference).map { written($0, use.reference) } ?? least,
            least: least, files: MediaType.isMultipart(content.mediaType) ? files(of: content) : [])
    }

    private func files(of content: ContentDefinition) -> Set<String> {
        let properties = contract.record(of: content)?.properties ?? []
        return Set(
            properties.filter { property in
                let use = contract.resolved(property.use)
                return [use, use.element.map(contract.resolved) ?? use].contains { use in
                    use.constraints.statedMediaType != nil || use.constraints.format == "binary"
                }
            }.map(\.key))
    }

    private func full(_ reference: TypeReference) -> ContractValue? {
        switch contract.resolved(reference) {
        case .definition(let id): fixtures[record: id]?.full ?? fixtures[union: id].first?.value
        case .array(let element): full(element).map { .array([$0]) }
        case .optional(let wrapped): full(wrapped)
        case .scalar, .json, .dictionary, .generic, .payload: nil
        }
    }

    /// Returns a value without the properties that only responses have, and without members with made keys, which a
    /// server may refuse.
    private func written(_ value: ContractValue, _ reference: TypeReference) -> ContractValue {
        switch (contract.resolved(reference), value) {
        case (.optional(let wrapped), _): return written(value, wrapped)
        case (.array(let element), .array(let elements)): return .array(elements.map { written($0, element) })
        case (.dictionary(let element), .object(let members)):
            return .object(members.map { .init(key: $0.key, value: written($0.value, element)) })
        case (.definition(let id), .object(let members)):
            guard case .record(let shape) = contract[id].shape else { return value }
            let properties = Dictionary(
                shape.properties.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
            return .object(
                members.compactMap { member in
                    guard let property = properties[member.key] else {
                        return member.key == FixtureBuilder.additionalKey ? nil : member
                    }
                    if property.isReadOnly { return nil }
                    return .init(key: member.key, value: written(member.value, property.use.reference))
                })
        default: return value
        }
    }

    // MARK: Answers

    private func answers(_ answer: RuntimeAnswer) -> [OperationSample.Answer] {
        guard answer.status != "204", let content = answer.contents.first else { return [] }
        let isJSON = RuntimeMediaType.isJSON(content.mediaType)
        if !content.events.isEmpty {
            let lines = content.events.flatMap { event in
                (event.name.map { ["event: \($0)"] } ?? []) + RuntimeEvent.fields(of: event.data) + [""]
            }
            return [text(lines.dropLast().joined(separator: "\n"), nil, answer.status, content.mediaType)]
        }
        return content.examples.prefix(Self.exampleLimit).compactMap { example in
            guard example.body.count <= Self.lengthLimit, let body = String(data: example.body, encoding: .utf8),
                !body.isEmpty, !body.contains("\0")
            else { return nil }
            return text(body, example.name, answer.status, content.mediaType, isJSON: isJSON)
        }
    }

    private func text(
        _ text: String, _ name: String?, _ status: String, _ mediaType: String, isJSON: Bool = false
    ) -> OperationSample.Answer {
        OperationSample.Answer(status: status, mediaType: mediaType, name: name, text: text, isJSON: isJSON)
    }
}
