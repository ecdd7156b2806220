/// Finds the results that functions of decoding containers return for an absent key. The project declares these
/// functions in extensions.
enum DecodingHelper {
    private static let containers: Set<String> = ["KeyedDecodingContainer", "KeyedDecodingContainerProtocol"]
    /// The greatest depth of these functions calling each other.
    private static let depth = 3

    /// Returns the result of the call for an absent key, or nil if the sources do not show the result.
    static func absent(_ coding: CodingFacts, _ project: SwiftProject) -> Absent? {
        guard let outcome = outcome(of: coding.call, project, depth: 0) else { return nil }
        switch outcome {
        case .fails where coding.isForgiving, .nil: return coding.fallback.map { .value($0) } ?? .nil
        case .fails, .unknown: return outcome
        case .value(let text):
            // The value is a parameter of the function. The call may have an argument for this parameter.
            if coding.hasDefault { return coding.fallback.map { .value($0) } }
            return text.isLiteral ? outcome : nil
        }
    }

    /// Returns the type that a called function of the project decodes and converts: `Int64` for a function that makes a
    /// date of milliseconds. The result is nil for other calls, and for functions that decode several types.
    static func converted(_ coding: CodingFacts, _ project: SwiftProject) -> String? {
        guard coding.type == nil, let facts = function(named: coding.call, project) else { return nil }
        let types = Set(facts.codings.compactMap(\.type))
        guard types.count == 1, let type = types.first else { return nil }
        // `[Lossy<Element>]` for the result `[Element]` is only a wrapper around the value.
        let result = facts.result.map { Set(SwiftTypeText($0).names) } ?? []
        return result.isDisjoint(with: SwiftTypeText(type).names) ? type : nil
    }

    /// Returns the function that the project adds to containers. The result is nil if several functions have the name,
    /// because the audit cannot know which of them is called.
    private static func function(named name: String, _ project: SwiftProject) -> FunctionFacts? {
        let functions = project.functions(named: name).filter { containers.contains($0.facts.owner ?? "") }
        return functions.count == 1 ? functions[0].facts : nil
    }

    private static func outcome(of name: String, _ project: SwiftProject, depth: Int) -> Absent? {
        guard let facts = function(named: name, project), depth < Self.depth else { return nil }
        let asks: Set<String> = ["contains", "decodeNil"]
        let readings = facts.codings.filter { !asks.contains($0.call) }
        if readings.isEmpty { return nil }
        if readings.count == facts.codings.count,
            readings.contains(where: { fails($0, project, depth: depth) })
        {
            return .fails
        }
        if facts.result.map({ SwiftTypeText($0).isOptional }) ?? false { return .nil }
        if let text = facts.codings.lazy.compactMap(\.fallback).last { return .value(text) }
        let returned = Set(facts.returned)
        return returned.count == 1 ? returned.first.map { .value($0) } : nil
    }

    private static func fails(_ coding: CodingFacts, _ project: SwiftProject, depth: Int) -> Bool {
        if coding.isForgiving || coding.hasDefault { return false }
        switch coding.call {
        case "decode": return true
        case "decodeIfPresent": return false
        default:
            if case .fails = outcome(of: coding.call, project, depth: depth + 1) { return true }
            return false
        }
    }
}

/// Finds the results for an absent key in decoders that gen-dtos generates:
/// `init(from fields: DefensiveFields<CodingKeys>)`.
enum DefensiveReading {
    /// The result is nil for other decoders, and for calls whose result is unknown.
    static func absent(_ coding: CodingFacts, _ decoder: SwiftFunction) -> Absent? {
        guard let type = decoder.facts.parameters.first?.type, SwiftTypeText(type).base == "DefensiveFields" else {
            return nil
        }
        switch coding.call {
        case "strict": return .fails
        case "optional", "required", "presence", "optionalConstant": return .nil
        case "array": return .value("[]")
        case "dictionary": return .value("[:]")
        case "value", "defaulted": return coding.fallback.map { .value($0) }
        default: return nil
        }
    }
}

/// Finds the values that a project's property wrappers supply for an absent key: `@DefaultFalse var sticky: Bool`.
enum WrapperReading {
    /// Returns the result of decoding an absent key with a property wrapper.
    ///
    /// - Returns: Nil if the wrapper belongs to another module, or if the sources do not show what it does.
    static func absent(_ attribute: String, _ project: SwiftProject) -> Absent? {
        guard let wrapper = type(attribute, project) else { return nil }
        let name = wrapper.name
        // The synthesized decoder calls the container's function that has this type as a parameter.
        let own = project.functions(named: "decode").filter { function in
            guard let text = function.facts.parameters.first?.type, text.hasSuffix(".Type") else { return false }
            return SwiftTypeText(String(text.dropLast(5))).base == name
        }
        guard let function = own.first else { return .fails }
        guard let text = function.facts.codings.lazy.compactMap(\.fallback).last else { return nil }
        if text.isLiteral { return .value(text) }
        // The value is in the initializer of the wrapper: `?? DefaultFalse()`.
        guard text.hasPrefix(name), text.hasSuffix("()") || text.hasSuffix(".init()") else { return nil }
        let parameter = project.functions(of: name).lazy.filter { $0.facts.name == "init" }
            .flatMap(\.facts.parameters).first { $0.label == "wrappedValue" && $0.initial != nil }
        if let initial = parameter?.initial { return .value(initial) }
        let stored = wrapper.stored.first { $0.name == "wrappedValue" }?.initial
        return stored.map { .value($0) }
    }

    /// Whether a property wrapper is decoded and encoded like the wrapped value.
    static func isTransparent(_ attribute: String, _ project: SwiftProject) -> Bool {
        guard let wrapper = type(attribute, project),
            let wrapped = wrapper.properties.first(where: { $0.name == "wrappedValue" })?.type,
            let decoder = project.functions(of: wrapper.name).first(where: \.isDecoder)
        else { return false }
        return decoder.readsSingleValue && decoder.facts.singleTypes.contains(wrapped)
    }

    private static func type(_ attribute: String, _ project: SwiftProject) -> SwiftType? {
        let found = project.type(named: SwiftTypeText(attribute).base)
        return found.flatMap { $0.attributes.contains("propertyWrapper") ? $0 : nil }
    }
}

extension String {
    /// Whether a Swift expression is a literal, an empty collection or an enumeration case, so that its value is known.
    var isLiteral: Bool {
        if ["true", "false", "nil"].contains(self) || Double(self) != nil || hasPrefix("\"") { return true }
        if hasPrefix("[") { return ["[]", "[:]"].contains(self) }
        return hasPrefix(".") && dropFirst().allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    }
}
