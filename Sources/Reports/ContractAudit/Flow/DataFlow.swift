import ContractModel

/// Follows the properties of a DTO: through mappers, to models, and to the files that read them.
struct DataFlow {
    let pair: RecordPair
    /// The mappers that keep at least half as many properties as the mapper that keeps most. Other functions only use
    /// the DTO.
    let mappers: [Mapper]
    let models: [SwiftType]
    private let context: AuditContext

    init(_ pair: RecordPair, _ context: AuditContext) {
        self.pair = pair
        self.context = context
        let all = context.mappers.filter { $0.source.name == pair.flowType.name }
        let most = all.map(\.reading.kept.count).max() ?? 0
        mappers = all.filter { $0.reading.kept.count * 2 >= most }
        var models: [SwiftType] = []
        for mapper in mappers where !models.contains(where: { $0.name == mapper.model.name }) {
            models.append(mapper.model)
        }
        self.models = models
    }

    /// Returns the property that mappers and screens read. The result is nil if the type has no such property.
    func member(_ property: PropertyDefinition) -> PropertyFacts? {
        guard let member = pair.member(property) else { return nil }
        let name = pair.carrier?.property ?? member.name
        return pair.flowType.fronts.first { $0.name == name || "_" + $0.name == name } ?? member
    }

    /// Returns the names that a property has in the models.
    func members(_ name: String) -> Set<String> {
        let targets = mappers.flatMap { $0.reading.kept[name] ?? [] }
        if models.contains(where: \.hidesProperties) { return Set(targets) }
        let all = Set(models.flatMap { $0.properties.map(\.name) })
        return Set(targets + [name]).intersection(all)
    }

    /// Whether both kinds of functions keep the property: a function that makes a model, and a function that updates a
    /// model. If there are only functions of one kind, only this kind matters.
    func isMapped(_ name: String) -> Bool {
        [Mapper.Purpose.map, .merge].allSatisfy { purpose in
            let some = mappers.filter { $0.purpose == purpose }
            return some.isEmpty || some.contains { $0.reading.kept[name] != nil }
        }
    }

    func isRead(_ name: String) -> Bool {
        members(name).union([name]).contains { member in
            context.project.readers(of: member).contains { !isOwn($0) }
        }
    }

    /// Whether the code belongs to the decoding or mapping of the DTO, or to another DTO. Code of this kind is not a
    /// use of the DTO.
    private func isOwn(_ reader: SwiftProject.Reader) -> Bool {
        if reader.owner.isEmpty { return context.filesOfMappers.contains(reader.file) }
        return reader.owner == pair.flowType.outermost || context.ownersOfPairs.contains(reader.owner)
            || context.ownersOfMappers.contains(reader.owner)
            || models.contains { $0.outermost == reader.owner }
    }

    /// Whether enough properties are read to conclude that the files that use the type are part of the audit. A few
    /// readers are not evidence, because other types may have properties with the same names.
    var hasReaders: Bool {
        let all = pair.keys.stored
        let read = all.count { isRead($0.name) }
        return mappers.isEmpty ? read * 10 >= all.count * 9 && read > 0 : read * 2 >= all.count && read > 0
    }

    /// Maps each stage to whether the property reaches the stage.
    func stages(_ property: PropertyDefinition) -> [AuditStage: Bool] {
        let name = member(property)?.name ?? property.key
        let isThere = pair.member(property) != nil && pair.isDecoded(property)
        return [
            .dto: isThere, .mapper: isThere && isMapped(name), .model: !members(name).isEmpty,
            .read: isRead(name) && !members(name).isEmpty,
        ]
    }
}

/// A stage of a value on its way to a screen.
package enum AuditStage: String, CaseIterable, Sendable {
    case dto = "DTO"
    case mapper, model, read
}
