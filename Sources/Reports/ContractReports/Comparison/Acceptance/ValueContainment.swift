import ContractModel
@_spi(Generated) import DTORuntime
import ECMAPatterns
import Foundation

/// Decides whether one schema accepts every value of another schema. Each schema belongs to one of the two contracts.
///
/// The compared values are the values that a writer makes from its schema: an object has only the keys that its record
/// names. Results are cached. For a schema that contains itself, its other parts decide.
struct ValueContainment {
    /// Whether all values are accepted. The comparison cannot decide some questions, for example about two patterns.
    enum Answer: Int, Comparable {
        case no
        case unknown
        case yes

        static func < (left: Answer, right: Answer) -> Bool { left.rawValue < right.rawValue }
    }

    /// The reader of the values.
    enum Reader: Hashable {
        /// A validator that follows the schema.
        case validator
        /// A generated type, which reads any text, any value of an open enumeration, and values beyond bounds.
        case generatedType
    }

    /// The context in which values are used.
    struct Context: Hashable {
        var direction: Usage.Direction
        var reader: Reader
        /// Whether values are written as text, as in parameters and headers. In text, every scalar is a string.
        var isText = false
    }

    struct Question: Hashable {
        var outer: AcceptedValues.Key
        var inner: AcceptedValues.Key
        var context: Context
    }

    /// Maps the name of each schema to its type.
    let named: [ContractSide: [String: TypeID]]
    private var answers: [Question: Answer] = [:]
    /// The number of pairs of schemas that may still be compared. Alternatives multiply the pairs.
    var budget = 1 << 18
    var depth = 0
    static let depthLimit = 256

    init(named: [ContractSide: [String: TypeID]] = [:]) {
        self.named = named
    }

    /// Whether the outer schema accepts every value of the inner schema.
    mutating func contains(_ outer: AcceptedValues, _ inner: AcceptedValues, _ context: Context) -> Answer {
        guard let outerKey = outer.key, let innerKey = inner.key else { return answer(outer, inner, context) }
        let question = Question(outer: outerKey, inner: innerKey, context: context)
        if let known = answers[question] { return known }
        answers[question] = .yes
        let answer = answer(outer, inner, context)
        // If the budget has run out, the answer may differ the next time, so the answer is not stored.
        answers[question] = budget > 0 ? answer : nil
        return answer
    }

    /// Whether both schemas accept the same values.
    mutating func areEqual(_ left: AcceptedValues, _ right: AcceptedValues, _ context: Context) -> Bool {
        contains(left, right, context) == .yes && contains(right, left, context) == .yes
    }

    private mutating func answer(_ outer: AcceptedValues, _ inner: AcceptedValues, _ context: Context) -> Answer {
        guard budget > 0, depth < Self.depthLimit else { return .unknown }
        budget -= 1
        depth += 1
        defer { depth -= 1 }
        if inner.isNullable, !outer.isNullable, !outer.isAnyJSON { return .no }
        // A contradictory schema has no values.
        if inner.constraints.restrictions["type"] != nil { return .yes }
        let answer = containsForm(outer, inner, context)
        if answer == .no || context.reader == .generatedType { return answer }
        return min(answer, keywords(outer, inner))
    }

    private mutating func containsForm(_ outer: AcceptedValues, _ inner: AcceptedValues, _ context: Context) -> Answer {
        switch (outer.form, inner.form) {
        case (.json, _):
            if !outer.constraints.expectsObject || context.reader == .generatedType { return .yes }
            return inner.types.subtracting([.null, .object]).isEmpty ? .yes : .no
        case (_, .union(let union)): return containsVariants(outer, of: union, inner, context)
        case (.union(let union), _):
            let (parts, areExclusive) = inner.alternatives
            return parts.indices.map { index in
                let others = areExclusive ? parts.without(index) : []
                return containsInVariant(union, outer, parts[index], besides: others, context)
            }.min() ?? .yes
        case (_, .json): return containsJSON(outer, inner, context)
        case (.list(let outerElement), .list(let innerElement)):
            return contains(outer.element(outerElement), inner.element(innerElement), context)
        case (.map, .map), (.map, .object), (.object, .map), (.object, .object):
            return containsMembers(outer, inner, context)
        case (.scalar, .scalar), (.scalar, .enumeration), (.enumeration, .scalar), (.enumeration, .enumeration):
            return containsSingle(outer, inner, context)
        case (.list, .enumeration(let listed)), (.map, .enumeration(let listed)), (.object, .enumeration(let listed)):
            if listed.allowsOthers { return .no }
            return listed.cases.map { accepts($0, outer, context) }.min() ?? .yes
        case (.list, _), (.map, _), (.object, _), (.scalar, _), (.enumeration, _): return .no
        }
    }

    /// Compares any JSON, or any object, with a map or a record.
    private mutating func containsJSON(
        _ outer: AcceptedValues, _ inner: AcceptedValues, _ context: Context
    ) -> Answer {
        guard inner.constraints.expectsObject else { return .no }
        switch outer.form {
        case .map, .object: return containsMembers(outer, inner, context)
        default: return .no
        }
    }

