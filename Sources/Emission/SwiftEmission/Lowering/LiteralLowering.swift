package import ContractModel
import GenerationSettings

extension DeclarationLowering {
    /// Returns a value of the document as a constant expression of the Swift type, or nil if that is impossible.
    ///
    /// The context supplies the type, so `.needsReview` and `[]` are enough.
    package mutating func literal(_ value: ContractValue, as reference: TypeReference) -> SwiftLiteral? {
        var unions: Set<TypeID> = []
        return literal(value, as: reference, within: &unions)
    }

    /// - Parameter unions: The unions that are being tried for this value. A union may contain itself.
    private mutating func literal(
        _ value: ContractValue, as reference: TypeReference, within unions: inout Set<TypeID>
    ) -> SwiftLiteral? {
        switch (model.resolved(reference), value) {
        case (.scalar(let scalar), _):
            let literal = literal(value, as: scalar)
            if literal != nil { importForLiteral(of: scalar) }
            return literal
        case (.json, _):
            return jsonLiteral(value)
        case (.optional, .null):
            return .nil
        case (.optional(let wrapped), _):
            return literal(value, as: wrapped, within: &unions)
        case (.array(let element), .array(let values)):
            let literals = values.compactMap { literal($0, as: element) }
            return literals.count == values.count ? .array(literals) : nil
        case (.dictionary(let valueType), .object(let members)):
            let entries = Self.distinct(members).compactMap { member in
                literal(member.value, as: valueType).map { (key: member.key, value: $0) }
            }
            return entries.count == Self.distinct(members).count ? .dictionary(entries) : nil
        case (.definition(let id), _):
            return literal(value, of: id, within: &unions)
        case (.array, _), (.dictionary, _), (.generic, _), (.payload, _):
            return nil
        }
    }

    private func literal(_ value: ContractValue, as scalar: ScalarType) -> SwiftLiteral? {
        switch (scalar, value) {
        case (.string, .string(let text)), (.timestamp, .string(let text)): .string(text)
        case (.boolean, .boolean(let flag)): .boolean(flag)
        case (.int, .integer(let digits)): integer(digits)
        case (.int64, .integer(let digits)): .integer(digits, in: Int64.self)
        case (.uint64, .integer(let digits)): .integer(digits, in: UInt64.self)
        case (.int, .number(let text)): Self.integral(text).flatMap(integer)
        case (.int64, .number(let text)): Self.integral(text).flatMap { .integer($0, in: Int64.self) }
        case (.uint64, .number(let text)): Self.integral(text).flatMap { .integer($0, in: UInt64.self) }
        case (.double, .integer(let text)), (.double, .number(let text)): .double(text)
        case (.decimal, .integer(let text)), (.decimal, .number(let text)), (.decimalString, .integer(let text)),
            (.decimalString, .string(let text)):
            .decimal(text, type: model.known.decimal)
        case (.data, .string("")), (.base64URL, .string("")): .call(model.known[scalar], [])
        case (.data, .string(let text)): .data(base64: text, words: text, type: model.known[scalar])
        case (.base64URL, .string(let text)):
            .data(base64: TextForm.ordinaryBase64(text), words: text, type: model.known[scalar])
        case (_, .string(let text)) where scalar.facts.literal == .initializer:
            verified(text, model.known[scalar])
        case (_, _): nil
        }
    }

    /// Returns the literal of an `Int`, which has 32 bits on `arm64_32`. A wider literal would not compile there, so
    /// its value is clamped.
    private func integer(_ digits: String) -> SwiftLiteral? {
        if let literal = SwiftLiteral.integer(digits, in: Int32.self) { return literal }
        return SwiftLiteral.integer(digits, in: Int64.self).map { wide in
            .call(model.known.int, [("clamping", .call(model.known.int64, [(nil, wide)]))]).saying(digits)
        }
    }

    /// Returns a call such as `URL(contract: "about:blank")`, for a type with a failable initializer. Callers have
    /// checked that the initializer accepts the text.
    private func verified(_ text: String, _ type: SwiftTypeSpelling) -> SwiftLiteral {
        let text = SwiftLiteral.string(text)
        return .call(type, [("contract", text)]).saying(text.text)
    }

    /// Imports Foundation for a literal, because the literal initializer of `Decimal` is there. A file that names the
    /// type by an alias would not import Foundation.
    ///
    /// If a public declaration contains the alias, the import must be public.
    mutating func importForLiteral(of scalar: ScalarType) {
        if scalar.facts.module == .foundation {
            imports.insert("Foundation", isExposed: model.options.access == .public)
        }
        if scalar.facts.literal == .initializer { useRuntime(isExposed: literalsAreExposed) }
    }

    /// Returns the digits of a number that is an integer, or nil. `3.0` is an integer in JSON Schema.
    private static func integral(_ text: String) -> String? {
        guard let value = Double(text), let integer = Int64(exactly: value), integer.magnitude < 1 << 53
        else { return nil }
        return String(integer)
    }

