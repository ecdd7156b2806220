import ContractModel

/// Makes the lines with which decoding accepts new values of an enumeration. New values become nil, the property's
/// default or a new case.
struct Opening {
    let type: SwiftType
    let property: PropertyDefinition
    let member: PropertyFacts
    let pair: RecordPair
    let context: AuditContext

    var mending: Mending {
        let isOptional = member.type.map { SwiftTypeText($0).isOptional } ?? false
        if pair.keys.decoder != nil, property.statedDefault != nil || isOptional {
            let line = Mending { () throws(Obstacle) in [try DecoderLines(property, pair, context).openedLine()] }
            if line.obstacle == nil { return line }
        }
        return Mending { () throws(Obstacle) in try lines() }
    }

    private func lines() throws(Obstacle) -> [AuditFinding.Line] {
        guard let raw = type.rawType, let last = type.cases.last, type.openLine < last.place.line,
            last.lastLine < type.lastLine
        else { throw Obstacle("Write a case for new values, and the code that decodes this case.") }
        if context.project.functions(of: type.name).contains(where: \.isDecoder) {
            throw Obstacle(
                "The decoder of '\(type.name)' is written by hand: decide in the decoder what a new value becomes.")
        }
        let access =
            switch SwiftAccess(type.access) {
            case .public: "public "
            case .package: "package "
            case .internal, .fileprivate, .private: ""
            }
        let text = [
            "\(access)init(from decoder: any Decoder) throws {",
            "    self = Self(rawValue: try decoder.singleValueContainer().decode(\(raw).self)) ?? .unknown", "}",
        ]
        let isKnown = type.cases.contains { $0.name == "unknown" }
        let unknown = raw == "Int" ? "case unknown = -1" : "case unknown"
        if !isKnown {
            let value = raw == "Int" ? "-1" : "unknown"
            if EnumerationLayer.values(of: type, context.project)?[value] != nil {
                throw Obstacle(
                    "'\(type.name)' has a case for '\(value)': decide yourself what a new value becomes.")
            }
            try context.project.checkChoices(of: type)
        }
        return ((isKnown ? [] : [unknown]) + text).map { .init(type.path, behind: last.lastLine, $0) }
    }
}
