/// These functions convert values of the document to the types of the contract.
extension Contract {
    /// Returns the reference without aliases. A chain of aliases may be long, but cycles have been removed before.
    public func resolved(_ reference: TypeReference) -> TypeReference {
        var reference = reference
        while case .definition(let id) = reference, case .alias(let use) = self[id].shape {
            reference = use.reference
        }
        return reference
    }

    /// Follows aliases to a use of a type that is not an alias, and returns that use with its own constraints.
    public func resolved(_ use: TypeUse) -> TypeUse {
        var use = use
        while case .definition(let id) = use.reference, case .alias(let aliased) = self[id].shape { use = aliased }
        return use
    }

    /// Whether the type is any JSON whose values are expected to be objects.
    public func isFreeObject(_ reference: TypeReference) -> Bool {
        let use = resolved(TypeUse(reference))
        return use.reference == .json && use.constraints.expectsObject
    }

    /// Returns the record of a body, or nil if the body has another type.
    public func record(of content: ContentDefinition) -> RecordShape? {
        guard let body = content.value?.use.reference, case .definition(let id) = resolved(body),
            case .record(let record) = self[id].shape
        else { return nil }
        return record
    }

    /// Converts a default or constant of the document to the type. Returns nil if that is impossible, or if Swift has
    /// no literal for the value. Some authors write `default: "false"` for a Boolean, and `default: true` for a string.
    public func value(_ value: ContractValue, as reference: TypeReference, _ work: inout ValueWork) -> ContractValue? {
        switch resolved(reference) {
        case .json: return value.decoded
        case .scalar(let type): return type.converted(value)
        case .array(let element): return value.elements.flatMap { all($0, as: element, &work) }.map { .array($0) }
        case .dictionary(let element):
            guard let members = value.members, let values = all(members.map(\.value), as: element, &work)
            else { return nil }
            return .object(zip(members, values).map { .init(key: $0.key, value: $1) })
        case .optional(let wrapped): return value == .null ? value : self.value(value, as: wrapped, &work)
        case .definition(let id): return self.value(value, as: self[id].shape, &work)
        case .generic, .payload: return nil
        }
    }

    /// Returns the value that replaces an absent property. Returns nil if decoding does not replace the property,
    /// for example if it decodes a record from `{}`.
    public func absentValue(of property: PropertyDefinition) -> ContractValue? {
        switch property.absence {
        case .value(let value): value
        case .emptyCollection, .zero: zero(of: property.use.reference)
        case .none, .emptyRecord, .failure: nil
        }
    }

    /// Returns the empty value of a type: an empty string, zero, `false`, January 1, 1970, an empty collection, or null
    /// for any JSON and for a type that may be null. Returns nil for other types, such as a record or a UUID.
    ///
    /// The empty value of an enumeration is the empty raw value, even if no case has this value.
    public func zero(of reference: TypeReference) -> ContractValue? {
        switch resolved(reference) {
        case .scalar(let scalar): scalar.zero
        case .array: .array([])
        case .dictionary: .object([])
        case .json, .optional: .null
        case .definition(let id):
            if case .enumeration(let shape) = self[id].shape { shape.rawType.zero } else { nil }
        case .generic, .payload: nil
        }
    }

    private func value(_ value: ContractValue, as shape: TypeShape, _ work: inout ValueWork) -> ContractValue? {
        switch shape {
        case .enumeration(let enumeration): enumeration.converted(value)
        case .record(let record): self.value(value, as: record, &work)
        case .union(let union): self.value(value, as: union, within: [], &work)
        case .alias, .envelope, .outcome, .namespace: nil
        }
    }

    /// Converts an object that has all required properties of the record and no unknown properties.
    private func value(_ value: ContractValue, as record: RecordShape, _ work: inout ValueWork) -> ContractValue? {
        guard let members = value.members, record.additionalProperties == nil, !record.isWrapper,
            work.allows(record.properties.count)
        else { return nil }
        let given = Dictionary(members.map { ($0.key, $0.value) }, uniquingKeysWith: { $1 })
        var result: [ContractValue.Member] = []
        for property in record.properties {
            guard let value = given[property.key] else {
                guard property.canBeLeftOut else { return nil }
                continue
            }
            guard !property.hasExplicitPresence,
                let converted = value == .null && property.isOptional
                    ? .null : self.value(value, as: property.use.reference, &work)
            else { return nil }
            result.append(.init(key: property.key, value: converted))
        }
        return result.count == given.count ? .object(result) : nil
    }

