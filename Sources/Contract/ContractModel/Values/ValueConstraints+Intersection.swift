import Foundation

/// These functions combine the constraints of several schemas.
extension ValueConstraints {
    /// Returns the combination of several constraints. If several schemas have a bound, the result has the strictest
    /// bound. If several schemas have a pattern or a format, the result has only one pattern and one format, but
    /// `restrictions` has all of them. The order of the constraints does not matter.
    public static func intersection(of all: [ValueConstraints]) -> ValueConstraints {
        let stated = all.filter { !$0.isEmpty }
        guard stated.count > 1 else { return stated.first ?? ValueConstraints() }
        var result = stated.dropFirst().reduce(stated[0].withExclusiveNumbers) {
            $0.intersected($1.withExclusiveNumbers)
        }
        var restrictions = Self.together(stated.map(\.restrictions))
        let patterns = stated.flatMap { $0.restrictions["pattern"] ?? Set([$0.pattern].compactMap(\.self)) }
        if Set(patterns).count > 1 { restrictions["pattern"] = Set(patterns) }
        let formats = stated.flatMap { $0.restrictions["format"] ?? Set([$0.format].compactMap(\.self)) }
        if Set(formats).count > 1 { restrictions["format"] = Set(formats) }
        if restrictions != result.restrictions { result.restrictions = restrictions }
        return result
    }

    /// Combines the restrictions of several schemas by keyword. The order of the schemas does not matter.
    private static func together(_ all: [[String: Set<String>]]) -> [String: Set<String>] {
        var result: [String: Set<String>] = [:]
        for (keyword, texts) in all.joined() { result[keyword, default: []].formUnion(texts) }
        return Dictionary(uniqueKeysWithValues: result.map { ($0.key, strictest($0.value, of: $0.key)) })
    }

    /// Removes rules that other rules imply. If the rule of one schema is `false`, the other rules have no effect.
    private static func strictest(_ texts: Set<String>, of keyword: String) -> Set<String> {
        guard let first = texts.first, texts.count > 1 else { return texts }
        switch keyword {
        case "additionalProperties", "unevaluatedProperties", "unevaluatedItems":
            return texts.contains("false") ? ["false"] : texts
        case "minContains": return [texts.reduce(first, larger)]
        case "maxContains": return [texts.reduce(first, smaller)]
        default: return texts
        }
    }

    /// The text in place of a rule that is too long to be read.
    public static var unknownRestriction: String { "…" }

    /// Whether the only rule of a keyword is `false`, as in `additionalProperties: false`.
    public func forbids(_ keyword: String) -> Bool { self.restrictions[keyword] == ["false"] }

    /// Returns the constraints that all alternative schemas have. If their bounds differ, the result is empty.
    public static func common(to all: [ValueConstraints]) -> ValueConstraints {
        guard var first = all.first, all.allSatisfy({ $0.keywords.bounds == first.keywords.bounds }) else {
            return ValueConstraints()
        }
        if !all.allSatisfy({ $0.restrictions == first.restrictions }) {
            first.restrictions = [:]
            first.choices = []
        }
        return first
    }

    /// The constraints in which numbers, as in later versions of OpenAPI, replace `exclusiveMinimum: true` and
    /// `exclusiveMaximum: true` of OpenAPI 3.0.
    package var withExclusiveNumbers: ValueConstraints {
        var result = self
        if self.minimumIsExclusive {
            result.exclusiveMinimum = self.exclusiveMinimum ?? self.minimum
            result.minimum = nil
            result.minimumIsExclusive = false
        }
        if self.maximumIsExclusive {
            result.exclusiveMaximum = self.exclusiveMaximum ?? self.maximum
            result.maximum = nil
            result.maximumIsExclusive = false
        }
        return result
    }

    private func intersected(_ other: ValueConstraints) -> ValueConstraints {
        var result = self
        result.pattern = Self.one(self.pattern, other.pattern, Swift.min)
        result.format = Self.one(self.format, other.format, Swift.min)
        result.contentMediaType = Self.one(self.contentMediaType, other.contentMediaType, Swift.min)
        result.contentEncoding = Self.one(self.contentEncoding, other.contentEncoding, Swift.min)
        result.allowsAnyText = self.allowsAnyText && other.allowsAnyText
        result.allowsNumberText = self.allowsNumberText && other.allowsNumberText
        result.expectsObject = self.expectsObject && other.expectsObject
        result.allowsNull = self.allowsNull && other.allowsNull
        result.minLength = Self.one(self.minLength, other.minLength, Swift.max)
        result.maxLength = Self.one(self.maxLength, other.maxLength, Swift.min)
        result.minItems = Self.one(self.minItems, other.minItems, Swift.max)
        result.maxItems = Self.one(self.maxItems, other.maxItems, Swift.min)
        result.uniqueItems = self.uniqueItems || other.uniqueItems
        result.minProperties = Self.one(self.minProperties, other.minProperties, Swift.max)
        result.maxProperties = Self.one(self.maxProperties, other.maxProperties, Swift.min)
        result.minimum = Self.one(self.minimum, other.minimum, Self.larger)
        result.maximum = Self.one(self.maximum, other.maximum, Self.smaller)
        result.exclusiveMinimum = Self.one(self.exclusiveMinimum, other.exclusiveMinimum, Self.larger)
        result.exclusiveMaximum = Self.one(self.exclusiveMaximum, other.exclusiveMaximum, Self.smaller)
        result.multipleOf = Self.one(self.multipleOf, other.multipleOf, Self.commonMultiple)
        if result.choices != other.choices { result.choices += other.choices }
        result.dropWeakerBounds()
        return result
    }

    /// Removes the weaker bound if a side has both an inclusive and an exclusive bound.
    private mutating func dropWeakerBounds() {
        if let low = self.minimum, let above = self.exclusiveMinimum {
            if Self.larger(low, above) == above { self.minimum = nil } else { self.exclusiveMinimum = nil }
        }
        if let high = self.maximum, let below = self.exclusiveMaximum {
            if Self.smaller(high, below) == below { self.maximum = nil } else { self.exclusiveMaximum = nil }
        }
    }

    private static func one<Value>(_ left: Value?, _ right: Value?, _ stricter: (Value, Value) -> Value) -> Value? {
        guard let left, let right else { return left ?? right }
        return stricter(left, right)
    }

    /// Returns the larger number, or the second number if both are equal. A number that `Decimal` cannot represent is
    /// ignored.
    private static func larger(_ left: String, _ right: String) -> String {
        guard let first = DecimalText.value(of: left) else { return right }
        return DecimalText.value(of: right).map { $0 >= first } ?? false ? right : left
    }

    /// Returns the least common multiple of two numbers, or the larger number if no multiple is found.
    private static func commonMultiple(_ left: String, _ right: String) -> String {
        guard let first = DecimalText.value(of: left), let second = DecimalText.value(of: right), first > 0, second > 0
        else { return larger(left, right) }
        var multiple = max(first, second)
        for _ in 0..<multipleLimit {
            if DecimalText.isMultiple(multiple, of: min(first, second)) { return "\(multiple)" }
            multiple += max(first, second)
        }
        return larger(left, right)
    }

    /// The greatest number of multiples that are tried.
    private static let multipleLimit = 1000

    private static func smaller(_ left: String, _ right: String) -> String {
        guard let first = DecimalText.value(of: left) else { return right }
        return DecimalText.value(of: right).map { $0 <= first } ?? false ? right : left
    }
}
