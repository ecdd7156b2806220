import ContractModel

/// The messages that contain the values of each definition.
///
/// A read-only property is not a part of a request, and a write-only property is not a part of a response. A definition
/// without a use is treated as a part of responses, because the only purpose of its Swift type is decoding.
struct UsageTable {
    private var usages: [TypeID: Set<Usage>] = [:]
    private var queue: [(id: TypeID, usage: Usage)] = []
    /// The definitions that operations use. Other definitions that contain them add no usage.
    private var used: Set<TypeID> = []

    init(_ contract: Contract) {
        for operation in contract.operations {
            for use in operation.uses { add(use.reference, use.usage) }
        }
        drain(contract)
        used = Set(usages.keys)
        for definition in contract.definitions where usages[definition.id] == nil {
            add(.definition(definition.id), Usage(.response, .property))
            drain(contract)
        }
    }

    subscript(id: TypeID) -> Set<Usage> { usages[id] ?? [] }

    private mutating func drain(_ contract: Contract) {
        while let (id, usage) = queue.popLast() {
            let inner = Usage(usage.direction, .property)
            switch contract[id].shape {
            case .record(let record):
                add(record.properties, usage.direction)
                add(record.additionalProperties?.reference, inner)
            case .envelope(let envelope): add(envelope.properties, usage.direction)
            case .outcome(let outcome): add(outcome.success.properties + outcome.failure, usage.direction)
            case .union(let union): for variant in union.variants { add(variant.use.reference, usage) }
            case .alias(let use): add(use.reference, usage)
            case .enumeration, .namespace: break
            }
        }
    }

    private mutating func add(_ properties: [PropertyDefinition], _ direction: Usage.Direction) {
        for property in properties where property.travels(direction) {
            add(property.use.reference, Usage(direction, .property))
            add(property.content, Usage(direction, .property))
        }
    }

    private mutating func add(_ reference: TypeReference?, _ usage: Usage) {
        switch reference {
        case .definition(let id)?:
            if used.contains(id) { return }
            if usages[id, default: []].insert(usage).inserted { queue.append((id, usage)) }
        case .generic(let id, let payload)?:
            if !used.contains(id), usages[id, default: []].insert(usage).inserted { queue.append((id, usage)) }
            add(payload, usage)
        case .array(let inner)?, .dictionary(let inner)?, .optional(let inner)?: add(inner, usage)
        case .scalar?, .json?, .payload?, nil: break
        }
    }
}

/// The direction in which a value is sent, and the part of the message that contains the value.
package struct Usage: Hashable, Comparable {
    package enum Direction: String {
        case response
        case request
    }

    /// The part of a message, which is also a part of the rules' ids.
    package enum Role: String {
        case property
        case body
        case parameter
        case header
    }

    var direction: Direction
    var role: Role

    package init(_ direction: Direction, _ role: Role) {
        self.direction = direction
        self.role = role
    }

    /// The beginning of a rule's id: `response-property`.
    package var prefix: String { "\(direction.rawValue)-\(role.rawValue)" }

    package static func < (left: Usage, right: Usage) -> Bool {
        (left.direction.rawValue, left.role.rawValue) > (right.direction.rawValue, right.role.rawValue)
    }
}

extension OperationDefinition {
    /// The types of all parts of the operation's messages.
    var uses: [(reference: TypeReference, usage: Usage)] {
        guard let interface else { return [] }
        let (sent, received): (Usage.Direction, Usage.Direction) =
            isCalledByServer ? (.response, .request) : (.request, .response)
        var uses: [(reference: TypeReference, usage: Usage)] = []
        func add(_ value: ValueDefinition?, _ direction: Usage.Direction, _ role: Usage.Role) {
            if let reference = value?.use.reference { uses.append((reference, Usage(direction, role))) }
        }
        for parameter in interface.parameters { add(parameter.value, sent, .parameter) }
        func add(_ content: ContentDefinition, _ direction: Usage.Direction) {
            add(content.described, direction, .body)
            if let inner = content.inner { uses.append((inner, Usage(direction, .property))) }
        }
        for content in interface.body?.contents ?? [] { add(content, sent) }
        for status in interface.statuses {
            for content in status.contents {
                add(content, received)
                for event in content.events { add(event.value, received, .body) }
            }
            for header in status.headers { add(header.value, received, .header) }
        }
        add(interface.message, received, .body)
        return uses
    }
}

extension PropertyDefinition {
    func travels(_ direction: Usage.Direction) -> Bool {
        direction == .request ? !isReadOnly : !isWriteOnly
    }
}
