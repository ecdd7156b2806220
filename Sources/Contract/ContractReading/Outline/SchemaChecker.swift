package import ContractModel
package import Diagnostics
import ECMAPatterns
import Foundation
import GenerationSettings

/// Checks whether a value satisfies its schema, keyword by keyword. The checked keywords include keywords that no Swift
/// type expresses, such as patterns, unique items, numbers of properties, and forbidden keys.
///
/// `ExampleChecker` compares examples with the types of the contract, to find values for fixtures. `SchemaChecker` is
/// stricter, with some exceptions. It accepts null everywhere, ignores formats, `not`, `if` and similar keywords, and
/// lets several branches of `oneOf` apply. If a check would take too long, the checker reports nothing.
package struct SchemaChecker {
    package typealias Mismatch = ValueMismatch

    /// The circumstances in which a schema is checked.
    struct Context {
        /// Whether other schemas also describe the value, so that this schema need not list all its keys.
        var isPart = false
        var depth = 0
    }

    /// The greatest number of steps for one sample, and for all samples of a run.
    private static let stepLimits = (sample: 20_000, run: 2_000_000)
    private static let depthLimit = 100
    /// The greatest number of compiled patterns that are kept.
    private static let patternLimit = 256

    private let version: SpecificationVersion
    private var resolver: ReferenceResolver
    private var patterns: [String: PatternMatcher?] = [:]
    private var remainingSteps = 0
    private var remainingRun = Self.stepLimits.run
    private var path: [String] = []
    /// The schemas that are being checked for the current value. A schema that is reached again through references is
    /// skipped.
    private var active: Set<ObjectIdentifier> = []

    package init(_ document: OpenAPIDocument) {
        version = document.version
        resolver = document.resolver(dangling: .warning)
    }

    /// Returns the faults in schemas that were read since the last call.
    package mutating func takeFaults() -> DiagnosticSink {
        resolver.takeFaults()
    }

    package mutating func mismatch(of sample: SampleObject) -> Mismatch? {
        mismatch(of: ContractValue(sample.value), with: sample.schema)
    }

    /// Returns the first mismatch, or nil if the value satisfies the schema or the check would take too long.
    mutating func mismatch(of value: ContractValue, with schema: SchemaObject) -> Mismatch? {
        remainingSteps = min(Self.stepLimits.sample, remainingRun)
        let start = remainingSteps
        path = []
        active = []
        var found: Mismatch?
        do throws(Mismatch) { try check(value, schema, Context()) } catch { found = error }
        remainingRun -= start - max(0, remainingSteps)
        return remainingSteps > 0 ? found : nil
    }

    private mutating func check(
        _ value: ContractValue, _ schema: SchemaObject, _ context: Context
    ) throws(Mismatch) {
        remainingSteps -= 1
        guard value != .null, remainingSteps > 0, context.depth < Self.depthLimit else { return }
        guard schema.extensions?.alsoAccepts.isEmpty != false else { return }
        guard active.insert(ObjectIdentifier(schema)).inserted else { return }
        defer { active.remove(ObjectIdentifier(schema)) }
        var context = context
        context.depth += 1
        if let reference = schema.reference {
            let isAlone = version.ignoresSiblingsOfReferences || !schema.hasStructure
            if let target = resolver.knownSchema(reference) {
                try check(value, target, Context(isPart: context.isPart || !isAlone, depth: context.depth))
            }
            if version.ignoresSiblingsOfReferences { return }
        }
        try checkType(value, schema)
        try checkParts(value, schema, context)
        try checkValue(value, schema, context)
    }

    // MARK: Types and values

    private func checkType(_ value: ContractValue, _ schema: SchemaObject) throws(Mismatch) {
        let types = schema.isIntegerOrString ? schema.types.union(.integer) : schema.types
        guard !types.isEmpty, types.isDisjoint(with: value.jsonTypes) else { return }
        throw mismatch("\(value.excerpt) is not of the type that its schema declares")
    }

    /// Checks the enumeration, the constant, and the keywords for the JSON type of the value.
    private mutating func checkValue(
        _ value: ContractValue, _ schema: SchemaObject, _ context: Context
    ) throws(Mismatch) {
        remainingSteps -= (schema.enumeration?.count ?? 0) / 10
        if let values = schema.onlyValues, !values.contains(where: { ContractValue($0).isAlike(value) }) {
            throw mismatch("\(value.excerpt) is not a value of the enumeration")
        }
        if let constant = schema.constant.map({ ContractValue($0) }), !constant.isAlike(value) {
            throw mismatch("\(value.excerpt) is not the constant \(constant.excerpt)")
        }
        let constraints = schema.constraints
        switch value {
        case .null, .boolean: break
        case .integer(let digits), .number(let digits):
            guard let number = DecimalText.value(of: digits) else { break }
            try refuse(NumberRange(constraints.withExclusiveNumbers).fault(of: number))
        case .string(let text):
            try refuse(constraints.fault(ofLength: text.unicodeScalars.count))
            try refuse(fault(of: text, with: constraints.pattern))
        case .array(let elements): try check(elements, schema, constraints, context)
        case .object(let members): try check(members, schema, constraints, context)
        }
    }

    private mutating func fault(of text: String, with pattern: String?) -> String? {
        guard let pattern, self.matches(text, pattern) == false else { return nil }
        return "\(ContractValue.string(text).excerpt) does not match '\(pattern.prefix(80))'"
    }

    /// Whether a string matches a pattern, or nil if this cannot be decided.
    private mutating func matches(_ text: String, _ pattern: String) -> Bool? {
        guard let matcher = matcher(for: pattern) else { return nil }
        remainingSteps -= 1 + text.utf8.count * matcher.size / 50
        return remainingSteps > 0 ? matcher.matches(text) : nil
    }

    private mutating func matcher(for pattern: String) -> PatternMatcher? {
        if let known = patterns[pattern] { return known }
        if patterns.count == Self.patternLimit { patterns = [:] }
        remainingSteps -= 1 + pattern.utf8.count / 50
        let matcher = PatternMatcher(pattern)
        patterns[pattern] = .some(matcher)
        return matcher
    }

    // MARK: Compositions

    private mutating func checkParts(
        _ value: ContractValue, _ schema: SchemaObject, _ context: Context
    ) throws(Mismatch) {
        let part = Context(isPart: true, depth: context.depth)
        for schema in schema.allOf { try check(value, schema, part) }
        let isPart = context.isPart || schema.hasProperties || !schema.allOf.isEmpty || schema.reference != nil
        for branches in [schema.oneOf, schema.anyOf] where !branches.isEmpty {
            try checkBranches(value, branches, Context(isPart: isPart, depth: context.depth))
        }
    }

    /// Checks that the value satisfies at least one branch. If there is only one branch, throws the mismatch of this
    /// branch.
    private mutating func checkBranches(
        _ value: ContractValue, _ branches: [SchemaObject], _ context: Context
    ) throws(Mismatch) {
        var first: Mismatch?
        let start = (path, active)
        for branch in branches {
            do throws(Mismatch) {
                return try check(value, branch, context)
            } catch {
                (path, active) = start
                first = first ?? error
            }
        }
        if branches.count == 1, let first { throw first }
        throw mismatch("\(value.kindName) fits none of the variants")
    }

    // MARK: Arrays

    private mutating func check(
        _ elements: [ContractValue], _ schema: SchemaObject, _ constraints: ValueConstraints, _ context: Context
    ) throws(Mismatch) {
        try refuse(constraints.fault(ofItems: elements.count))
        if constraints.uniqueItems {
            var first: [ContractValue: Int] = [:]
            for (index, element) in elements.enumerated() {
                remainingSteps -= 1
                if let other = first.updateValue(index, forKey: element.canonical) {
                    throw mismatch("the elements \(other) and \(index) are equal, but must be unique")
                }
            }
        }
        for (index, element) in elements.enumerated() {
            let prefix = schema.prefixItems
            guard let item = index < prefix.count ? prefix[index] : schema.items else { break }
            try within("[\(index)]", element, item, context)
        }
    }

    // MARK: Objects

    private mutating func check(
        _ members: [ContractValue.Member], _ schema: SchemaObject, _ constraints: ValueConstraints,
        _ context: Context
    ) throws(Mismatch) {
        try refuse(constraints.fault(ofProperties: members.count))
        remainingSteps -= (schema.properties.count + schema.required.count) / 10
        guard remainingSteps > 0 else { return }
        let own = Dictionary(schema.properties.map { ($0.key, $0.schema) }, uniquingKeysWith: { first, _ in first })
        let keys = Set(members.map(\.key))
        for required in schema.required where !keys.contains(required.key) {
            guard isNeeded(own[required.key], context) else { continue }
            path.append(required.key)
            throw mismatch("the required key is missing")
        }
        let rest = restOfKeys(schema, context)
        for member in members {
            if let property = own[member.key] { try within(member.key, member.value, property, context) }
            let isMatched = try checkPatterns(member, schema, context)
            guard own[member.key] == nil, isMatched == false, let rest else { continue }
            if rest.boolean == false {
                path.append(member.key)
                throw mismatch("the key is not allowed: there are no additional properties")
            }
            try within(member.key, member.value, rest, context)
        }
    }

    /// Whether a required property must be present. A property that only one side sends may be absent. If the schema
    /// does not declare the property, and other schemas also describe the value, the property need not be present.
    private mutating func isNeeded(_ property: SchemaObject?, _ context: Context) -> Bool {
        guard var schema = property else { return !context.isPart }
        for _ in 0..<16 {
            if schema.isReadOnly || schema.isWriteOnly { return false }
            guard schema.allOf.allSatisfy({ !$0.isReadOnly && !$0.isWriteOnly }) else { return false }
            guard let next = (schema.reference ?? schema.allOf.first?.reference).flatMap({ resolver.knownSchema($0) })
            else { return true }
            schema = next
        }
        return false
    }

    /// Returns the schema of keys that the schema does not list, or nil if other schemas may list these keys.
    private func restOfKeys(_ schema: SchemaObject, _ context: Context) -> SchemaObject? {
        let isWhole =
            !context.isPart && schema.allOf.isEmpty && schema.oneOf.isEmpty && schema.anyOf.isEmpty
            && schema.reference == nil && schema.conditionals.isEmpty && schema.discriminator == nil
        return isWhole ? schema.additionalProperties : nil
    }

    /// Checks the value with each pattern that matches its key. Returns whether a pattern matches, or nil if this
    /// cannot be decided.
    private mutating func checkPatterns(
        _ member: ContractValue.Member, _ schema: SchemaObject, _ context: Context
    ) throws(Mismatch) -> Bool? {
        var isMatched: Bool? = false
        for property in schema.patternProperties {
            let matches = matches(member.key, property.key)
            if matches == true { try within(member.key, member.value, property.schema, context) }
            isMatched = isMatched == nil || matches == nil ? nil : isMatched == true || matches == true
        }
        return isMatched
    }

    // MARK: Paths

    /// Checks a value that the current value contains. The schema alone describes the contained value.
    private mutating func within(
        _ step: String, _ value: ContractValue, _ schema: SchemaObject, _ context: Context
    ) throws(Mismatch) {
        guard schema.boolean != false else { return }
        path.append(step)
        let outer = active
        active = []
        try check(value, schema, Context(depth: context.depth))
        active = outer
        path.removeLast()
    }

    private func refuse(_ fault: String?) throws(Mismatch) {
        if let fault { throw mismatch(fault) }
    }

    private func mismatch(_ reason: String) -> Mismatch {
        Mismatch(steps: path, reason: reason)
    }
}

