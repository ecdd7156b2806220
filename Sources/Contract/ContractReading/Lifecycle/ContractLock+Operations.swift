import ContractModel
import Diagnostics

extension LockedOperation {
    /// Returns the operations that an app can call, sorted by name. If several operations have the same name, only the
    /// first of these operations is returned.
    static func all(of contract: Contract) -> [LockedOperation] {
        let paths = contract.paths
        var known: Set<String> = []
        return contract.operations.compactMap { operation in
            guard !operation.isCalledByServer, let interface = operation.interface,
                known.insert(operation.name).inserted
            else { return nil }
            return LockedOperation(operation, interface) { paths[$0.rawValue] }
        }.sorted { $0.name < $1.name }
    }

    private init(
        _ operation: OperationDefinition, _ interface: OperationInterface, _ path: (TypeID) -> DefinitionPath
    ) {
        // The client has types for the headers of successes only.
        func headers(of status: StatusDefinition) -> [FactList] {
            status.status.hasPrefix("2") ? status.headers.map { FactList($0, path) } : []
        }
        func content(_ content: ContentDefinition, of status: StatusDefinition?) -> ContractValue {
            var facts = FactList()
            facts.add("status", status?.status)
            facts.add("media", content.mediaType)
            facts.add("type", content.value.map { LockedType($0, path).value })
            facts.add("item", content.item.map { LockedType($0, path).value })
            facts.add("parts", objects: content.parts.sorted { $0.key < $1.key }.map { FactList(part: $0, $1) })
            facts.add("headers", objects: status.map(headers) ?? [])
            return facts.value
        }
        var facts = FactList()
        facts.add("method", operation.method)
        facts.add("path", operation.path)
        facts.add("tags", strings: interface.tags)
        facts.add("group", interface.group)
        facts.add("name-in-group", interface.nameInGroup)
        facts.add("body-required", interface.body?.isRequired == true)
        facts.add("body", interface.body.map { .array($0.contents.map { content($0, of: nil) }) })
        let answers = interface.statuses.flatMap { status -> [ContractValue] in
            let contents = status.contents.map { content($0, of: status) }
            if !contents.isEmpty { return contents }
            var facts = FactList()
            facts.add("status", status.status)
            facts.add("headers", objects: headers(of: status))
            return [facts.value]
        }
        facts.add("answers", answers.isEmpty ? nil : .array(answers))
        if let security = interface.security, !security.isInherited {
            facts.add(
                "security",
                .array(security.value.map { .array($0.schemes.map { .string($0.name) }) }))
        }
        if let servers = interface.servers, !servers.isInherited {
            facts.add("server", servers.value.servers.first?.urlWithDefaults)
        }
        facts.add("spanning", strings: interface.spanningParameters.sorted())
        let parameters = interface.parameters.map { LockedParameter($0, path) }
        self.init(name: operation.name, facts: facts.value, parameters: parameters, location: operation.location)
    }
}

extension LockedParameter {
    fileprivate init(_ parameter: ParameterDefinition, _ path: (TypeID) -> DefinitionPath) {
        var facts = FactList()
        facts.add("name", parameter.name)
        facts.add("in", parameter.place)
        facts.add("type", parameter.value.map { LockedType($0, path).value })
        facts.add("required", parameter.isRequired)
        facts.add(parameter.serialization)
        facts.add("reserved", parameter.allowsReserved)
        facts.add("swift-name", parameter.preferredName)
        self.init(facts: facts.value)
    }
}

extension LockedType {
    fileprivate init(_ value: ValueDefinition, _ path: (TypeID) -> DefinitionPath) {
        let type = LockedType(value.use, path)
        if case .nullable = type { self = type } else { self = value.isNullable ? .nullable(type) : type }
    }
}

extension FactList {
    fileprivate init(_ header: HeaderDefinition, _ path: (TypeID) -> DefinitionPath) {
        self.init()
        add("name", header.name)
        add("type", LockedType(header.value, path).value)
        add("required", header.isRequired)
        add(header.serialization)
    }

