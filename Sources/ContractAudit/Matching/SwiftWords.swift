import ContractModel

/// What the contract's types are in the audited project's Swift: for the lines that mend something.
struct SwiftWords {
    let contract: Contract
    let matching: TypeMatching
    let project: SwiftProject

    /// Without optionality.
    func type(_ reference: TypeReference) -> String {
        switch reference {
        case .scalar(let scalar):
            switch scalar {
            case .boolean: "Bool"
            case .int, .int64, .uint64: "Int"
            case .double, .decimal: "Double"
            case .external(let type): type.spelling
            default: "String"
            }
        case .json, .payload: "JSONValue"
        case .array(let element): "[\(type(element))]"
        case .dictionary(let value): "[String: \(type(value))]"
        case .optional(let inner): type(inner) + "?"
        case .definition(let id): name(of: id) ?? substitute(for: id) ?? identifier(contract.documentName(of: id))
        case .generic(let id, let payload):
            "\(name(of: id) ?? identifier(contract.documentName(of: id)))<\(type(payload))>"
        }
    }

    /// The type that stands for a definition, or is called like it; nil where the project has none.
    private func name(of id: TypeID) -> String? {
        matching.match(of: id)?.type.name
            ?? project.type(named: identifier(contract.documentName(of: id)))?.name
            ?? nestedName(of: id)
    }

    /// `Video` of `Project.video`, where the type of `Project` has such a type in it.
    private func nestedName(of id: TypeID) -> String? {
        guard case .inline(let owner, _) = contract[id].origin, let outer = matching.match(of: owner)?.type.name,
            let last = contract.documentName(of: id).split(separator: ".").last.map({ identifier(String($0)) })
        else { return nil }
        let name = last.prefix(1).uppercased() + last.dropFirst()
        return project.type(named: outer + "." + name) == nil ? nil : name
    }

    /// What a value is without a type of its own: the text of an enumeration; nil for what has properties.
    private func substitute(for id: TypeID) -> String? {
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
            return names.count == 1 ? names.first ?? nil : nil
        case .alias(let use): return missing(in: use.reference) == nil ? type(use.reference) : nil
        case .record(let record) where record.isWrapper:
            guard let use = record.properties.first?.use, missing(in: use.reference) == nil else { return nil }
            return type(use.reference)
        case .record, .union, .envelope, .outcome, .namespace: return nil
        }
    }

    /// The name of a type that a property would need and the project does not have; nil where it has all.
    func missing(in reference: TypeReference) -> String? {
        switch reference {
        case .scalar: nil
        case .json, .payload: project.type(named: "JSONValue") == nil ? "JSONValue" : nil
        case .array(let inner), .dictionary(let inner), .optional(let inner): missing(in: inner)
        case .definition(let id):
            name(of: id) == nil && substitute(for: id) == nil ? identifier(contract.documentName(of: id)) : nil
        case .generic(let id, let payload):
            name(of: id) == nil ? identifier(contract.documentName(of: id)) : missing(in: payload)
        }
    }

    /// With it, as the contract has it.
    func type(of property: PropertyDefinition) -> String {
        type(property.use.reference) + (isOptional(property) ? "?" : "")
    }

    func isOptional(_ property: PropertyDefinition) -> Bool {
        property.statedDefault == nil && (!property.isRequired || property.isNullable)
    }

    /// A default in Swift; nil where it has no literal there.
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

    /// A name that Swift takes: nothing of a document's text becomes code that is more than a word.
    func identifier(_ text: String) -> String {
        let words = text.split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
        guard let first = words.first else { return "value" }
        let name = first + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
        return name.first?.isNumber == true ? "_" + name : String(name)
    }

    /// A text of the document as one of Swift. What would end it or mean something in it is left out.
    func quoted(_ text: String) -> String {
        "\"" + text.filter { $0 != "\"" && $0 != "\\" && !$0.isNewline } + "\""
    }

    /// What a property is called in Swift, or would be where nothing stands for it: as the code around it calls the others.
    func name(of property: PropertyDefinition, in pair: RecordPair) -> String {
        if let name = pair.member(property)?.name ?? pair.entry(property)?.name { return name }
        let name = identifier(property.key)
        // Without an enumeration of keys, the name is the key.
        guard pair.keys.keys != nil else {
            let isName = property.key.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") }
            return isName && !project.convertsSnakeCase && property.key.first?.isNumber == false ? property.key : name
        }
        let isCapital = pair.keys.entries.values.contains { $0.name.first?.isUppercase == true }
        return isCapital ? name : Self.withSmallInitial(name)
    }

    /// `ListAs` → `listAs`, `EVELType` → `evelType`, `URL` → `url`.
    private static func withSmallInitial(_ name: String) -> String {
        let capitals = name.prefix { $0.isUppercase }
        let count = capitals.count < 2 || capitals.count == name.count ? capitals.count : capitals.count - 1
        return name.prefix(count).lowercased() + name.dropFirst(count)
    }

    /// - Parameters:
    ///   - key: the case of the keys.
    ///   - type: what the code around it decodes; nil: the contract's.
    func decoding(
        _ property: PropertyDefinition, into name: String, key: String, type: String? = nil, container: String
    ) -> String {
        let type = type ?? self.type(property.use.reference)
        let key = ".\(key)"
        if let value = property.statedDefault, let literal = literal(value, of: property.use.reference) {
            return "\(name) = (try? \(container).decode(\(type).self, forKey: \(key))) ?? \(literal)"
        }
        if isOptional(property) {
            return "\(name) = try \(container).decodeIfPresent(\(type).self, forKey: \(key))"
        }
        return "\(name) = try \(container).decode(\(type).self, forKey: \(key))"
    }
}
