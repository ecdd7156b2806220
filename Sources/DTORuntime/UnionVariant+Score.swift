import Foundation

/// How well a value fits a variant; the greater, the better.
struct VariantScore: Comparable {
    /// Constants and enumerated values that the value has.
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
    /// How well the value fits, the known keys of an object aside; or nil if it does not.
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

    /// How many of an object's keys the contract names for the variant.
    func knownKeys(in keys: some Collection<String>) -> Int {
        guard case .object(let shape) = shape else { return 0 }
        return keys.count { shape.known.contains($0) }
    }

    /// The same of all objects in an array, where the variant is one of records.
    func knownKeys(inElements elements: [JSONValue]) -> Int {
        guard case .records(let keys)? = self.elements else { return 0 }
        return elements.reduce(0) { count, element in
            guard case .object(let members) = element else { return count }
            return count + members.keys.count { keys.contains($0) }
        }
    }

    /// Whether none of an array's elements is what the variant is an array of.
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
    /// How well the object fits, its known keys aside; or nil if it does not.
    ///
    /// - Parameters:
    ///   - keys: All keys of the object.
    ///   - members: Its values, at least those of the constants.
    func score(ofKeys keys: some Collection<String>, _ members: [String: JSONValue]) -> VariantScore? {
        var score = VariantScore()
        for (key, allowed) in constants {
            guard let member = members[key], !member.isNull else { continue }
            guard allowed.contains(member) else { return nil }
            score.constants += 1
        }
        score.missingKeys = required.count - keys.count { required.contains($0) }
        // An object without any of the required keys is something else; so is one without any known key.
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

    /// Whether it is a text, or may be read as one.
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
