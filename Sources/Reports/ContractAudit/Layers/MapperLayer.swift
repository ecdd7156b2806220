import ContractModel

/// Checks functions such as `mapTo…` and `merge…` for properties that they drop or assign to the wrong member.
enum MapperLayer {
    static func check(_ flow: DataFlow, _ context: AuditContext, _ log: inout AuditLog) {
        for mapper in flow.mappers {
            let reading = mapper.reading
            let crossed = reading.crossed
            for (target, sources, place) in crossed {
                guard let property = flow.pair.schema.properties.first(where: { flow.member($0)?.name == target })
                else { continue }
                log.compare()
                log.add(
                    AuditFinding(
                        .mapper, "wrong-property", .high, flow.pair.subject(property),
                        "'\(mapper.name)' sets '\(target)' from \(sources.map { "'\($0)'" }.joined(separator: ", ")).",
                        impact: "The model has the value of another property instead of its own.",
                        swift: place, contract: property.location,
                        mending: Mending { () throws(Obstacle) in
                            let member = flow.member(property)
                            let item = mapper.function.facts.assignments.first {
                                mapper.function.place($0.place) == place && $0.lastLine == place.line
                            }
                            guard let member, let item, !item.sharesLine else { throw isCall }
                            let model = item.target.split(separator: ".").dropLast().joined(separator: ".")
                            let value = try value(member, mapper, into: model.isEmpty ? "self" : model)
                            let text = "\(item.target) = \(value)"
                            return [.init(place.path, inPlaceOf: place.line, text)]
                        }))
            }
            for property in flow.pair.schema.properties {
                log.compare()
                guard let member = flow.member(property), flow.pair.isDecoded(property) else { continue }
                if reading.kept[member.name] != nil || crossed.contains(where: { $0.target == member.name }) {
                    continue
                }
                if reading.mentioned.contains(member.name) {
                    log.doubt(
                        flow.pair.subject(property),
                        "'\(mapper.name)' reads '\(member.name)', but the audit does not follow its use.",
                        mapper.function.place())
                    continue
                }
                if let unknown = reading.unknown {
                    log.doubt(
                        flow.pair.subject(property),
                        "'\(mapper.name)' passes the whole DTO to '\(unknown)', which the audit does not follow.",
                        mapper.function.place())
                    continue
                }
                let isMerge = mapper.purpose == .merge
                // Another model has the value, so this model leaves it out intentionally.
                let others = flow.mappers.filter { $0.model.name != mapper.model.name }
                if !mapper.model.isKept, !mapper.model.stored.contains(where: { $0.name == member.name }),
                    others.contains(where: { $0.reading.kept[member.name] != nil })
                {
                    continue
                }
                // An update finds the model by its identifier, which does not change.
                if isMerge, ["id", "uuid", "identifier"].contains(property.key.plainWord) { continue }
                log.add(
                    AuditFinding(
                        .mapper, mapper.purpose.rawValue, property.deprecation == nil ? .high : .low,
                        flow.pair.subject(property),
                        "'\(mapper.name)' does not pass '\(member.name)' on to '\(mapper.model.name)'.",
                        impact: isMerge
                            ? "Stored models never get a new value: they keep the value of the first response."
                            : "The value is decoded, but never reaches the model '\(mapper.model.name)'.",
                        swift: mapper.function.place(), contract: property.location,
                        mending: Mending { () throws(Obstacle) in
                            [try line(property, member, mapper, reading, flow)]
                        }))
            }
        }
    }

    private static let isCall = Obstacle("Pass the value to the code that makes the model.")

    /// Returns the line `work.title = dto.title`, which belongs after the line of a neighbouring property.
    private static func line(
        _ property: PropertyDefinition, _ member: PropertyFacts, _ mapper: Mapper, _ reading: MapperReading,
        _ flow: DataFlow
    ) throws(Obstacle) -> AuditFinding.Line {
        let near = flow.pair.neighbour(property) { other -> AssignmentFacts? in
            guard let name = flow.member(other)?.name, let place = reading.places[name] else { return nil }
            return mapper.function.facts.assignments.first { $0.place == place }
        }
        guard let near else { throw isCall }
        if near.isNested || near.lastLine >= mapper.function.facts.lastLine {
            throw Obstacle("'\(mapper.name)' assigns properties within another statement: add the assignment yourself.")
        }
        let path = near.target.split(separator: ".")
        let isOwn = mapper.target == "self" && path.count == 1
        guard path.count == 2 || isOwn else { throw isCall }
        let target = path.count == 2 ? String(path[0]) : "self"
        return .init(
            mapper.function.path, behind: near.lastLine,
            "\(target).\(SwiftName.asMember(member.name)) = \(try value(member, mapper, into: target))")
    }

    /// Returns `dto.title`, if the model's member can take the value unchanged.
    ///
    /// - Parameter target: The name of the model in the function.
    private static func value(
        _ member: PropertyFacts, _ mapper: Mapper, into target: String
    ) throws(Obstacle) -> String {
        guard let own = mapper.model.stored.first(where: { $0.name == member.name }) else {
            throw Obstacle("'\(mapper.model.name)' has no stored property '\(member.name)' for the value.")
        }
        guard let type = member.type, own.type == type || own.type == type + "?", !own.isConstant else {
            throw Obstacle("Decide how the value is converted for the model's '\(member.name)'.")
        }
        let name = SwiftName.asMember(member.name)
        let value = mapper.root.map { "\($0).\(name)" } ?? "self.\(name)"
        guard mapper.purpose == .merge else { return value }
        guard type.hasSuffix("?"), !SwiftTypeText(type).isCollection else {
            throw Obstacle("Decide whether the new value replaces the value in '\(mapper.model.name)'.")
        }
        // A response without the value must not erase the stored value.
        return "\(value) ?? \(target).\(name)"
    }
}
