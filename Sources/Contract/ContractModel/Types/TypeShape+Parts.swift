extension TypeShape {
    public var allProperties: [PropertyDefinition] {
        switch self {
        case .record(let record): record.properties
        case .envelope(let envelope): envelope.properties
        case .outcome(let outcome): outcome.success.properties + outcome.failure
        case .enumeration, .union, .alias, .namespace: []
        }
    }
}

extension TypeShape {
    /// The uses of the properties or variants, each with whether its value is boxed.
    public var parts: [(use: TypeUse, isBoxed: Bool)] {
        switch self {
        case .record(let record): record.properties.parts
        case .union(let union): union.variants.map { ($0.use, $0.isBoxed) }
        case .envelope(let envelope): envelope.properties.parts
        case .outcome(let outcome): outcome.success.properties.parts + outcome.failure.parts
        case .enumeration, .alias, .namespace: []
        }
    }

    /// Marks the properties or variants with these indices as boxed.
    public mutating func box(at indices: [Int]) {
        switch self {
        case .record(var record):
            for index in indices { record.properties[index].isBoxed = true }
            self = .record(record)
        case .union(var union):
            for index in indices { union.variants[index].isBoxed = true }
            self = .union(union)
        case .envelope(var envelope):
            for index in indices { envelope.properties[index].isBoxed = true }
            self = .envelope(envelope)
        case .outcome(var outcome):
            let count = outcome.success.properties.count
            for index in indices {
                if index < count {
                    outcome.success.properties[index].isBoxed = true
                } else {
                    outcome.failure[index - count].isBoxed = true
                }
            }
            self = .outcome(outcome)
        case .enumeration, .alias, .namespace: break
        }
    }
}

extension [PropertyDefinition] {
    // Copying a whole property is expensive.
    fileprivate var parts: [(use: TypeUse, isBoxed: Bool)] { indices.map { (self[$0].use, self[$0].isBoxed) } }
}
