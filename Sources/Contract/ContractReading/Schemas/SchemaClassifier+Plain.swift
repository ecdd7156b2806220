import ContractModel
import Diagnostics
import YAMLTree

/// Classifies schemas without references and compositions.
extension SchemaClassifier {
    /// Returns the form that the keywords of the schema itself determine. Several types become a union.
    mutating func plainForm(of schema: SchemaObject) -> SchemaForm {
        // If only null is allowed, any other value is unexpected, so the type is any JSON, which keeps the unexpected
        // value.
        if schema.constant?.isNull == true || schema.listsOnlyNull && schema.types.isSubset(of: .null) { return .any }
        if let items = enumeratedItems(of: schema) { return .array(items) }
        if let values = schema.enumeration, let form = enumerationForm(of: schema, values: values) { return form }
        if let constant = schema.constant, let form = constantForm(constant, of: schema) { return form }
        let types = types(of: schema)
        if schema.hasProperties, !types.contains(.object) {
            diagnostics.emit(ContractMessages.propertiesWithoutObject(at: schema.location))
        }
        switch types {
        case []: return .any
        case .boolean: return .scalar(.boolean)
        case .integer: return .scalar(integer(of: schema))
        case .number: return .scalar(formats.number(schema.format))
        case .string where schema.isIntegerOrString && !formats.isConfigured(SchemaObject.integerOrString):
            return unionForm(
                of: [JSONTypes.integer, .string].map { type in
                    make(like: schema) {
                        $0.copyAll(of: schema)
                        $0.types = type
                        $0.format = nil
                    }
                }, in: schema)
        case .string: return .scalar(formats.string(schema.textFormat))
        case .array: return arrayForm(of: schema)
        case .object: return objectForm(of: schema)
        default:
            return unionForm(
                of: types.members.map { type in
                    make(like: schema) {
                        $0.copyAll(of: schema)
                        $0.types = type
                        if type != .object {
                            $0.properties = []
                            $0.hasProperties = false
                        }
                    }
                }, in: schema)
        }
    }

    /// Returns the types that `type` states, without null. If `type` is missing, returns the types that other keywords
    /// imply.
    private mutating func types(of schema: SchemaObject) -> JSONTypes {
        if let numbers = schema.typeOfNumbersAndTexts { return numbers }
        let types = schema.types.subtracting(.null)
        if !types.isEmpty || !schema.types.isEmpty { return types }
        if schema.hasProperties || schema.additionalProperties != nil || !schema.patternProperties.isEmpty
            || !schema.required.isEmpty || describesObjectConditionally(schema)
        {
            return .object
        }
        if schema.items != nil || !schema.prefixItems.isEmpty { return .array }
        return schema.typeOfNumbers ?? []
    }

    private mutating func arrayForm(of schema: SchemaObject) -> SchemaForm {
        if let first = schema.prefixItems.first {
            if areEqual(schema) { return .array(first) }
            diagnostics.emit(ContractMessages.tuple(at: schema.location))
            return .array(nil)
        }
        // No elements are allowed, so the array has no element type.
        return .array(schema.items?.boolean == false ? nil : schema.items)
    }

    /// Whether all elements of an array with `prefixItems` have one type and equal constraints. Further elements have
    /// that type, too, or the array has exactly one element for each position: `[longitude, latitude]`. In any other
    /// array, elements that cannot be decoded are dropped, and the other elements would move to wrong positions.
    private mutating func areEqual(_ schema: SchemaObject) -> Bool {
        var elements = schema.prefixItems
        if schema.constraints.fixedCount != elements.count {
            guard let items = schema.items, items.boolean == nil else { return false }
            elements.append(items)
        }
        let (meaning, keywords) = (meaning(of: elements[0]), elements[0].constraints.keywords)
        return elements.dropFirst().allSatisfy { element in
            self.meaning(of: element) == meaning && element.constraints.keywords == keywords
        }
    }

    /// Returns the schema of the elements of an array whose `enum` lists scalars: `{type: array, enum: [s, m], items:
    /// {type: string}}`. No list equals a scalar, so the author means the elements. Returns nil for other schemas.
    private mutating func enumeratedItems(of schema: SchemaObject) -> SchemaObject? {
        guard schema.types.subtracting(.null) == .array, let values = schema.enumeration, schema.prefixItems.isEmpty,
            values.allSatisfy({ $0.kind == .scalar }), values.contains(where: { !$0.isNull })
        else { return nil }
        if let items = schema.items,
            items.boolean == false || items.reference != nil || items.enumeration != nil
                || !(items.allOf + items.oneOf + items.anyOf).isEmpty
        {
            return items
        }
        return make(like: schema.items ?? schema) {
            if let items = schema.items { $0.copyAll(of: items) }
            $0.boolean = nil
            $0.enumeration = values
            $0.extensions = $0.extensions ?? schema.extensions
        }
    }

    private mutating func objectForm(of schema: SchemaObject) -> SchemaForm {
        if !schema.properties.isEmpty || describesPropertiesConditionally(schema) { return .record }
        return .dictionary(valueSchema(of: schema))
    }

    /// Whether all schemas in `then`, `else` and similar keywords describe objects. Values are then expected to be
    /// objects.
    private mutating func describesObjectConditionally(_ schema: SchemaObject) -> Bool {
        let conditionals = schema.conditionals.filter { $0.hasStructure || $0.reference != nil }
        return !conditionals.isEmpty && conditionals.allSatisfy { describesProperties($0) || $0.onlyRestricts }
            && conditionals.contains { describesProperties($0) }
    }

    private mutating func describesPropertiesConditionally(_ schema: SchemaObject) -> Bool {
        schema.conditionals.contains { describesProperties($0) }
    }