    /// Converts a scalar or array to the type of the only variant that accepts it unchanged. Returns nil for other
    /// values.
    ///
    /// - Parameter unions: The unions that have already been examined for this value. A union may contain itself.
    private func value(
        _ value: ContractValue, as union: UnionShape, within unions: Set<TypeID>, _ work: inout ValueWork
    ) -> ContractValue? {
        // The set is copied for each inner union, so the size of the set is added to the work.
        guard work.allows(union.variants.count + unions.count) else { return nil }
        return taker(of: value, in: union, within: unions, &work)?.value
    }

    /// Returns the index of the only variant that accepts a scalar or array unchanged. Decoding chooses this variant.
    /// Returns nil for an object, and if no variant or several variants accept the value.
    public func position(ofVariantFor value: ContractValue, in union: UnionShape) -> Int? {
        var work = ValueWork()
        return taker(of: value, in: union, within: [], &work)?.position
    }

    /// Returns the only variant that accepts a scalar or an array unchanged. Returns nil for objects, because decoding
    /// has further rules for them.
    private func taker(
        of value: ContractValue, in union: UnionShape, within unions: Set<TypeID>, _ work: inout ValueWork
    ) -> (position: Int, value: ContractValue)? {
        var takers: [(position: Int, value: ContractValue)] = []
        for (position, variant) in union.variants.enumerated() {
            guard let value = unchanged(value, in: variant.use.reference, within: unions, &work) else { continue }
            takers.append((position, value))
        }
        if takers.count > 1, case .integer = value {
            // Decoding tries variants for integers before variants for numbers.
            takers.removeAll { isNumber(union.variants[$0.position].use.reference) }
        }
        return takers.count == 1 ? takers[0] : nil
    }

    private func isNumber(_ reference: TypeReference) -> Bool {
        if case .scalar(let type) = resolved(reference) { type.jsonTypes == .number } else { false }
    }

    /// Returns the value if a decoder reads it as the type without a conversion, or nil.
    private func unchanged(
        _ value: ContractValue, in reference: TypeReference, within unions: Set<TypeID>, _ work: inout ValueWork
    ) -> ContractValue? {
        switch (resolved(reference), value) {
        case (_, .object), (_, .null), (.json, _), (.dictionary, _), (.optional, _), (.generic, _), (.payload, _):
            return nil
        case (.scalar(let type), .integer) where type.jsonTypes == .number:
            return type.converted(value)
        case (.scalar(let type), _):
            return type.jsonTypes == value.jsonType ? type.converted(value) : nil
        case (.array(let element), .array(let values)):
            guard work.allows(values.count) else { return nil }
            return values.allSatisfy { unchanged($0, in: element, within: [], &work) != nil } ? value : nil
        case (.array, _):
            return nil
        case (.definition(let id), _):
            guard case .union(let union) = self[id].shape else { return self.value(value, as: self[id].shape, &work) }
            return unions.contains(id) ? nil : self.value(value, as: union, within: unions.union([id]), &work)
        }
    }

    private func all(
        _ values: [ContractValue], as element: TypeReference, _ work: inout ValueWork
    ) -> [ContractValue]? {
        let converted = values.compactMap { self.value($0, as: element, &work) }
        return converted.count == values.count ? converted : nil
    }
}

/// Limits the work of converting defaults and constants. A small document can cause endless work, with lists of
/// empty objects that are records of many properties, or with unions of unions.
public struct ValueWork {
    /// The number of properties and variants that may still be examined. Real documents need thousands.
    private var left = 1_000_000

    /// Starts with the full budget.
    public init() {}

    /// Whether the budget is spent.
    public var isSpent: Bool { left < 0 }

    /// Subtracts work from the budget. Returns false if the budget is spent.
    public mutating func allows(_ count: Int) -> Bool {
        left -= count
        return left >= 0
    }
}

extension PropertyDefinition {
    /// Whether a literal of the record may omit the property.
    fileprivate var canBeLeftOut: Bool {
        switch absence {
        case .none: !encodesNull
        case .value, .emptyCollection, .zero: true
        case .emptyRecord, .failure: false
        }
    }
}

extension EnumerationShape.RawType {
    fileprivate var zero: ContractValue {
        switch self {
        case .string: .string("")
        case .integer: .integer("0")
        case .json: .null
        }
    }
}