    fileprivate init(part name: String, _ serialization: ValueSerialization) {
        self.init()
        add("name", name)
        add(serialization)
    }

    fileprivate mutating func add(_ serialization: ValueSerialization) {
        switch serialization {
        case .style(let style, let explode):
            add("style", style)
            add("explode", explode)
        case .content(let mediaType): add("content", mediaType)
        }
    }

    fileprivate mutating func add(_ key: String, objects: [FactList]) {
        add(key, objects.isEmpty ? nil : .array(objects.map(\.value)))
    }
}

// MARK: Past

extension ContractHistory {
    /// Returns the operations of both states. An operation or parameter that only the past has is marked as removed,
    /// unless the configuration excludes it.
    func continued(_ past: [LockedOperation], by present: [LockedOperation], now: () -> Departure) -> [LockedOperation]
    {
        let former = Dictionary(past.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
        var known: Set<String> = []
        var result = present.map { operation in
            known.insert(operation.name)
            guard keepsRemoved, let old = former[operation.name] else { return operation }
            var operation = operation
            var position = 0
            for var parameter in old.parameters {
                if let index = operation.parameters.firstIndex(where: { $0.key == parameter.key }) {
                    position = index + 1
                } else if parameter.key[1] != "path" {
                    // A path without the parameter could not contain its value.
                    parameter.departure = parameter.departure?.day == nil ? now() : parameter.departure
                    operation.parameters.insert(parameter, at: position)
                    position += 1
                }
            }
            return operation
        }
        for var old in past where !known.contains(old.name) {
            if !isInDocument(.operation(old.name)) {
                guard keepsRemoved else { continue }
                old.departure = old.departure?.day == nil ? now() : old.departure
            }
            result.append(old)
        }
        return result.sorted { $0.name < $1.name }
    }
}

extension ContractRestorer {
    /// Adds the removed operations and parameters. Only the client uses them: mock servers do not serve them.
    mutating func restoreOperations(_ operations: [LockedOperation]) {
        var gone: [String: [(position: Int, definition: ParameterDefinition)]] = [:]
        for operation in operations {
            if let departure = operation.departure {
                contract.goneOperations.append(restored(operation, departure))
            } else {
                gone[operation.name] = operation.parameters.enumerated().compactMap { position, parameter in
                    guard parameter.departure != nil else { return nil }
                    return self.parameter(parameter, at: operation.location).map { (position, $0) }
                }
            }
        }
        for index in contract.operations.indices {
            guard let parameters = gone.removeValue(forKey: contract.operations[index].name) else { continue }
            contract.operations[index].interface?.goneParameters = parameters
        }
    }

    private mutating func restored(_ operation: LockedOperation, _ departure: Departure) -> OperationDefinition {
        let facts = operation.facts
        var interface = OperationInterface()
        interface.tags = facts["tags"]?.strings ?? []
        interface.group = facts["group"]?.string
        interface.nameInGroup = facts["name-in-group"]?.string
        interface.deprecation = deprecation(facts, departure)
        interface.servers = facts["server"]?.string.map {
            EffectiveValue(
                value: ServerList([ServerDefinition(url: $0)]), isInherited: false, location: operation.location)
        }
        interface.spanningParameters = Set(facts["spanning"]?.strings ?? [])
        interface.parameters = operation.parameters.compactMap { parameter($0, at: operation.location) }
        if let body = facts["body"] {
            interface.body = BodyDefinition(
                description: nil, isRequired: facts["body-required"] == .boolean(true),
                contents: LockedOperation.elements(body).compactMap { content($0, at: operation.location) },
                location: operation.location)
        }
        interface.statuses = statuses(facts["answers"], at: operation.location)
        let inherited = contract.operations.lazy.compactMap { $0.interface?.security }.first { $0.isInherited }
        interface.security =
            facts["security"].map { security in
                let requirements = LockedOperation.elements(security).map { names in
                    SecurityRequirement(schemes: (names.strings ?? []).map { .init(name: $0, scopes: []) })
                }
                return EffectiveValue(value: requirements, isInherited: true, location: operation.location)
            } ?? inherited
        let type = add(DefinitionPath(root: .operation(operation.name)), at: operation.location)
        // A deprecated type is dropped if a present type has the same name.
        contract[type].deprecation = interface.deprecation
        let json = interface.statuses.flatMap { status in
            status.contents.filter { MediaType.isJSON($0.mediaType) }.compactMap { content in
                content.value.map { ($0.use, status.status) }
            }
        }
        return OperationDefinition(
            name: operation.name, method: facts["method"]?.string ?? "get", path: facts["path"]?.string ?? "/",
            pointer: "/former-operations/\(operation.name)", documentation: Documentation(),
            requestBody: interface.body?.contents.lazy.compactMap { $0.value?.use }.first,
            responses: json.map {
                ResponseDefinition(status: $1, body: $0, examples: [], location: operation.location)
            },
            interface: interface, type: type, location: operation.location)
    }

