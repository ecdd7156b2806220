import ContractModel

/// Compares a Swift type with a type of the contract.
struct TypeComparison {
    enum Outcome: Equatable {
        case same
        /// The types differ, so that decoding fails or loses values.
        case different
        /// The Swift enumeration accepts only some of the contract's values.
        case closed
        /// The Swift type accepts more values than the contract allows.
        case wider
        case doubtful(String)
    }

    let contract: Contract
    let project: SwiftProject
    let matching: TypeMatching
    let scope: String
    let generics: [String]
    /// Maps the parameters of a generic type to its arguments.
    let arguments: [String: SwiftTypeText]
    /// Whether the app only sends the value, so that an integer fits a number.
    private let isSent: Bool
    private let showsDecoder: Bool
    /// The format of the property in the contract: `date`.
    var format: String?
    /// The number of aliases and decoders that were followed (hops).
    private var hops = 0

    init(_ pair: RecordPair, _ context: AuditContext) {
        contract = context.contract
        project = context.project
        matching = context.matching
        scope = pair.type.name
        generics = pair.type.generics
        arguments = pair.match.arguments
        isSent = context.reach.isOnlySent(pair.schema.id)
        showsDecoder = context.showsDecoder
    }

    /// The greatest number of hops. The limit ends the comparison if aliases form a circle, which the compiler would
    /// reject.
    private static let mostHops = 16

    /// The comparison for the target of an alias or decoder. The value is nil after too many hops.
    private var further: TypeComparison? {
        guard hops < Self.mostHops else { return nil }
        var further = self
        further.hops += 1
        return further
    }

    /// Compares a type of the contract with the spelling of a Swift type.
    func compare(_ reference: TypeReference, _ type: SwiftTypeText) -> Outcome {
        let type = type.wrapped
        if case .named(let name, let own) = type, own.isEmpty {
            if let argument = arguments[name], argument != type {
                return further?.compare(reference, argument) ?? circle(name)
            }
            if let target = project.aliased(name, in: scope), target != name {
                return further?.compare(reference, SwiftTypeText(target)) ?? circle(name)
            }
        }
        if case .other(let text) = type { return .doubtful("The audit does not compare types such as '\(text)'.") }
        switch reference {
        case .payload:
            return generics.contains(type.base) || type.base.isEmpty ? .same : .doubtful("The type is generic.")
        case .json: return .same
        case .optional(let inner): return compare(inner, type)
        case .array(let element):
            guard case .array(let inner) = type else { return collection(type) }
            return compare(element, inner)
        case .dictionary(let value):
            // A type of the project can decode any part of a free-form object.
            if value.withoutOptionality == .json, case .named(let name, _) = type, Self.scalars[name] == nil {
                return .same
            }
            guard case .dictionary(let inner) = type else { return collection(type) }
            return compare(value, inner)
        case .scalar(let scalar): return compareScalar(scalar, type)
        case .definition(let id): return compareDefinition(id, reference, type)
        case .generic(let id, _):
            return .doubtful("The audit does not compare values of the generic '\(contract.documentName(of: id))'.")
        }
    }

    private func circle(_ name: String) -> Outcome { .doubtful("The definition of '\(name)' leads back to itself.") }

    /// Compares a list or a map of the contract with a Swift type that is neither an array nor a dictionary.
    private func collection(_ type: SwiftTypeText) -> Outcome {
        guard case .named(let name, let arguments) = type else { return .different }
        let isOwn = project.type(named: name, in: scope) != nil
        if arguments.isEmpty, Self.scalars[name] != nil || isOwn { return .different }
        return .doubtful(
            isOwn
                ? "'\(name)' is a type whose decoding the audit does not follow."
                : "'\(name)' is not declared in the audited files.")
    }

    private enum Kind { case text, integer, number, boolean }

    private static let scalars: [String: Kind] = [
        "String": .text, "Substring": .text, "Character": .text, "URL": .text, "Date": .text, "UUID": .text,
        "Data": .text, "Int": .integer, "Int64": .integer, "Int32": .integer, "Int16": .integer, "Int8": .integer,
        "UInt": .integer, "UInt64": .integer, "UInt32": .integer, "UInt16": .integer, "UInt8": .integer,
        "Double": .number, "Float": .number, "CGFloat": .number, "Decimal": .number, "TimeInterval": .number,
        "Bool": .boolean,
    ]

    private func compareScalar(_ scalar: ScalarType, _ type: SwiftTypeText) -> Outcome {
        guard case .named(let name, _) = type else { return .different }
        guard let kind = Self.scalars[name] else { return own(name, scalar) }
        if name == "Date" { return compareDate(scalar) }
        switch scalar {
        case .string: return kind == .text ? .same : .different
        case .boolean: return kind == .boolean ? .same : .different
        case .int, .int64, .uint64:
            if kind == .number { return .wider }
            if ["Int8", "UInt8", "Int16", "UInt16"].contains(name) { return .different }
            return kind == .integer ? .same : .different
        case .double, .decimal: return kind == .number || isSent && kind == .integer ? .same : .different
        case .decimalString: return kind == .text || name == "Decimal" ? .same : .different
        case .data, .base64URL, .timestamp, .date, .day, .calendarDate, .uuid, .url:
            return kind == .text ? .same : .different
        case .external: return .same
        }
    }