extension ContractValue {
    /// The value in a form that is identical for equal values (JSON Schema 2020-12, section 4.2.2). Numbers have one
    /// spelling, and the members of objects are sorted.
    fileprivate var canonical: ContractValue {
        switch self {
        case .null, .boolean, .string: self
        case .integer(let digits), .number(let digits):
            .number(DecimalText.value(of: digits)?.description ?? Double(digits)?.description ?? digits)
        case .array(let elements): .array(elements.map(\.canonical))
        case .object(let members):
            .object(
                members.map { Member(key: $0.key, value: $0.value.canonical) }.sorted { $0.key < $1.key })
        }
    }

    /// Whether two values are equal, also after conversion to strings. `enum: [1]` with `type: string` means `"1"`, and
    /// another check reports the number.
    fileprivate func isAlike(_ other: ContractValue) -> Bool {
        canonical == other.canonical || scalarText != nil && scalarText == other.scalarText
    }

    /// The JSON types of the value. A number without a fraction is also an integer (JSON Schema 2020-12, section
    /// 4.2.3).
    fileprivate var jsonTypes: JSONTypes {
        switch self {
        case .null: .null
        case .boolean: .boolean
        case .integer: [.integer, .number]
        case .number(let text):
            DecimalText.isWhole(text) ? [.integer, .number] : .number
        case .string: .string
        case .array: .array
        case .object: .object
        }
    }
}