    private mutating func describesProperties(_ schema: SchemaObject) -> Bool {
        if schema.hasProperties { return true }
        guard schema.reference != nil || !schema.allOf.isEmpty, target(of: schema).map({ !isPending($0) }) ?? true
        else {
            return false
        }
        return resolvedForm(of: schema).form.isRecord
    }

    /// Returns the schema of the values under undeclared keys, or nil for any JSON.
    mutating func valueSchema(of schema: SchemaObject) -> SchemaObject? {
        var schemas = schema.patternProperties.map(\.schema).filter { $0.boolean != false }
        if let additional = schema.additionalProperties, additional.boolean == nil {
            if additional.saysNothingButObject { return nil }
            schemas.append(additional)
        }
        guard let first = schemas.first else { return nil }
        let same = schemas.dropFirst().allSatisfy { other in
            meaning(of: other) == meaning(of: first) || isSameScalar(first, other)
        }
        return same ? first : nil
    }

    private mutating func isSameScalar(_ left: SchemaObject, _ right: SchemaObject) -> Bool {
        guard let first = plainScalar(left) else { return false }
        return first == plainScalar(right)
    }

    /// Returns the scalar type of a schema, or of the schema to which it refers. Returns nil for other forms. This
    /// function does not request their forms, because a dictionary may contain itself.
    private mutating func plainScalar(_ schema: SchemaObject) -> ScalarType? {
        let end = referenceEnd(of: schema) ?? schema
        guard end.isAlone, !end.types.isEmpty, !end.types.contains(.object), case .scalar(let type) = form(of: end)
        else { return nil }
        return type
    }

    /// Whether the schema is only `type: object`, which frameworks write for values of any kind. The result is also
    /// true for an `allOf` that consists only of schemas of this kind.
    mutating func standsForAnything(_ schema: SchemaObject) -> Bool {
        if schema.isAlone { return schema.saysNothingButObject }
        guard case .dictionary(nil) = form(of: schema) else { return false }
        var pending = [schema]
        var seen: Set<ObjectIdentifier> = []
        while let next = pending.popLast() {
            guard seen.insert(ObjectIdentifier(next)).inserted else { continue }
            guard next.constraints.isEmpty, !next.hasUntypedKeywords, next.additionalProperties == nil,
                next.patternProperties.isEmpty, next.oneOf.isEmpty, next.anyOf.isEmpty
            else { return false }
            pending += next.allOf
            if let target = target(of: next) { pending.append(target) }
        }
        return true
    }

    // MARK: Enumerations and constants

    private mutating func enumerationForm(of schema: SchemaObject, values: [YAMLNode]) -> SchemaForm? {
        let values = values.filter { !$0.isNull && schema.types.allowsKind(of: $0) }
        guard !values.isEmpty else {
            diagnostics.emit(ContractMessages.emptyEnumeration(at: schema.location))
            return nil
        }
        let scalars = values.compactMap(\.scalar)
        guard scalars.count == values.count else { return .enumeration(.json) }
        if schema.types.subtracting(.null) == .string { return .enumeration(.string) }
        if scalars.allSatisfy({ if case .string = $0 { true } else { false } }) { return .enumeration(.string) }
        if scalars.allSatisfy({ if case .boolean = $0 { true } else { false } }) { return .scalar(.boolean) }
        if scalars.allSatisfy({ if case .integer(let digits) = $0 { Int(digits) != nil } else { false } }) {
            return .enumeration(.integer)
        }
        return .enumeration(.json)
    }

    /// Returns the type of an integer. `Int` has 32 bits on some watches, so a schema with a larger number needs
    /// `Int64`.
    private func integer(of schema: SchemaObject) -> ScalarType {
        let type = formats.integer(schema.format)
        return type == .int && schema.format != "int32" && schema.namesWideInteger ? .int64 : type
    }

    private func constantForm(_ constant: YAMLNode, of schema: SchemaObject) -> SchemaForm? {
        // As in enumerations, the value may be a string without its quotes.
        if constant.scalar != nil, schema.types.subtracting(.null) == .string {
            return .scalar(formats.string(schema.textFormat))
        }
        return switch constant.scalar {
        case .string?: .scalar(formats.string(schema.textFormat))
        case .boolean?: .scalar(.boolean)
        case .integer?: .scalar(schema.types.contains(.number) ? formats.number(nil) : integer(of: schema))
        case .number?: .scalar(formats.number(schema.format))
        case .null?, .notANumber?, .infinity?, nil: nil
        }
    }
}

extension SchemaObject {
    /// Whether a bound, the default, the constant or an example is an integer of more than 32 bits.
    var namesWideInteger: Bool {
        let keywords = constraints
        let bounds = [keywords.minimum, keywords.maximum, keywords.exclusiveMinimum, keywords.exclusiveMaximum]
        if bounds.contains(where: { $0.map(ContractValue.isWideInteger) ?? false }) { return true }
        return ([defaultValue, constant] + examples.map(\.node)).contains {
            if case .integer(let digits)? = $0?.scalar { ContractValue.isWideInteger(digits) } else { false }
        }
    }

    /// Whether the schema is only `{type: object}`. Many generators write this for values of any kind in a dictionary.
    var saysNothingButObject: Bool {
        types.subtracting(.null) == .object && reference == nil && !hasStructure && !hasUntypedKeywords
            && constraints.isEmpty
    }
}

extension JSONTypes {
    /// Whether `type` allows the kind of a value in `enum`. A scalar is always allowed, because it may be a string
    /// without its quotes (JSON Schema Validation, section 6.1.1).
    func allowsKind(of value: YAMLNode) -> Bool {
        switch value.kind {
        case .scalar: true
        case .sequence: isEmpty || contains(.array)
        case .mapping: isEmpty || contains(.object)
        }
    }
}
