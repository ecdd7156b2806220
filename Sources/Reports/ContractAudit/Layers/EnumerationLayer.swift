import ContractModel
import Texts

/// Compares the values of enumerations in Swift and in the contract.
enum EnumerationLayer {
    /// Whether decoding accepts values without a case.
    enum Openness {
        case open, closed
        case doubtful(String)
    }

    static func check(
        _ shape: EnumerationShape, _ match: TypeMatching.Match, _ context: AuditContext, _ log: inout AuditLog
    ) {
        let type = match.type
        guard let found = values(of: type, context.project) else {
            log.doubt(match.schema.name, "The values of '\(type.name)' are not literals.", type.location())
            return
        }
        let wanted = shape.cases.compactMap { item in item.value.word.map { (word: $0, location: item.location) } }
        let names = Set(wanted.map(\.word))
        let isOnlySent = context.reach.isOnlySent(match.schema.id)
        var spelled: Set<String> = []
        for item in wanted {
            log.compare()
            if found[item.word] != nil { continue }
            let other = found.keys.sorted().first { !names.contains($0) && $0.plainWord == item.word.plainWord }
            if let other {
                spelled.insert(other)
                log.add(
                    AuditFinding(
                        .enumeration, "spelling", .high, "\(match.schema.name).\(item.word)",
                        "'\(type.name)' has the value '\(other)', which is '\(item.word)' in the contract.",
                        impact: "Decoding compares the spelling of values exactly, so this value is never recognized.",
                        swift: found[other] ?? type.location(), contract: item.location,
                        mending: Mending { () throws(Obstacle) in
                            [try respelled(item.word, as: other, type, context)]
                        }))
            } else {
                let isOpen = if case .open = openness(of: type, context.project) { true } else { false }
                log.add(
                    AuditFinding(
                        .enumeration, "missing", isOpen || isOnlySent ? .low : .medium,
                        "\(match.schema.name).\(item.word)",
                        "'\(type.name)' has no case for '\(item.word)': \(found.count.counted("value")) in Swift, \(wanted.count) in the contract.",
                        impact: isOnlySent
                            ? "The app cannot send the value."
                            : isOpen
                                ? "The value is decoded as unknown."
                                : "The value is not recognized, or not decoded at all.",
                        swift: type.location(), contract: item.location,
                        mending: Mending { () throws(Obstacle) in
                            let near = anchor(item.word, wanted.map(\.word), found)
                            let others = wanted.map(\.word).filter { found[$0] == nil && $0 != item.word }
                            return [try caseLine(item.word, others, near, type, context)]
                        }))
            }
        }
        // A schema with a single value is a constant, and the Swift enumeration contains the constants of several
        // schemas.
        if wanted.count == 1, found[wanted[0].word] != nil { return }
        let fallbacks = fallbacks(of: type, context.project)
        for (value, place) in found.sorted(by: { $0.key < $1.key })
        where !names.contains(value) && !spelled.contains(value) {
            log.compare()
            if shape.allowsOthers || fallbacks.contains(value) { continue }
            log.add(
                AuditFinding(
                    .enumeration, "extra", .low, "\(match.schema.name).\(value)",
                    "'\(type.name)' has '\(value)', which the contract does not have: \(found.count.counted("value")) in Swift, \(wanted.count) in the contract.",
                    impact: "Either the backend never sends the value, or the contract lacks it.",
                    swift: place, contract: match.schema.location))
        }
    }

    private static func anchor(_ word: String, _ all: [String], _ found: [String: AuditPlace]) -> AuditPlace? {
        let index = all.firstIndex(of: word) ?? 0
        return all[..<index].reversed().lazy.compactMap { found[$0] }.first
    }

    /// - Parameter others: The other values without a case.
    private static func caseLine(
        _ value: String, _ others: [String], _ near: AuditPlace?, _ type: SwiftType, _ context: AuditContext
    ) throws(Obstacle) -> AuditFinding.Line {
        let name = caseName(value, context)
        let text = try text(value, name, type, context)
        if type.cases.contains(where: { $0.name == name }) || others.contains(where: { caseName($0, context) == name })
        {
            throw Obstacle("'\(type.name)' already has a '\(name)': choose another name.")
        }
        try context.project.checkChoices(of: type)
        // The integer raw value of a case without a literal is the raw value of the case before it plus 1. A new case
        // must not change these raw values.
        let isCounted = type.rawType == "Int" && type.cases.contains { $0.rawValue == nil }
        let item = isCounted ? nil : type.cases.first { type.location($0.place) == near }
        let line = try CaseLine.line(text, near: item ?? type.cases.last, in: type)
        if isCounted, line.column != nil {
            throw Obstacle("The raw values of '\(type.name)' depend on the order of its cases: add the case yourself.")
        }
        return line
    }

    private static func caseName(_ value: String, _ context: AuditContext) -> String {
        let word = context.words.identifier(value)
        return word.contains(where: \.isLowercase) ? word.prefix(1).lowercased() + word.dropFirst() : word.lowercased()
    }

