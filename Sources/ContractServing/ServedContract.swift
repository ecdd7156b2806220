package import ContractModel
package import DTOContract
package import FixtureEmission
import Foundation

/// Contract, values → what a server needs to stand for the backend.
package struct ServedContract {
    private let contract: Contract
    private let fixtures: FixtureSet

    package static func runtime(_ contract: Contract, _ fixtures: FixtureSet) -> RuntimeContract {
        let served = ServedContract(contract: contract, fixtures: fixtures)
        return RuntimeContract(
            title: contract.info.title, basePaths: served.basePaths,
            operations: contract.operations.indices.compactMap(served.operation))
    }

    /// What the server calls is not served.
    private func operation(_ index: Int) -> RuntimeOperation? {
        let operation = contract.operations[index]
        guard !operation.isCalledByServer, let interface = operation.interface else { return nil }
        return RuntimeOperation(
            id: operation.name, method: operation.method.uppercased(), path: operation.path,
            parameters: interface.parameters.map {
                RuntimeParameter(name: $0.name, place: $0.place, isRequired: $0.isRequired)
            },
            body: interface.body.map {
                RuntimeBody(isRequired: $0.isRequired, mediaTypes: $0.contents.map(\.mediaType))
            },
            answers: interface.statuses.map { answer($0, of: operation, fixtures.responses[index]) })
    }

    private var basePaths: [String] {
        let servers = contract.operations.lazy.compactMap { $0.interface?.servers }.first { $0.isInherited }
        let paths = (servers?.value.servers ?? []).map { server -> String in
            let url = server.url
            let rest = url.range(of: "://").map { url[$0.upperBound...] } ?? url[...]
            let path = rest.firstIndex(of: "/").map { rest[$0...] } ?? ""
            return String(path.hasSuffix("/") ? path.dropLast() : path)
        }
        // A variable in it could be anything.
        return Set(paths.filter { !$0.isEmpty && !$0.contains("{") }).sorted()
    }

    // MARK: Answers

    private func answer(
        _ status: StatusDefinition, of operation: OperationDefinition, _ values: [FixtureSet.Response]
    ) -> RuntimeAnswer {
        let own = values.filter { operation.responses[$0.index].status == status.status }
        // JSON is what most clients ask for; a stream comes last, because it does not end.
        let contents = status.contents.enumerated().sorted { left, right in
            (rank(left.element), left.offset) < (rank(right.element), right.offset)
        }
        return RuntimeAnswer(status: status.status, contents: contents.map { content($0.element, own) })
    }

    private func rank(_ content: ContentDefinition) -> Int {
        if isStream(content) { return 2 }
        return MediaType.isJSON(content.mediaType) ? 0 : 1
    }

    private func isStream(_ content: ContentDefinition) -> Bool {
        !content.events.isEmpty || content.item != nil
            || MediaType.essence(of: content.mediaType) == "text/event-stream"
    }

    private func content(_ content: ContentDefinition, _ values: [FixtureSet.Response]) -> RuntimeContent {
        let mediaType = MediaType.concrete(content.mediaType)
        if isStream(content) { return RuntimeContent(mediaType: mediaType, events: events(of: content)) }
        if MediaType.isJSON(mediaType) {
            let examples = values.map { RuntimeExample(name: $0.example, body: Data($0.value.json.utf8)) }
            return RuntimeContent(
                mediaType: mediaType,
                examples: examples.isEmpty ? [RuntimeExample(body: Data("null".utf8))] : examples)
        }
        return RuntimeContent(mediaType: mediaType, examples: [RuntimeExample(body: SampleFile.data(of: mediaType))])
    }

    // MARK: Streams

    /// Those that end the stream come last, and one of them is enough.
    private func events(of content: ContentDefinition) -> [RuntimeEvent] {
        if content.events.isEmpty {
            guard let item = content.described else { return [] }
            return [RuntimeEvent(data: value(of: item.use.reference))]
        }
        let passing = content.events.filter { !content.terminalEvents.contains($0.name) }
        let last = content.terminalEvents.lazy.compactMap { name in content.events.first { $0.name == name } }.first
        return (passing + [last].compactMap(\.self)).map {
            RuntimeEvent(name: $0.name, data: value(of: $0.value.use.reference))
        }
    }

    /// A value of a type, as JSON.
    private func value(of reference: TypeReference) -> String {
        switch reference {
        case .optional(let inner): return value(of: inner)
        case .array(let inner): return "[\(value(of: inner))]"
        case .dictionary: return "{}"
        case .definition(let id), .generic(let id, _):
            if let record = fixtures[record: id] { return record.full.json }
            if let variant = fixtures[union: id].first { return variant.value.json }
            if case .alias(let use) = contract[id].shape { return value(of: use.reference) }
            if case .enumeration(let shape) = contract[id].shape, let first = shape.cases.first {
                return first.value.json
            }
            return "null"
        case .scalar, .json, .payload: return "null"
        }
    }
}

extension MediaType {
    /// A type that can be sent, for a range of types.
    fileprivate static func concrete(_ mediaType: String) -> String {
        switch essence(of: mediaType) {
        case "*/*", "application/*": "application/json"
        case "text/*": "text/plain"
        case "image/*": "image/png"
        case let range where range.hasSuffix("/*"): "application/octet-stream"
        default: mediaType
        }
    }
}