    /// Returns the members with distinct keys. As in decoding a dictionary, the last value of a key is used.
    private static func distinct(_ members: [ContractValue.Member]) -> [ContractValue.Member] {
        guard Set(members.map(\.key)).count < members.count else { return members }
        let values = Dictionary(members.map { ($0.key, $0.value) }, uniquingKeysWith: { $1 })
        var seen: Set<String> = []
        return members.filter { seen.insert($0.key).inserted }.map { member in
            ContractValue.Member(key: member.key, value: values[member.key] ?? member.value)
        }
    }

    // MARK: Values of the contract's own types

    private mutating func literal(
        _ value: ContractValue, of id: TypeID, within unions: inout Set<TypeID>
    ) -> SwiftLiteral? {
        let members = model.names[members: id]
        switch model.contract[id].shape {
        case .enumeration(let shape):
            if let index = shape.position(of: value) {
                return caseLiteral(index, of: shape, id)
            }
            return rawLiteral(value, of: shape).map { .enumerationCase(members.catchAll, $0).saying(value.json) }
        case .record(let shape):
            return recordLiteral(value, shape, of: id)
        case .union(let shape):
            return unions.insert(id).inserted ? unionLiteral(value, shape, of: id, within: &unions) : nil
        case .alias, .envelope, .outcome, .namespace:
            return nil
        }
    }

    /// Returns the case of the variant that accepts the value, if only one variant accepts it. If several variants or
    /// no variant accept the value, returns the catch-all with the plain JSON. An enumeration also has a literal for an
    /// unlisted value, so a literal alone does not prove that the variant accepts the value.
    private mutating func unionLiteral(
        _ value: ContractValue, _ shape: UnionShape, of id: TypeID, within unions: inout Set<TypeID>
    ) -> SwiftLiteral? {
        let names = model.names[members: id]
        guard let index = model.contract.position(ofVariantFor: value, in: shape),
            let payload = literal(value, as: shape.variants[index].use.reference, within: &unions)
        else { return .enumerationCase(names.catchAll, jsonLiteral(value)).saying(value.json) }
        return .enumerationCase(names.members[index].identifier, payload).saying(value.json)
    }

    mutating func rawLiteral(_ value: ContractValue, of shape: EnumerationShape) -> SwiftLiteral? {
        switch (shape.rawType, value) {
        case (.string, .string(let text)): .string(text)
        case (.integer, .integer(let digits)): .integer(digits, in: Int64.self)
        case (.json, _): jsonLiteral(value)
        case (.string, _), (.integer, _): nil
        }
    }

    /// Returns a call of the memberwise initializer: `BoundingBox(x: 0, y: 0)`. Returns nil if the value lacks a
    /// property without a default, or if the call cannot make the value.
    private mutating func recordLiteral(
        _ value: ContractValue, _ shape: RecordShape, of id: TypeID
    ) -> SwiftLiteral? {
        guard case .object(let members) = value, !shape.isWrapper, shape.additionalProperties == nil else { return nil }
        if shape.keepsUnknown,
            members.contains(where: { member in !shape.properties.contains { $0.key == member.key } })
        {
            return nil
        }
        let values = Dictionary(members.map { ($0.key, $0.value) }, uniquingKeysWith: { $1 })
        let names = model.names[members: id]
        var arguments: [(label: String?, value: SwiftLiteral)] = []
        for (index, property) in shape.properties.enumerated() where !model.isSkipped(property) {
            if let value = values[property.key] {
                guard !property.hasExplicitPresence,
                    let literal = value == .null && property.isOptional
                        ? .nil : literal(value, as: property.use.reference)
                else { return nil }
                arguments.append((names.members[index].identifier.label, literal))
            } else if initialValue(of: property) == nil {
                guard let absent = absentValue(of: property) else { return nil }
                arguments.append((names.members[index].identifier.label, absent))
            }
        }
        return .call(spelling(of: id), arguments).saying(value.json)
    }

    // MARK: Any JSON

    mutating func jsonLiteral(_ value: ContractValue) -> SwiftLiteral {
        switch value {
        case .null: .enumerationCase(SwiftIdentifier(checked: "null"))
        case .boolean(let flag): .boolean(flag)
        case .integer(let digits): .integer(digits, in: Int64.self) ?? numberLiteral(digits)
        case .number(let text): numberLiteral(text)
        case .string(let text): .string(text)
        case .array(let elements): .array(elements.map { jsonLiteral($0) }).saying(value.json)
        case .object(let members):
            .dictionary(Self.distinct(members).map { (key: $0.key, value: jsonLiteral($0.value)) }).saying(value.json)
        }
    }

    /// Returns a number as `JSONValue` decodes it: a `Double` if the `Double` prints the number exactly, or a decimal
    /// if possible.
    private mutating func numberLiteral(_ number: String) -> SwiftLiteral {
        let double = SwiftLiteral.double(number)
        guard let decimal = DecimalText.value(of: number), DecimalText.value(of: Double(number)?.description) != decimal
        else { return double ?? .zero }
        imports.insert("Foundation", isExposed: literalsAreExposed)
        let literal =
            SwiftLiteral.decimal(number, type: model.known.decimal)
            ?? .parsedDecimal(number, type: model.known.decimal)
        return .enumerationCase(SwiftIdentifier(checked: "decimal"), literal)
    }
}