    /// Compares a scalar with `Date`, whose form in JSON depends on the strategies of the project's decoders.
    private func compareDate(_ scalar: ScalarType) -> Outcome {
        let isDay = [.day, .calendarDate].contains(scalar) || scalar == .string && format == "date"
        let isMoment = [.timestamp, .date].contains(scalar) || scalar == .string && format == "date-time"
        let doubt = Outcome.doubtful("The audited files do not show how dates are \(isSent ? "encoded" : "decoded").")
        guard !isSent, let strategies = project.dateStrategies else { return isDay || isMoment ? .same : doubt }
        // If the files assign no strategy, the decoder of the schema may be in other code.
        let different = strategies.isEmpty && !showsDecoder ? doubt : .different
        let texts = strategies.subtracting(["deferredToDate", "secondsSince1970", "millisecondsSince1970"])
        let numbers = strategies.subtracting(["deferredToDate", "iso8601", "formatted"])
        switch scalar {
        case .external: return .same
        // ISO 8601 of Foundation's strategy has a time.
        case _ where isDay: return texts.subtracting(["iso8601"]).isEmpty ? different : .same
        case _ where isMoment: return texts.isEmpty ? different : .same
        case .string where !texts.isEmpty: return .doubtful("The contract does not say which form the date has.")
        case .int, .int64, .uint64, .double, .decimal: return numbers.isEmpty ? different : .same
        default: return different
        }
    }

    /// Returns the name of a type if the type belongs to another module. The result is nil for types of the project and
    /// for scalars.
    func foreign(_ text: String) -> String? {
        guard case .named(let name, _) = SwiftTypeText(text).wrapped, Self.scalars[name] == nil,
            project.type(named: name, in: scope) == nil
        else { return nil }
        if let target = project.aliased(name, in: scope), target != name { return further?.foreign(target) }
        return name
    }

    /// Returns the spelling of a type for the report. The target replaces an alias, and the argument a parameter.
    func spelled(_ text: String) -> String {
        if case .named(let argument, _) = arguments[text] { return argument }
        guard let target = project.aliased(text, in: scope), target != text else { return text }
        return further?.spelled(target) ?? text
    }

    /// Returns a sentence for the report that says why dates differ. The result is empty for other types.
    func reason(_ text: String) -> String {
        !isSent && SwiftTypeText(spelled(text)).base == "Date"
            ? " No 'dateDecodingStrategy' in the audited files reads this form." : ""
    }

    /// Compares a project's type with a scalar by what the type's decoder reads.
    private func own(_ name: String, _ scalar: ScalarType) -> Outcome {
        guard let type = project.type(named: name, in: scope) else {
            return .doubtful("'\(name)' is not declared in the audited files.")
        }
        let doubt = Outcome.doubtful("'\(name)' is a type whose decoding the audit does not follow.")
        let functions = project.functions(of: type.name)
        if let decoder = functions.first(where: \.isDecoder) {
            guard decoder.readsSingleValue, !decoder.facts.singleTypes.isEmpty else { return doubt }
            let outcome = together(
                decoder.facts.singleTypes.map { single($0 == "RawValue" ? type.rawType ?? $0 : $0, scalar, of: type) })
            if outcome == .same, type.rawType != nil, case .closed = EnumerationLayer.openness(of: type, project) {
                return .closed
            }
            return outcome
        }
        if type.rawType != nil {
            switch EnumerationLayer.openness(of: type, project) {
            case .open: return .same
            case .closed: return scalar.isWritten(as: type.rawType) ? .closed : .different
            case .doubtful(let reason): return .doubtful(reason)
            }
        }
        let raw = functions.first { $0.facts.name == "init" && $0.facts.parameters.first?.label == "rawValue" }
        let text = raw?.facts.parameters.first?.type ?? type.properties.first { $0.name == "rawValue" }?.type
        if let text, type.inherited.contains("RawRepresentable") {
            if type.kind == .enum, raw?.facts.hasDefaultCase != true { return doubt }
            return single(text, scalar, of: type)
        }
        // The type decodes an object, and the contract has a scalar.
        return type.isPlainObject ? .different : doubt
    }

    private func single(_ text: String, _ scalar: ScalarType, of type: SwiftType) -> Outcome {
        if text == type.name || type.generics.contains(text) {
            return .doubtful("'\(type.name)' is a type whose decoding the audit does not follow.")
        }
        return further?.compare(.scalar(scalar), SwiftTypeText(text)) ?? circle(type.name)
    }

