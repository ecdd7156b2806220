import DTOContract
import DTORuntime
import Foundation

/// These functions store and show resources for `--stateful`.
extension ContractService {
    func remember(
        _ operation: RuntimeOperation, _ request: MockHTTPRequest, _ session: String, in answer: inout ContractAnswer
    ) {
        guard let (resource, role) = remembered(by: operation) else { return }
        let list = Self.listPath(operation.path, role, request.pathParameters)
        let example = answer.isJSON ? answer.response.body.flatMap { JSONValue(bytes: $0) } : nil
        let sent = request.body.flatMap { JSONValue(bytes: $0)?.objectValue }
        let place = example.flatMap { RecordPlace.record(in: $0, key: resource.key) }
        // Servers ignore read-only members in a request (OpenAPI 3.0.3 section 4.7.24).
        let own = readOnlyKeys(of: operation, answer.schema.flatMap { place?.schema(in: $0, of: contract.schemas) })
        let members = sent?.filter { !own.contains($0.key) }
        let schema = answer.schema
        let fits: ([String: JSONValue]) -> Bool = { item in
            guard let example, let place else { return true }
            return self.fits(place.replaced(in: example, by: .object(item)), insteadOf: example, schema)
        }
        let outcome: StateOutcome = control.sessions.with(session) { session, room in
            guard session.resources.open(list, resource, room: room - session.weight) else { return .full }
            let left = room - session.weight
            switch (role, request.method) {
            case (.list, .get), (.list, .head): return .shown(.array(session.resources.list(list)))
            case (.list, .post):
                let created = session.resources.create(members ?? [:], in: list, resource, room: left, fits: fits)
                return StateOutcome(created)
            case (.item(let parameter), let method):
                let id = request.pathParameters[parameter] ?? ""
                let isThere = session.resources.item(id, in: list) != nil
                switch method {
                case .get, .head:
                    return session.resources.item(id, in: list).map { .shown(.object($0)) } ?? .missing
                case .put:
                    guard let members else { return isThere ? .usual : .missing }
                    let creates = operation.answers.contains { $0.status == "201" }
                    let replaced = session.resources.replace(
                        id, by: members, in: list, resource, room: left, creates: creates,
                        own: own, fits: fits)
                    return StateOutcome(replaced, isNew: !isThere)
                case .patch:
                    guard let members else { return isThere ? .usual : .missing }
                    return StateOutcome(
                        session.resources.merge(id, members, in: list, resource, room: left, fits: fits))
                case .delete:
                    if case .missing = session.resources.remove(id, in: list) { return .missing }
                    return .usual
                default: return .usual
                }
            default: return .usual
            }
        }
        show(outcome, resource, role, operation, request, example, in: &answer)
        if case .shown(.object(let item)) = outcome, request.method == .post, let id = item[resource.key]?.idText {
            lead(to: id, request, in: &answer)
        }
    }

    /// Shows the item of the list that the path selects, so that a list and its items agree. If the list does not have
    /// the item, the example of the document is kept.
    func showListed(_ operation: RuntimeOperation, _ request: MockHTTPRequest, in answer: inout ContractAnswer) {
        guard operation.method == "GET", answer.isJSON, (200..<300).contains(answer.response.status.code),
            remembered(by: operation) == nil, let (resource, role) = resource(of: operation),
            case .item(let parameter) = role, let id = request.pathParameters[parameter],
            let record = resource.listedRecord(id),
            let example = answer.response.body.flatMap({ JSONValue(bytes: $0) }),
            let place = RecordPlace.record(in: example, key: resource.key),
            // The document's example of this item is not changed.
            answer.isMade || place.value(in: example)?[resource.key]?.idText != id
        else { return }
        let schema = answer.schema
        let shown = example.showing(record, identifiedBy: resource.key) { fits($0, insteadOf: example, schema) }
        if let shown { answer.response.body = shown.bytes }
    }