extension EnumerationShape {
    fileprivate func converted(_ value: ContractValue) -> ContractValue? {
        let candidate = rawType == .string ? value.scalarText.map { .string($0) } : value
        guard let candidate, allows(candidate) else { return nil }
        return position(of: candidate).map { cases[$0].value } ?? candidate
    }
}

extension ScalarType {
    /// Converts a default of the document to this type. Returns nil if Swift has no literal for the value.
    fileprivate func converted(_ value: ContractValue) -> ContractValue? {
        guard let text = value.scalarText else { return nil }
        return switch facts.content {
        case .text: .string(text)
        case .boolean: text == "true" ? .boolean(true) : text == "false" ? .boolean(false) : nil
        case .integer: (Int64(text) ?? Double(text).flatMap(Int64.init(exactly:))).map { .integer(String($0)) }
        case .unsignedInteger:
            (UInt64(text) ?? Double(text).flatMap(UInt64.init(exactly:))).map { .integer(String($0)) }
        case .number: Double(text).flatMap { $0.isFinite ? value.asNumber(text).rounded(to: $0) : nil }
        case .decimal: text.utf8.count <= 38 && DecimalText.value(of: text) != nil ? value.asNumber(text) : nil
        case .texts(let texts): texts.accepts(text) ? .string(text) : nil
        case .unknown: nil
        }
    }
}

extension ContractValue {
    /// The value that a decoder returns. A number that is too small for `Double` becomes zero. The result is nil if the
    /// value has a number that is too large for `Double`, because no decoder reads it.
    public var decoded: ContractValue? {
        switch self {
        case .null, .boolean, .string: return self
        case .integer(let text), .number(let text):
            guard let number = Double(text), number.isFinite else { return nil }
            return number == 0 && text.isMoreThanZero ? .integer("0") : self
        case .array(let elements):
            let decoded = elements.compactMap(\.decoded)
            return decoded.count == elements.count ? .array(decoded) : nil
        case .object(let members):
            let decoded = members.compactMap { member in
                member.value.decoded.map { Member(key: member.key, value: $0) }
            }
            return decoded.count == members.count ? .object(decoded) : nil
        }
    }

    /// The JSON type of the value. An integer does not also have the type `number`.
    public var jsonType: JSONTypes {
        switch self {
        case .null: .null
        case .boolean: .boolean
        case .integer: .integer
        case .number: .number
        case .string: .string
        case .array: .array
        case .object: .object
        }
    }

    /// The text of a scalar, or nil for null and collections.
    package var scalarText: String? {
        switch self {
        case .boolean(let value): String(value)
        case .integer(let text), .number(let text), .string(let text): text
        case .null, .array, .object: nil
        }
    }

    package var elements: [ContractValue]? {
        if case .array(let elements) = self { elements } else { nil }
    }

    fileprivate var members: [Member]? {
        if case .object(let members) = self { members } else { nil }
    }

    /// Returns the number as it is after rounding to a `Double`: 0, or the spelling of the `Double` if the original
    /// spelling has more than 15 characters. Other numbers are returned unchanged.
    fileprivate func rounded(to double: Double) -> ContractValue {
        switch self {
        case .number(let text) where double == 0 && text.isMoreThanZero:
            .integer("0")
        case .integer(let text), .number(let text):
            text.utf8.count > 15 ? .number(String(describing: double)) : self
        case .null, .boolean, .string, .array, .object: self
        }
    }

    /// Returns a number unchanged, and a string or Boolean as the number that `text` spells.
    fileprivate func asNumber(_ text: String) -> ContractValue {
        switch self {
        case .integer, .number: self
        case .null, .boolean, .string, .array, .object: Int64(text) == nil ? .number(text) : .integer(text)
        }
    }
}

extension String {
    /// Whether the digits show that the number is not zero, however small it is.
    fileprivate var isMoreThanZero: Bool {
        utf8.prefix { $0 | 0x20 != UInt8(ascii: "e") }.contains { (UInt8(ascii: "1")...UInt8(ascii: "9")).contains($0) }
    }
}

extension Contract {
    /// Whether decoding throws if the property is missing, because the type of its format has no value that can
    /// replace a missing value.
    public func isStrictByFormat(_ property: PropertyDefinition) -> Bool {
        guard property.isStrict, case .scalar(let type) = resolved(property.use.reference) else { return false }
        return type.zero == nil && resolved(property.use).constraints.format != nil
    }
}