    private func statuses(_ answers: ContractValue?, at location: SourceLocation) -> [StatusDefinition] {
        var statuses: [StatusDefinition] = []
        for answer in LockedOperation.elements(answers) {
            guard let status = answer["status"]?.string else { continue }
            if statuses.last?.status != status {
                statuses.append(
                    StatusDefinition(
                        status: status, description: nil, contents: [], headers: [], links: [], location: location))
            }
            let last = statuses.count - 1
            if let content = content(answer, at: location) { statuses[last].contents.append(content) }
            if statuses[last].headers.isEmpty {
                statuses[last].headers = LockedOperation.elements(answer["headers"]).compactMap { facts in
                    facts["name"]?.string.map { name in
                        HeaderDefinition(
                            name: name, isRequired: facts["required"] == .boolean(true),
                            serialization: serialization(facts), value: value(facts["type"] ?? .null),
                            location: location)
                    }
                }
            }
        }
        return statuses
    }

    private func content(_ facts: ContractValue, at location: SourceLocation) -> ContentDefinition? {
        guard let mediaType = facts["media"]?.string else { return nil }
        return ContentDefinition(
            mediaType: mediaType, value: facts["type"].map { value($0) }, item: facts["item"].map { value($0) },
            parts: Dictionary(
                LockedOperation.elements(facts["parts"]).map { ($0["name"]?.string ?? "", serialization($0)) },
                uniquingKeysWith: { first, _ in first }),
            location: location)
    }

    private func value(_ type: ContractValue) -> ValueDefinition {
        if case .nullable(let wrapped)? = LockedType(type) {
            return ValueDefinition(use: use(wrapped), isNullable: true)
        }
        return ValueDefinition(use: use(type), isNullable: false)
    }

    private func serialization(_ facts: ContractValue) -> ValueSerialization {
        facts["content"]?.string.map { .init(mediaType: $0) }
            ?? .style(facts["style"]?.string ?? "form", explode: facts["explode"] == .boolean(true))
    }

    /// Returns a parameter of the contract. A removed parameter is optional.
    private func parameter(_ parameter: LockedParameter, at location: SourceLocation) -> ParameterDefinition? {
        let facts = parameter.facts
        guard let name = facts["name"]?.string, let place = facts["in"]?.string else { return nil }
        var definition = ParameterDefinition(
            name: name, place: place,
            isRequired: parameter.departure == nil && facts["required"] == .boolean(true),
            serialization: serialization(facts), allowsReserved: facts["reserved"] == .boolean(true),
            value: facts["type"].map { value($0) },
            deprecation: parameter.departure.flatMap { deprecation(facts, $0) }, location: location)
        definition.wasRequired = parameter.departure != nil && facts["required"] == .boolean(true)
        definition.preferredName = facts["swift-name"]?.string
        return definition
    }
}