    /// Combines the results for several types that a decoder tries. The best result is used.
    private func together(_ outcomes: [Outcome]) -> Outcome {
        for outcome in [Outcome.same, .wider, .closed] where outcomes.contains(outcome) { return outcome }
        return outcomes.first { $0 != .different } ?? .different
    }

    private func compareDefinition(_ id: TypeID, _ reference: TypeReference, _ type: SwiftTypeText) -> Outcome {
        switch contract[id].shape {
        case .alias(let use): return compare(use.reference, type)
        case .union(let union): return compareUnion(union, type)
        case .namespace: return .doubtful("The schema only contains other types.")
        case .record(let record) where record.properties.isEmpty:
            return record.additionalProperties.map { compare(.dictionary($0.reference), type) } ?? .same
        case .record, .enumeration, .envelope, .outcome: break
        }
        if case .record(let record) = contract[id].shape, case .dictionary(let inner) = type {
            return map(record, inner)
        }
        guard case .named(let name, _) = type else { return .different }
        if let own = project.type(named: name, in: scope) {
            let matches = matching.matches(of: own)
            if matches.isEmpty { return unmatched(own, id) }
            return matches.contains { $0.schema.id == id } ? .same : .different
        }
        guard let kind = Self.scalars[name] else { return .doubtful("'\(name)' is not declared in the audited files.") }
        // A string or an integer in place of an enumeration accepts all values.
        if case .enumeration(let shape) = contract[id].shape {
            return shape.rawType == .string && kind == .text || shape.rawType == .integer && kind == .integer
                ? .wider : .different
        }
        return .different
    }
}

extension TypeComparison {
    /// Compares an object with a Swift dictionary, which fits if its values fit all properties: `[String: URL]` for an
    /// object with links.
    private func map(_ record: RecordShape, _ inner: SwiftTypeText) -> Outcome {
        let outcomes = record.properties.map { property -> Outcome in
            if property.isNullable, !inner.isOptional { return .different }
            return compare(property.use.reference, inner)
        }
        return outcomes.first { ![.same, .wider].contains($0) } ?? .same
    }
}

extension ScalarType {
    /// Whether the scalar's JSON has the form of raw values, such as `String`.
    fileprivate func isWritten(as rawType: String?) -> Bool {
        switch self {
        case .int, .int64, .uint64: rawType == "Int"
        case .boolean, .double, .decimal, .external: false
        default: rawType == "String"
        }
    }
}

extension TypeReference {
    fileprivate var withoutOptionality: TypeReference {
        if case .optional(let inner) = self { inner.withoutOptionality } else { self }
    }
}

extension TypeComparison {
    /// Compares a union with an enumeration that decodes one of several types. The decoder must name a type for each
    /// variant.
    private func compareUnion(_ union: UnionShape, _ type: SwiftTypeText) -> Outcome {
        guard case .named(let name, _) = type, let own = project.type(named: name, in: scope), own.kind == .enum,
            let decoder = project.functions(of: own.name).first(where: \.isDecoder),
            union.variants.allSatisfy({ !$0.use.reference.definitions.isEmpty })
        else { return .doubtful("The contract has a union of types for this value.") }
        let named = (decoder.facts.named + decoder.facts.calls.map(\.callee)).compactMap {
            project.type(named: $0, in: own.name)
        }
        let decoded = Set(named.flatMap { matching.matches(of: $0) }.map(\.schema.id))
        let open = union.variants.flatMap(\.use.reference.definitions).first { !decoded.contains($0) }
        return open.map {
            .doubtful("The decoder of '\(own.name)' names no type for \(contract.documentName(of: $0)) of the union.")
        } ?? .same
    }

    /// Compares a type that represents no schema.
    private func unmatched(_ type: SwiftType, _ id: TypeID) -> Outcome {
        // An enumeration and an object are different types.
        if case .enumeration = contract[id].shape, type.isPlainObject { return .different }
        return .doubtful("The audit cannot tell which schema '\(type.name)' represents.")
    }
}

extension Contract {
    /// Returns a type in the contract's terms: `array of string`, `EditionFormat`.
    func words(of reference: TypeReference) -> String {
        switch reference {
        case .scalar(let scalar):
            switch scalar {
            case .string, .timestamp, .date, .day, .calendarDate, .uuid, .url, .data, .base64URL, .decimalString:
                "string"
            case .boolean: "boolean"
            case .int, .int64, .uint64: "integer"
            case .double, .decimal: "number"
            case .external(let type): type.spelling
            }
        case .json: "any JSON"
        case .array(let element): "array of " + words(of: element)
        case .dictionary(let value): "map of " + words(of: value)
        case .optional(let inner): words(of: inner) + " or null"
        case .definition(let id): documentName(of: id)
        case .generic(let id, let payload): "\(documentName(of: id)) of \(words(of: payload))"
        case .payload: "payload"
        }
    }
}