    // MARK: Keywords

    /// Compares the keywords that restrict values. A format is compared together with the type.
    private mutating func keywords(_ outer: AcceptedValues, _ inner: AcceptedValues) -> Answer {
        if outer.constraints.isEmpty { return .yes }
        return ConstraintKeyword.all.filter { $0.name != "format" }.map { accepts($0, outer, inner) }.min() ?? .yes
    }

    /// Whether a keyword of the outer schema accepts every value of the inner schema.
    mutating func accepts(
        _ keyword: ConstraintKeyword, _ outer: AcceptedValues, _ inner: AcceptedValues
    ) -> Answer {
        guard keyword.concerns(inner.types) else { return .yes }
        let refersToChange = refersToChange(outer.constraints.restrictions[keyword.keyword], outer, inner)
        if !refersToChange {
            guard let difference = keyword.difference(inner.constraints, outer.constraints),
                keyword.narrows(difference)
            else { return .yes }
        }
        let rules = (outer: keyword.rules(outer.constraints), inner: keyword.rules(inner.constraints))
        if !refersToChange, let less = rules.outer, let more = rules.inner,
            less.isSubset(of: more) || containsTexts(keyword, less, more, outer, inner)
        {
            return .yes
        }
        if case .enumeration(let enumeration) = inner.form, !enumeration.allowsOthers {
            let least = keyword.accepts(enumeration.cases.map(\.value), outer.constraints)
            if least != .unknown { return least }
        }
        let members = inner.types == .object ? Members(inner) : nil
        let required = members?.properties.count { $0.isRequired } ?? 0
        switch keyword.keyword {
        case "minimum", "exclusiveMinimum", "maximum", "exclusiveMaximum":
            let isUpper = keyword.keyword.hasSuffix("aximum")
            guard let bound = outer.bound(isUpper: isUpper), let known = inner.effectiveBound(isUpper: isUpper) else {
                return .no
            }
            return known >= bound ? .yes : .no
        case "oneOf", "anyOf": return acceptsInChoices(of: keyword, outer, inner)
        case "required":
            let names = Set(members?.properties.filter(\.isRequired).map(\.key) ?? []).union(rules.inner ?? [])
            return rules.outer?.isSubset(of: names) == true ? .yes : .unknown
        case "multipleOf": return inner.areMultiples(of: outer.constraints.multipleOf) ? .yes : .unknown
        case "contains" where outer.constraints.restrictions["minContains"] == ["0"]:
            return outer.constraints.restrictions["maxContains"] == nil ? .yes : .unknown
        case "minLength" where (outer.constraints.minLength ?? 0) <= inner.formatLengths.lowerBound: return .yes
        case "maxLength" where (outer.constraints.maxLength ?? 0) >= inner.formatLengths.upperBound: return .yes
        case "minItems" where inner.constraints.leastMatches >= (outer.constraints.minItems ?? 0): return .yes
        case "minProperties" where (outer.constraints.minProperties ?? 0) <= required: return .yes
        // Values have only the keys that their schema names.
        case "maxProperties" where members?.isComplete == true:
            return (outer.constraints.maxProperties ?? 0) >= (members?.properties.count ?? 0) ? .yes : .no
        case "additionalProperties" where members?.isComplete == true,
            "unevaluatedProperties" where members?.isComplete == true && outer.constraints.forbids(keyword.keyword):
            return .yes
        case "patternProperties" where members?.isComplete == true && !inner.form.isOpen:
            let names = members?.properties.map(\.key) ?? []
            return SchemaTextContainment.concerns(names, rules.outer ?? []) ? .unknown : .yes
        case "propertyNames" where members?.isComplete == true, "properties" where members?.isComplete == true:
            let names = members?.properties.map(\.key) ?? []
            return SchemaTextContainment.accepts(names, rules.outer ?? []) ? .yes : .unknown
        case "dependentRequired" where members?.isComplete == true:
            let properties = members?.properties ?? []
            let isDemanded = SchemaTextContainment.demands(
                onlyKeysIn: Set(properties.filter(\.isRequired).map(\.key)),
                ofObjectsWith: Set(properties.map(\.key)), rules.outer ?? [])
            return isDemanded ? .yes : .unknown
        default: return keyword.isBound ? .no : .unknown
        }
    }
}

extension ValueContainment {
    /// Whether the rules of a keyword refer to a schema that does not accept the same values in both contracts.
    mutating func refersToChange(_ rules: Set<String>?, _ left: AcceptedValues, _ right: AcceptedValues) -> Bool {
        guard let rules, left.side != right.side else { return false }
        let context = Context(direction: .request, reader: .validator)
        return SchemaTextContainment.references(in: rules).contains { name in
            guard let id = named[left.side]?[name], let other = named[right.side]?[name] else { return false }
            return !areEqual(left.part(TypeUse(.definition(id))), right.part(TypeUse(.definition(other))), context)
        }
    }
}

