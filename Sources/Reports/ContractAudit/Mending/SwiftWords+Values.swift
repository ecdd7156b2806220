import ContractModel

extension SwiftWords {
    /// Returns a default value as an expression of a type. The result is nil if it has no literal of that type.
    ///
    /// - Parameter text: The spelling of the type, such as `Set<Kind>`.
    func literal(_ value: ContractValue, as text: String) -> String? { literal(value, as: SwiftTypeText(text).wrapped) }

    private static let numbers: Set<String> = ["Double", "Float", "CGFloat", "Decimal", "TimeInterval"]

    /// Whether a text of the document is also a number in Swift: `1.5e3`, but not `.5` or a word.
    private static func isNumber(_ text: String) -> Bool {
        let signs = Set("0123456789.eE+-".unicodeScalars)
        guard Double(text) != nil, text.unicodeScalars.allSatisfy(signs.contains) else { return false }
        // Swift wants digits on both sides of the point.
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        return !text.hasPrefix("+") && parts[0].last?.isNumber == true
            && parts[parts.count - 1].first?.isNumber != false
            && parts[parts.count - 1] != ""
    }

    /// Whether a number fits an integer type. The value is nil for other types.
    private static func fits(_ text: String, _ name: String) -> Bool? {
        switch name {
        case "Int", "Int64": Int64(text) != nil
        case "Int32": Int32(text) != nil
        case "Int16": Int16(text) != nil
        case "Int8": Int8(text) != nil
        case "UInt", "UInt64": UInt64(text) != nil
        case "UInt32": UInt32(text) != nil
        case "UInt16": UInt16(text) != nil
        case "UInt8": UInt8(text) != nil
        default: nil
        }
    }

    private func literal(_ value: ContractValue, as type: SwiftTypeText) -> String? {
        switch (value, type.wrapped) {
        case (.string(let text), .named("String", _)):
            return try? exactly(text)
        case (.string(let text), .named(let name, _)): return caseName(of: text, in: name)
        case (.integer(let text), .named(let name, _)):
            if Self.numbers.contains(name) { return Self.isNumber(text) ? text : nil }
            guard let fits = Self.fits(text, name) else { return caseName(of: text, in: name) }
            return fits && Self.isNumber(text) ? text : nil
        case (.number(let text), .named(let name, _)):
            return Self.numbers.contains(name) && Self.isNumber(text) ? text : nil
        case (.boolean(let flag), .named("Bool", _)): return flag ? "true" : "false"
        case (.array(let elements), .array(let inner)):
            let all = elements.map { literal($0, as: inner) }
            return all.contains(nil) ? nil : "[" + all.compactMap(\.self).joined(separator: ", ") + "]"
        case (.object(let members), .dictionary): return members.isEmpty ? "[:]" : nil
        default: return nil
        }
    }

    private func caseName(of value: String, in name: String) -> String? {
        guard let type = project.type(named: name, in: scope), type.kind == .enum else { return nil }
        return EnumerationLayer.name(of: value, in: type, project).map { "." + SwiftName.asMember($0) }
    }

    /// Returns the contract's type with the kind of collection that the code uses, such as a set.
    ///
    /// - Parameter own: The type in the code.
    func type(_ reference: TypeReference, like own: String?) -> String {
        guard let own, own.withoutOptionality.hasPrefix("Set<"), case .array(let element) = reference else {
            return type(reference)
        }
        let inner = type(element)
        return isHashable(SwiftTypeText(inner)) ? "Set<\(inner)>" : type(reference)
    }

    private func isHashable(_ type: SwiftTypeText) -> Bool {
        guard case .named(let name, let arguments) = type, arguments.isEmpty else { return false }
        return project.type(named: name, in: scope).map { conforms($0, to: "Hashable") } ?? true
    }

    // MARK: Conformances

    private static let implied: [String: Set<String>] = [
        "Decodable": ["Decodable", "Codable"], "Encodable": ["Encodable", "Codable"],
        "Equatable": ["Equatable", "Hashable", "Comparable"], "Hashable": ["Hashable"],
    ]

    private func conforms(_ type: SwiftType, to name: String) -> Bool {
        // The compiler adds these conformances to an enumeration without associated values.
        if type.kind == .enum, ["Equatable", "Hashable"].contains(name), !type.cases.contains(where: \.hasPayload) {
            return true
        }
        return type.macro != nil || !(Self.implied[name] ?? []).isDisjoint(with: type.inherited)
    }

    /// Whether the compiler synthesizes a conformance from the type's properties.
    private func derives(_ owner: SwiftType, _ name: String) -> Bool {
        guard conforms(owner, to: name) else { return false }
        switch name {
        case "Equatable": return owner.kind != .class && !has(owner, "==")
        case "Hashable": return owner.kind != .class && !has(owner, "hash")
        default: return true
        }
    }

    private func has(_ owner: SwiftType, _ function: String) -> Bool {
        project.functions(of: owner.name).contains { $0.facts.name == function }
    }

    /// Returns a message if the compiler synthesizes a conformance for the owner and a property of this type would
    /// prevent it.
    func lack(of text: String, in owner: SwiftType) -> String? {
        for name in SwiftTypeText(text).names {
            guard let type = project.type(named: name, in: owner.name) else { continue }
            let missing = Self.implied.keys.sorted().first { derives(owner, $0) && !conforms(type, to: $0) }
            if let missing {
                return
                    "'\(type.name)' does not conform to \(missing), but '\(owner.name)' does: add the conformance first."
            }
        }
        return nil
    }
}

extension SwiftTypeText {
    /// All names in the type: `Page` and `Book` for `[Page<Book>]`.
    var names: [String] {
        switch self {
        case .optional(let inner), .array(let inner), .dictionary(let inner): inner.names
        case .named(let name, let arguments): [name] + arguments.flatMap(\.names)
        case .other: []
        }
    }
}
