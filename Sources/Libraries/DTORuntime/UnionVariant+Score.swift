import Foundation

/// A measure of how well a value fits a variant. A greater score is better.
struct VariantScore: Comparable {
    /// The number of constants and enumerated values of the variant with which the value agrees.
    var constants = 0
    var missingKeys = 0
    var knownKeys = 0

    static func < (left: VariantScore, right: VariantScore) -> Bool {
        if left.constants != right.constants {
            return left.constants < right.constants
        }
        if left.missingKeys != right.missingKeys {
            return left.missingKeys > right.missingKeys
        }
        return left.knownKeys < right.knownKeys
    }
}

extension UnionVariant {
    /// Returns how well the value fits, without counting the known keys of an object. Returns nil if the value does not
    /// fit.
    func score(of value: JSONValue) -> VariantScore? {
        switch (shape, value) {
        case (.object(let shape), .object(let members)): shape.score(ofKeys: members.keys, members)
        case (.null, .null), (.boolean, .bool), (.string, .string): VariantScore()
        case (.array, .array(let values)): VariantScore(missingKeys: isForeign(to: values) ? 1 : 0)
        case (.integer, .integer): VariantScore(knownKeys: 1)
        case (.integer, .number), (.integer, .decimal): value.isIntegral ? VariantScore(knownKeys: 1) : nil
        case (.number, .integer), (.number, .number), (.number, .decimal): VariantScore()
        case (.tagged, _), (.null, _), (.boolean, _), (.integer, _), (.number, _), (.string, _), (.array, _),
            (.object, _):
            nil
        }
    }

    var hasAliases: Bool {
        if case .object(let shape) = shape { shape.hasAliases } else { false }
    }

    /// Returns the number of an object's keys that the contract names for the variant.
    func knownKeys(in keys: some Collection<String>) -> Int {
        guard case .object(let shape) = shape else { return 0 }
        return keys.count { shape.known.contains($0) }
    }

    /// Returns the number of keys in the objects of an array that the contract names for the variant's elements. The
    /// result is 0 if the variant is not an array of records.
    func knownKeys(inElements elements: [JSONValue]) -> Int {
        guard case .records(let keys)? = self.elements else { return 0 }
        return elements.reduce(0) { count, element in
            guard case .object(let members) = element else { return count }
            return count + members.keys.count { keys.contains($0) }
        }
    }

    /// Whether the array has elements, and none of them has the type of the variant's elements.
    private func isForeign(to values: [JSONValue]) -> Bool {
        let values = values.filter { !$0.isNull }
        switch elements {
        case .texts?: return !values.isEmpty && !values.contains(where: \.isScalar)
        case .records?: return !values.isEmpty && !values.contains(where: \.isObject)
        case nil: return false
        }
    }
}

extension UnionVariant.ObjectShape {
    /// Returns how well the object fits, without counting its known keys. Returns nil if the value does not fit.
    ///
    /// - Parameters:
    ///   - keys: All keys of the object.
    ///   - members: The object's members, at least the members whose values are constants.
    func score(ofKeys keys: some Collection<String>, _ members: [String: JSONValue]) -> VariantScore? {
        var score = VariantScore()
        for (key, allowed) in constants {
            guard let member = members[key], !member.isNull else { continue }
            guard allowed.contains(member) else { return nil }
            score.constants += 1
        }
        score.missingKeys = required.count - keys.count { required.contains($0) }
        // The object must have at least one required key of the variant. If the variant has no required keys, the
        // object must have one of the known keys, or no keys.
        let isPossible =
            if required.isEmpty {
                keys.isEmpty || known.isEmpty || keys.contains(where: known.contains)
            } else {
                score.missingKeys < required.count
            }
        return isPossible ? score : nil
    }
}

extension JSONValue {
    fileprivate var isObject: Bool {
        if case .object = self { true } else { false }
    }

    /// Whether the value is a string, or can be read as a string.
    fileprivate var isScalar: Bool {
        switch self {
        case .bool, .integer, .number, .decimal, .string: true
        case .null, .array, .object: false
        }
    }

    fileprivate var isIntegral: Bool {
        switch normalized {
        case .integer: true
        case .number(let number): number.rounded() == number
        case .decimal(let decimal): decimal.exponent >= 0
        case .null, .bool, .string, .array, .object: false
        }
    }
}