extension ValueContainment {
    /// Whether the texts of a keyword certainly accept the values that the texts of another schema accept.
    private mutating func containsTexts(
        _ keyword: ConstraintKeyword, _ less: Set<String>, _ more: Set<String>, _ outer: AcceptedValues,
        _ inner: AcceptedValues
    ) -> Bool {
        let accepted = accepted(less, more, outer, inner)
        // A wider schema of `contains` may match more elements.
        let isCounted = keyword.keyword == "contains" && outer.constraints.restrictions["maxContains"] != nil
        return SchemaTextContainment.contains(less, more, of: keyword.keyword, accepted: accepted, budget: &budget)
            && (!isCounted || SchemaTextContainment.contains(more, less, of: keyword.keyword, budget: &budget))
    }

    /// The greatest number of pairs of named schemas that are compared for the texts of one keyword.
    private static let nameLimit = 64

    /// Returns the pairs of names in rules of which the outer schema accepts every value of the inner schema.
    private mutating func accepted(
        _ outerRules: Set<String>, _ innerRules: Set<String>, _ outer: AcceptedValues, _ inner: AcceptedValues
    ) -> Set<SchemaTextContainment.Names> {
        let names = SchemaTextContainment.references(in: outerRules)
        let others = names.isEmpty ? [] : SchemaTextContainment.references(in: innerRules)
        guard names.count * others.count <= Self.nameLimit else { return [] }
        let context = Context(direction: .request, reader: .validator)
        var accepted: Set<SchemaTextContainment.Names> = []
        for name in names {
            for other in others {
                guard let id = named[outer.side]?[name], let otherID = named[inner.side]?[other],
                    contains(
                        outer.part(TypeUse(.definition(id))), inner.part(TypeUse(.definition(otherID))), context)
                        == .yes
                else { continue }
                accepted.insert(SchemaTextContainment.Names(outer: name, inner: other))
            }
        }
        return accepted
    }
}

extension ValueConstraints {
    /// The least number of elements that conform to `contains`.
    fileprivate var leastMatches: Int { self.restrictions["minContains"]?.compactMap { Int($0) }.max() ?? 0 }

    /// Whether a keyword certainly rejects the value.
    func excludes(_ value: ContractValue) -> Bool {
        !isEmpty && ConstraintKeyword.all.contains { $0.text(self) != nil && $0.accepts([value], self) == .no }
    }
}

extension ConstraintKeyword {
    /// The greatest number of values that are compared with a pattern.
    private static let valueLimit = 256

    /// Whether the keyword accepts all values.
    fileprivate func accepts(_ values: [ContractValue], _ rules: ValueConstraints) -> ValueContainment.Answer {
        guard keyword == "pattern" else { return values.map { accepts($0, rules) }.min() ?? .yes }
        guard rules.restrictions[keyword] == nil, values.count <= Self.valueLimit,
            let matcher = rules.pattern.flatMap({ PatternMatcher($0) })
        else { return .unknown }
        let answers = values.map { value -> ValueContainment.Answer in
            guard case .string(let text) = value else { return .yes }
            return matcher.matches(text).map { $0 ? .yes : .no } ?? .unknown
        }
        return answers.min() ?? .yes
    }

    /// Whether the keyword accepts a value.
    private func accepts(_ value: ContractValue, _ rules: ValueConstraints) -> ValueContainment.Answer {
        switch (keyword, value) {
        case ("minLength", .string(let text)), ("maxLength", .string(let text)):
            return rules.fault(ofLength: text.unicodeScalars.count) == nil ? .yes : .no
        case ("format", .string(let text)):
            guard let format = rules.statedFormat.flatMap({ TextFormat(rawValue: $0) }) else { return .unknown }
            return format.accepts(text) ? .yes : .no
        case ("const", _):
            let text = value.jsonLine
            return rules.restrictions[keyword] == [text] ? .yes : text.hasSuffix("…") ? .unknown : .no
        case (_, .integer(let digits)), (_, .number(let digits)):
            guard concerns(value.types) else { return .yes }
            guard let number = DecimalText.value(of: digits) else { return .unknown }
            return accepts(number, text(rules))
        case ("minItems", .array(let elements)), ("maxItems", .array(let elements)):
            return rules.fault(ofItems: elements.count) == nil ? .yes : .no
        case ("minProperties", .object(let members)), ("maxProperties", .object(let members)):
            return rules.fault(ofProperties: members.count) == nil ? .yes : .no
        // The record or map has been compared with the members.
        case ("additionalProperties", .object): return .yes
        default: return concerns(value.types) ? .unknown : .yes
        }
    }

    private func accepts(_ number: Decimal, _ rule: String?) -> ValueContainment.Answer {
        guard let limit = DecimalText.value(of: rule) else { return .unknown }
        let isAccepted =
            switch keyword {
            case "minimum": number >= limit
            case "maximum": number <= limit
            case "exclusiveMinimum": number > limit
            case "exclusiveMaximum": number < limit
            case "multipleOf": DecimalText.isMultiple(number, of: limit)
            default: !isBound
            }
        return isAccepted ? .yes : .no
    }
}

extension AcceptedValues {
    var isAnyJSON: Bool {
        if case .json = form { !constraints.expectsObject } else { false }
    }
}