    /// Sets the `Location` of a response to the path of the new item (RFC 9110 section 10.2.2).
    private func lead(to id: String, _ request: MockHTTPRequest, in answer: inout ContractAnswer) {
        let documented = answer.response.headers["Location"]
        guard documented != nil || answer.response.status == .created else { return }
        let isWhole = documented?.contains("://") == true
        let segment = id.addingPercentEncoding(withAllowedCharacters: .alphanumerics.union(["-", ".", "_", "~"])) ?? id
        let path = request.sentPath
        answer.response.headers["Location"] =
            (isWhole ? request.ownURL ?? "" : "") + path + (path.hasSuffix("/") ? "" : "/") + segment
    }

    /// - Parameter item: The number of the schema for the item in the response. This schema may mark more members as
    ///   read-only than the schema of the request.
    private func readOnlyKeys(of operation: RuntimeOperation, _ item: Int?) -> Set<String> {
        let shown = item.map { contract.schemas.readOnlyKeys(of: $0) } ?? []
        guard let body = operation.body,
            let index = body.mediaTypes.firstIndex(where: RuntimeMediaType.isJSON), let schema = body.schemas[index]
        else { return shown }
        let declared = SchemaTextReader(contract.schemas).keys(of: schema)
        return shown.subtracting(declared).union(contract.schemas.readOnlyKeys(of: schema))
    }

    private enum StateOutcome {
        case usual
        case shown(JSONValue)
        /// The item is new, and the client has chosen its id.
        case made(JSONValue)
        case missing
        case full

        init(_ outcome: ResourceStore.Outcome, isNew: Bool = false) {
            switch outcome {
            case .done(let item): self = isNew ? .made(.object(item)) : .shown(.object(item))
            case .missing: self = .missing
            case .full: self = .full
            }
        }
    }

    private func show(
        _ outcome: StateOutcome, _ resource: Resource, _ role: Resource.Role, _ operation: RuntimeOperation,
        _ request: MockHTTPRequest, _ example: JSONValue?, in answer: inout ContractAnswer
    ) {
        var shown: JSONValue?
        var example = example
        switch outcome {
        case .usual: return
        case .shown(let value): shown = value
        case .made(let value):
            shown = value
            answer = content(of: operation, MockStep(status: 201), request)
            answer.operation = operation.id
            example = answer.isJSON ? answer.response.body.flatMap { JSONValue(bytes: $0) } : nil
        case .missing:
            answer =
                chosen(operation, 404) == nil
                ? ContractAnswer(
                    Problem(
                        .notFound,
                        "\(request.path) does not exist. No request created the resource, or a request deleted it."))
                : content(of: operation, MockStep(status: 404), request)
            answer.operation = operation.id
            answer.problem = nil
        case .full:
            answer = ContractAnswer(
                Problem(
                    HTTPStatus(507),
                    "The stored resources have reached the server's limit. 'POST /__mock/reset' deletes them."))
            answer.operation = operation.id
        }
        guard let shown, let example else { return }
        let place =
            shown.arrayValue == nil
            ? RecordPlace.record(in: example, key: resource.key) : RecordPlace.list(in: example, operation.pages)
        guard let place else { return }
        var value = place.replaced(in: example, by: shown)
        // An item that no request has changed has only the members that the list shows.
        if case .object(let record) = shown, resource.listed.contains(shown) {
            let schema = answer.schema
            value =
                example.showing(record, identifiedBy: resource.key) { fits($0, insteadOf: example, schema) } ?? value
        }
        // A password that a client has sent is not shown.
        answer.response.body = (answer.schema.map { contract.schemas.answered(value, as: $0) } ?? value).bytes
    }

    /// Returns the path of a list, also for an item of the list: `/authors/7/books`.
    private static func listPath(_ path: String, _ role: Resource.Role, _ parameters: [String: String]) -> String {
        var segments = path.split(separator: "/").map { segment -> String in
            guard segment.hasPrefix("{"), segment.hasSuffix("}") else { return String(segment) }
            return parameters[String(segment.dropFirst().dropLast())] ?? String(segment)
        }
        if case .item = role { segments.removeLast() }
        return "/" + segments.joined(separator: "/")
    }
}