    /// Returns the line of a case whose raw value differs only in spelling, with the contract's spelling.
    private static func respelled(
        _ value: String, as other: String, _ type: SwiftType, _ context: AuditContext
    ) throws(Obstacle) -> AuditFinding.Line {
        guard let item = type.cases.first(where: { ($0.rawValue ?? $0.name) == other }) else {
            throw Obstacle("'\(type.name)' converts its values with handwritten code.")
        }
        return try CaseLine.line(try text(value, item.name, type, context), inPlaceOf: item, in: type)
    }

    private static func text(
        _ value: String, _ name: String, _ type: SwiftType, _ context: AuditContext
    ) throws(Obstacle) -> String {
        let spelled = SwiftName.spelled(name)
        switch type.rawType {
        case "String":
            return name == value ? spelled : "\(spelled) = \(try context.words.exactly(value))"
        case "Int":
            guard let number = Int(value), String(number) == value else {
                throw Obstacle("'\(value)' cannot be a raw value of '\(type.name)', whose raw values are numbers.")
            }
            return "\(spelled) = \(number)"
        default: throw Obstacle("'\(type.name)' converts its values with handwritten code: add the value yourself.")
        }
    }

    /// Returns the raw values of the cases that unknown values are decoded to:
    /// `self = Kind(rawValue: text) ?? .unknown`.
    private static func fallbacks(of type: SwiftType, _ project: SwiftProject) -> Set<String> {
        var found: Set<String> = []
        for facts in project.functions(of: type.name).map(\.facts) where facts.name == "init" {
            let named = Set(facts.patterns.map(\.text))
            for item in facts.assignments where item.target == "self" {
                guard let value = item.value, let last = value.split(separator: ".").last,
                    let own = type.cases.first(where: { $0.name == last })
                else { continue }
                found.insert(own.rawValue ?? own.name)
            }
            found.subtract(named)
        }
        return found
    }

    /// Returns the name of the case with a raw value, or nil if the sources do not show it.
    static func name(of value: String, in type: SwiftType, _ project: SwiftProject) -> String? {
        if type.rawType != nil { return type.cases.first { ($0.rawValue ?? $0.name) == value }?.name }
        let patterns = project.functions(of: type.name).filter { $0.facts.name == "init" }.flatMap(\.facts.patterns)
        return patterns.first { $0.text == value }?.value.flatMap { $0.hasPrefix(".") ? String($0.dropFirst()) : nil }
    }

    /// Returns the raw values with their places, or nil if the sources do not show them.
    static func values(of type: SwiftType, _ project: SwiftProject) -> [String: AuditPlace]? {
        let named = type.cases.filter { !$0.hasPayload }
        if type.rawType == "String" {
            return Dictionary(
                named.map { ($0.rawValue ?? $0.name, type.location($0.place)) }, uniquingKeysWith: { first, _ in first }
            )
        }
        if type.rawType == "Int" {
            var next = 0
            var values: [String: AuditPlace] = [:]
            for item in named {
                if let text = item.rawValue, let number = Int(text) { next = number }
                values[String(next)] = type.location(item.place)
                next &+= 1
            }
            return values
        }
        // `init(rawValue:)` or `init(from:)` is written by hand.
        let readers = project.functions(of: type.name).filter { $0.facts.name == "init" && !$0.facts.patterns.isEmpty }
        guard let reader = readers.max(by: { $0.facts.patterns.count < $1.facts.patterns.count }) else { return nil }
        return Dictionary(
            reader.facts.patterns.map { ($0.text, reader.place($0.place)) }, uniquingKeysWith: { first, _ in first })
    }

    /// Whether the type also decodes values that it does not list.
    static func openness(of type: SwiftType, _ project: SwiftProject) -> Openness {
        let functions = project.functions(of: type.name)
        if let decoder = functions.first(where: \.isDecoder) {
            if decoder.facts.throwsErrors { return .closed }
            if decoder.facts.hasFallback || decoder.facts.hasDefaultCase { return .open }
            return .doubtful("The audit does not follow what the decoder of '\(type.name)' does with a new value.")
        }
        let reader = functions.first { $0.facts.name == "init" && $0.facts.parameters.first?.label == "rawValue" }
        if let reader, reader.facts.hasDefaultCase, type.cases.contains(where: \.hasPayload) { return .open }
        let known: Set<String> = [
            "String", "Int", "Codable", "Decodable", "Encodable", "CaseIterable", "Sendable", "Hashable", "Equatable",
            "Identifiable", "RawRepresentable", "Comparable", "CustomStringConvertible", "Error", "LocalizedError",
        ]
        if let other = type.inherited.first(where: { !known.contains($0) && project.type(named: $0)?.kind != .protocol }
        ) {
            return .doubtful("'\(other)' may decode values that '\(type.name)' does not name.")
        }
        return .closed
    }
}

extension ContractValue {
    /// The value as text, for comparisons with raw values. The value is nil unless the value is a string or an integer.
    var word: String? {
        switch self {
        case .string(let text), .integer(let text): text
        case .null, .boolean, .number, .array, .object: nil
        }
    }
}
