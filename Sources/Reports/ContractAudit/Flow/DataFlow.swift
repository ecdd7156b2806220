import ContractModel

/// The way of a DTO's properties: mappers, models, and the files that read them.
struct DataFlow {
    let pair: RecordPair
    let mappers: [(mapper: Mapper, reading: MapperReading)]
    let models: [SwiftType]
    /// Files that say how something is decoded and mapped, and do not use it.
    private let own: Set<Int>
    private let project: SwiftProject

    init(_ pair: RecordPair, _ context: AuditContext) {
        self.pair = pair
        project = context.project
        mappers = context.mappers.filter { $0.source.name == pair.flowType.name }.map {
            ($0, MapperReading($0, context.project))
        }
        var models: [SwiftType] = []
        for (mapper, _) in mappers where !models.contains(where: { $0.name == mapper.model.name }) {
            models.append(mapper.model)
        }
        self.models = models
        own = Set([pair.flowType.file] + models.map(\.file) + context.mappers.map(\.function.file))
    }

    /// The property that mappers and screens read; nil where there is none.
    func member(_ property: PropertyDefinition) -> PropertyFacts? {
        guard let member = pair.member(property) else { return nil }
        let name = pair.carrier?.property ?? member.name
        return pair.flowType.fronts.first { $0.name == name || "_" + $0.name == name } ?? member
    }

    /// Returns the names that a property has in the models.
    func members(_ name: String) -> Set<String> {
        let targets = mappers.flatMap { $0.reading.kept[name] ?? [] }
        let all = Set(models.flatMap { $0.properties.map(\.name) })
        return Set(targets + [name]).intersection(all)
    }

    func isMapped(_ name: String) -> Bool { mappers.allSatisfy { $0.reading.kept[name] != nil } }

    func isRead(_ name: String) -> Bool {
        (members(name).union([name])).contains { !project.readers(of: $0).subtracting(own).isEmpty }
    }

    /// Whether so many properties are read that the files that use the type seem to be present. A few readers are not
    /// evidence, because names are common.
    var hasReaders: Bool {
        let all = pair.keys.stored
        let read = all.count { isRead($0.name) }
        return mappers.isEmpty ? read * 10 >= all.count * 9 && read > 0 : read * 2 >= all.count && read > 0
    }

    /// DTO, mapper, model, read: which of them a property reaches.
    func stages(_ property: PropertyDefinition) -> [AuditStage: Bool] {
        let name = member(property)?.name ?? property.key
        let isThere = pair.member(property) != nil && pair.isDecoded(property)
        return [
            .dto: isThere, .mapper: isThere && isMapped(name), .model: !members(name).isEmpty,
            .read: isRead(name) && !members(name).isEmpty,
        ]
    }
}

/// Where a value passes on its way to a screen.
package enum AuditStage: String, CaseIterable, Sendable {
    case dto = "DTO"
    case mapper, model, read
}
