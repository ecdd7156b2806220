import ContractModel

// These functions replace the definitions to which the parts of a contract refer.

extension TypeReference {
    /// Returns the reference with its definitions replaced.
    func mapping(_ place: (TypeID) -> TypeID) -> TypeReference {
        switch self {
        case .scalar, .json, .payload: self
        case .array(let element): .array(element.mapping(place))
        case .dictionary(let value): .dictionary(value.mapping(place))
        case .optional(let wrapped): .optional(wrapped.mapping(place))
        case .definition(let id): .definition(place(id))
        case .generic(let id, let payload): .generic(place(id), payload: payload.mapping(place))
        }
    }

    fileprivate mutating func map(_ place: (TypeID) -> TypeID) {
        switch self {
        case .scalar, .json, .payload: break
        case .array, .dictionary, .optional, .definition, .generic: self = mapping(place)
        }
    }
}

extension TypeShape {
    /// Replaces the definitions to which the shape refers.
    mutating func mapReferences(_ place: (TypeID) -> TypeID) {
        switch self {
        case .record(var record):
            self = .namespace
            record.properties.mapReferences(place)
            record.additionalProperties?.reference.map(place)
            self = .record(record)
        case .union(var union):
            self = .namespace
            for index in union.variants.indices { union.variants[index].use.reference.map(place) }
            self = .union(union)
        case .alias(var use):
            use.reference.map(place)
            self = .alias(use)
        case .envelope(var envelope):
            envelope.mapReferences(place)
            self = .envelope(envelope)
        case .outcome(var outcome):
            outcome.success.mapReferences(place)
            outcome.failure.mapReferences(place)
            self = .outcome(outcome)
        case .enumeration, .namespace: break
        }
    }
}

extension EnvelopeShape {
    fileprivate mutating func mapReferences(_ place: (TypeID) -> TypeID) {
        properties.mapReferences(place)
        for index in applications.indices { applications[index].payload.reference.map(place) }
    }
}

extension [PropertyDefinition] {
    fileprivate mutating func mapReferences(_ place: (TypeID) -> TypeID) {
        for index in indices {
            self[index].use.reference.map(place)
            self[index].content?.map(place)
        }
    }
}

extension OperationDefinition {
    /// Replaces the definitions to which the operation refers, except its own type.
    mutating func mapReferences(_ place: (TypeID) -> TypeID) {
        requestBody?.reference.map(place)
        for index in responses.indices { responses[index].body.reference.map(place) }
        interface?.mapReferences(place)
    }
}

extension OperationInterface {
    fileprivate mutating func mapReferences(_ place: (TypeID) -> TypeID) {
        for index in parameters.indices { parameters[index].value?.use.reference.map(place) }
        body?.contents.mapReferences(place)
        for index in statuses.indices {
            statuses[index].contents.mapReferences(place)
            statuses[index].headers.mapReferences(place)
        }
        message?.use.reference.map(place)
    }
}

extension [ContentDefinition] {
    fileprivate mutating func mapReferences(_ place: (TypeID) -> TypeID) {
        for index in indices {
            self[index].value?.use.reference.map(place)
            self[index].item?.use.reference.map(place)
            for event in self[index].events.indices { self[index].events[event].value.use.reference.map(place) }
            for key in self[index].partHeaders.keys { self[index].partHeaders[key]?.mapReferences(place) }
        }
    }
}

extension [HeaderDefinition] {
    fileprivate mutating func mapReferences(_ place: (TypeID) -> TypeID) {
        for index in indices { self[index].value.use.reference.map(place) }
    }
}
