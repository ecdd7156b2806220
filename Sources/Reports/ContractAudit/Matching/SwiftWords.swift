import ContractModel

/// Spells the contract's types and values with the names of the audited project, for the lines that fix findings.
struct SwiftWords {
    let contract: Contract
    let matching: TypeMatching
    let project: SwiftProject
    /// The type that contains the code, or an empty string outside of all types. Within this type, nested types need
    /// only their own names.
    var scope = ""

    /// The spelling of a type, and the name of a type that the project lacks.
    private struct Spelling {
        /// The type as Swift code. A type that is not declared yet has the name with which it would be declared.
        var text: String
        /// The first type that the project lacks, or nil if the project has all types.
        var missing: String?

        func within(_ start: String, _ end: String) -> Spelling {
            Spelling(text: start + text + end, missing: missing)
        }
    }

    /// The greatest number of aliases that are followed. The limit ends the search if aliases form a circle.
    private static let mostAliases = 32

    /// Returns the spelling of a type, such as `[Work]`.
    func type(_ reference: TypeReference) -> String { spelling(of: reference, aliases: 0).text }

    /// Returns the name of a type that a property needs and that the project lacks, or nil if the project has all
    /// types.
    func missing(in reference: TypeReference) -> String? { spelling(of: reference, aliases: 0).missing }

    /// - Parameter aliases: The number of aliases that led to the reference.
    private func spelling(of reference: TypeReference, aliases: Int) -> Spelling {
        switch reference {
        case .scalar(let scalar):
            switch scalar {
            case .boolean: return Spelling(text: "Bool")
            case .int, .int64, .uint64: return Spelling(text: "Int")
            case .double, .decimal: return Spelling(text: "Double")
            case .external(let type): return Spelling(text: type.spelling)
            default: return Spelling(text: "String")
            }
        case .json, .payload: return named(project.type(named: "JSONValue")?.name, or: "JSONValue")
        case .array(let element): return spelling(of: element, aliases: aliases).within("[", "]")
        case .dictionary(let value): return spelling(of: value, aliases: aliases).within("[String: ", "]")
        case .optional(let inner): return spelling(of: inner, aliases: aliases).within("", "?")
        case .definition(let id):
            let name = name(of: id)
            if name == nil, let substitute = substitute(for: id, aliases: aliases) { return substitute }
            return named(name, or: identifier(contract.documentName(of: id)))
        case .generic(let id, let payload):
            let outer = named(name(of: id), or: identifier(contract.documentName(of: id)))
            let inner = spelling(of: payload, aliases: aliases).within(outer.text + "<", ">")
            return Spelling(text: inner.text, missing: outer.missing ?? inner.missing)
        }
    }

    /// - Parameter wanted: The name for a type that the project lacks.
    private func named(_ name: String?, or wanted: String) -> Spelling {
        guard let name else { return Spelling(text: wanted, missing: wanted) }
        return Spelling(text: short(name))
    }

    /// Returns the shortest ending of a name that means the type in this scope: `Kind` for `Pet.Kind` within `Pet`.
    private func short(_ name: String) -> String {
        let parts = name.split(separator: ".")
        let endings = parts.indices.reversed().map { parts[$0...].joined(separator: ".") }
        return endings.first { project.type(named: $0, in: scope)?.name == name } ?? name
    }

    /// Returns the name of the type that represents a definition or has its name. The result is nil if the project
    /// lacks this type.
    private func name(of id: TypeID) -> String? {
        matching.match(of: id)?.type.name
            ?? project.type(named: identifier(contract.documentName(of: id)))?.name
            ?? nestedName(of: id)
    }

    /// Returns `Video` for `Project.video`, if the type of `Project` contains a type with that name.
    private func nestedName(of id: TypeID) -> String? {
        guard case .inline(let owner, _) = contract[id].origin, let outer = matching.match(of: owner)?.type.name,
            let last = contract.documentName(of: id).split(separator: ".").last.map({ identifier(String($0)) })
        else { return nil }
        let name = last.prefix(1).uppercased() + last.dropFirst()
        return project.type(named: outer + "." + name) == nil ? nil : name
    }

