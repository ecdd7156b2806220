/// These functions return the discriminator's values for the variants of a union.
extension Contract {
    /// Returns the discriminator's key and value for a variant whose record does not declare the discriminator. The
    /// union encodes the key and the value, so that a reader can identify the variant. If the variant has several
    /// values, the first value is used.
    public func separateTag(of index: Int, in union: UnionShape) -> (key: String, name: String)? {
        guard let key = union.discriminator, let name = union.variants[index].discriminatorValues.first,
            isObject(union.variants[index].use.reference, without: key)
        else { return nil }
        return (key, name)
    }

    /// Whether every value of the type is an object in which the type itself never encodes the key.
    private func isObject(_ reference: TypeReference, without key: String, depth: Int = 0) -> Bool {
        switch shape(behind: reference) {
        case .record(let record)?: return !record.isWrapper && !record.properties.contains { $0.key == key }
        case .union(let inner)?:
            return inner.discriminator != key && depth < Self.nestedUnions
                && inner.variants.allSatisfy { isObject($0.use.reference, without: key, depth: depth + 1) }
        case nil:
            if case .dictionary? = aliased(reference) { return true }
            return isFreeObject(reference)
        case .enumeration?, .alias?, .envelope?, .outcome?, .namespace?: return false
        }
    }

    /// Returns the discriminator's values for a variant, in the type of the variant's own property. Values that the
    /// property does not allow are left out.
    public func tags(of index: Int, in union: UnionShape) -> [ContractValue] {
        if let tag = separateTag(of: index, in: union) { return [.string(tag.name)] }
        return union.variants[index].discriminatorValues.compactMap { tag($0, of: index, in: union) }
    }

    /// Returns a discriminator's value in the type of the variant's own property. The values of a discriminator are
    /// strings, but the property may be a number, an enumeration that does not list all of these strings, or the
    /// property of an inner union.
    public func tag(_ name: String, of index: Int, in union: UnionShape) -> ContractValue? {
        union.discriminator.flatMap { tag(name, under: $0, in: union.variants[index].use.reference, depth: 0) }
    }

    private func tag(_ name: String, under key: String, in reference: TypeReference, depth: Int) -> ContractValue? {
        switch shape(behind: reference) {
        case .record(let record)?:
            return tag(name, under: key, of: record)
        case .union(let inner)? where inner.discriminator == key && depth < Self.nestedUnions:
            // Usually only one inner variant has this value.
            return inner.variants.lazy.filter { $0.discriminatorValues.contains(name) }
                .compactMap { tag(name, under: key, in: $0.use.reference, depth: depth + 1) }.first
        case .union(let inner)? where inner.discriminator == nil:
            return inner.variants.lazy.compactMap { variant -> ContractValue? in
                guard case .record(let record)? = shape(behind: variant.use.reference) else { return nil }
                return tag(name, under: key, of: record)
            }.first
        case .union?, .enumeration?, .alias?, .envelope?, .outcome?, .namespace?, nil:
            return .string(name)
        }
    }

    /// Returns the inner variant that a discriminator's value selects, if the variant is a union with the same
    /// discriminator. Returns nil for other variants.
    public func variant(tagged tag: ContractValue, under key: String, in use: TypeUse) -> TypeUse? {
        var found: TypeUse?
        for depth in 0..<Self.nestedUnions {
            guard let name = tag.tag, case .union(let inner)? = shape(behind: (found ?? use).reference),
                inner.discriminator == key,
                let variant = inner.variants.first(where: { variant in
                    variant.discriminatorValues.contains(name)
                        && self.tag(name, under: key, in: variant.use.reference, depth: depth + 1) == tag
                })
            else { break }
            found = variant.use
        }
        return found
    }

    private func tag(_ name: String, under key: String, of record: RecordShape) -> ContractValue? {
        guard let property = record.properties.first(where: { $0.key == key }) else { return .string(name) }
        if let constant = property.constant { return constant.tag == name ? constant : nil }
        return tag(name, as: property.use.reference)
    }

    /// The greatest depth of nested unions with the same discriminator.
    private static let nestedUnions = 8

    /// Returns the value of a type that a string represents: `1` for "1" if the type is an integer. Returns nil if the
    /// type has no such value.
    private func tag(_ name: String, as reference: TypeReference) -> ContractValue? {
        switch reference {
        case .json, .scalar(.string): return .string(name)
        case .scalar(.int), .scalar(.int64), .scalar(.uint64):
            return Int(name).map { .integer(String($0)) }
        case .scalar(.double), .scalar(.decimal):
            if let integer = Int(name) { return .integer(String(integer)) }
            return Double(name).flatMap { "\($0)" == name ? .number(name) : nil }
        case .scalar(.boolean): return Bool(name).map { .boolean($0) }
        case .definition:
            guard case .enumeration(let enumeration)? = shape(behind: reference) else {
                return aliased(reference).flatMap { tag(name, as: $0) }
            }
            return enumeration.cases.lazy.map(\.value).first { $0.tag == name }
        case .scalar, .array, .dictionary, .optional, .generic, .payload: return nil
        }
    }

    /// Returns the type at the end of a chain of aliases. Returns nil if this type is a definition.
    private func aliased(_ reference: TypeReference) -> TypeReference? {
        var reference = reference
        while case .definition(let id) = reference {
            guard case .alias(let use) = replaced[id] ?? self[id].shape else { return nil }
            reference = use.reference
        }
        return reference
    }

    /// Returns the shape of a definition without aliases, or its original shape if a type of the user replaces it.
    private func shape(behind reference: TypeReference) -> TypeShape? {
        var reference = reference
        while case .definition(let id) = reference {
            let shape = replaced[id] ?? self[id].shape
            guard case .alias(let use) = shape else { return shape }
            reference = use.reference
        }
        return nil
    }
}

extension ContractValue {
    /// The string with which a discriminator selects this value, or nil.
    public var tag: String? {
        switch self {
        case .string(let text), .integer(let text): text
        // JSON does not distinguish 1.0 from 1.
        case .number(let text): Double(text).flatMap { Int(exactly: $0) }.map { String($0) } ?? text
        case .boolean(let flag): String(flag)
        case .null, .array, .object: nil
        }
    }
}