    /// Returns the spelling of a value whose Swift type is missing but not needed: `String` or `Int` for an
    /// enumeration, or the target of an alias. The result is nil for a type with properties.
    private func substitute(for id: TypeID, aliases: Int) -> Spelling? {
        switch contract[id].shape {
        case .enumeration(let enumeration):
            let names = Set(
                enumeration.cases.map { item -> String? in
                    switch item.value {
                    case .string: "String"
                    case .integer: "Int"
                    case .null, .boolean, .number, .array, .object: nil
                    }
                })
            return names.count == 1 ? (names.first ?? nil).map { Spelling(text: $0) } : nil
        case .alias(let use):
            guard aliases < Self.mostAliases else { return nil }
            let target = spelling(of: use.reference, aliases: aliases + 1)
            return target.missing == nil ? target : nil
        // A record that is a list of itself would have an infinite spelling.
        case .record, .union, .envelope, .outcome, .namespace: return nil
        }
    }

    /// Returns the type of a property, with its optionality in the contract.
    func type(of property: PropertyDefinition) -> String {
        type(property.use.reference) + (isOptional(property) ? "?" : "")
    }

    func isOptional(_ property: PropertyDefinition) -> Bool {
        property.statedDefault == nil && (!property.isRequired || property.isNullable)
    }

    /// Returns a default value as a Swift expression. The result is nil if the value has no literal.
    func literal(_ value: ContractValue, of reference: TypeReference) -> String? {
        switch value {
        case .string(let text):
            guard case .definition(let id) = reference, type(reference) != "String" else { return quoted(text) }
            let type = matching.match(of: id)?.type
            if let value = type.flatMap({ EnumerationLayer.name(of: text, in: $0, project) }) { return "." + value }
            return "." + identifier(text)
        case .integer(let text), .number(let text): return text
        case .boolean(let flag): return flag ? "true" : "false"
        case .array(let elements): return elements.isEmpty ? "[]" : nil
        case .object(let members): return members.isEmpty ? "[:]" : nil
        case .null: return "nil"
        }
    }

    /// Returns a valid identifier. All characters except ASCII letters and digits are removed, so that a document
    /// cannot insert code.
    func identifier(_ text: String) -> String {
        let words = text.split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
        guard let first = words.first else { return "value" }
        let name = first + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
        return name.first?.isNumber == true ? "_" + name : String(name)
    }

    /// Returns a string of the document as a Swift literal. Characters that would end the literal, or have a meaning in
    /// a literal, are left out.
    ///
    /// Compares Unicode scalars, because a quotation mark ends a Swift literal even if a combining scalar follows it.
    func quoted(_ text: String) -> String {
        "\"" + String(String.UnicodeScalarView(text.unicodeScalars.filter(Self.isPlain))) + "\""
    }

    /// Returns a string of the document as a Swift literal. Throws if characters would have to be left out.
    func exactly(_ text: String) throws(Obstacle) -> String {
        guard text.unicodeScalars.allSatisfy(Self.isPlain) else {
            throw Obstacle("'\(text)' has characters with a meaning in Swift literals: write the literal yourself.")
        }
        return quoted(text)
    }

    /// Whether the scalar is harmless in a literal. Scalars that change the direction of text could hide code.
    private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "\"", "\\", "\u{202A}"..."\u{202E}", "\u{2066}"..."\u{2069}": false
        default:
            ![.control, .lineSeparator, .paragraphSeparator].contains(scalar.properties.generalCategory)
        }
    }

    /// Returns the name of a property in Swift. A property that the code lacks gets a name in the style of the code
    /// around it.
    func name(of property: PropertyDefinition, in pair: RecordPair) -> String {
        if let name = pair.member(property)?.name ?? pair.entry(property)?.name { return name }
        let name = identifier(property.key)
        // Without an enumeration of keys that has raw values, the property's name must be the key.
        guard let keys = pair.keys.keys, keys.rawType != nil else {
            return SwiftName.isName(property.key) && !project.convertsSnakeCase ? property.key : name
        }
        let isCapital = pair.keys.entries.values.contains { $0.name.first?.isUppercase == true }
        return isCapital ? name : Self.withSmallInitial(name)
    }

    /// Returns a name with a lower-case beginning: `ListAs` → `listAs`, `EVELType` → `evelType`, `URL` → `url`.
    private static func withSmallInitial(_ name: String) -> String {
        let capitals = name.prefix { $0.isUppercase }
        let count = capitals.count < 2 || capitals.count == name.count ? capitals.count : capitals.count - 1
        return name.prefix(count).lowercased() + name.dropFirst(count)
    }
}
