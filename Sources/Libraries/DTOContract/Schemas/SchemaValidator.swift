package import DTORuntime
import Foundation

/// Compares values with schemas (JSON Schema 2020-12, Validation). The number of steps is limited. The parts of a
/// value that are left at the limit are accepted.
package struct SchemaValidator {
    /// Whether the value is in a request or in a response. Required members that only the other side sends may be
    /// absent (OpenAPI 3.0.4 section 4.7.24.2).
    package enum Direction: Sendable {
        case request, response
    }

    private let schemas: SchemaSet
    private let direction: Direction
    private let stepLimit: Int
    private var steps = 0
    /// The number of nested schemas that are being compared with the same value. A schema may refer to itself without
    /// end.
    private var schemaDepth = 0

    /// The greatest number of violations that are reported.
    package static let violationLimit = 100
    private static let stepLimit = 1_000_000
    private static let schemaDepthLimit = 256

    private init(_ schemas: SchemaSet, _ direction: Direction, stepLimit: Int) {
        self.schemas = schemas
        self.direction = direction
        self.stepLimit = stepLimit
    }

    /// Returns the violations of a schema by a value. The list is empty if the value conforms.
    package static func violations(
        in value: JSONValue, of schema: Int, in schemas: SchemaSet, _ direction: Direction
    ) -> [SchemaViolation] {
        var steps = stepLimit
        return violations(in: value, of: schema, in: schemas, direction, steps: &steps)
    }

    /// - Parameter steps: The number of steps that are left. The function subtracts the steps of this comparison.
    package static func violations(
        in value: JSONValue, of schema: Int, in schemas: SchemaSet, _ direction: Direction, steps: inout Int
    ) -> [SchemaViolation] {
        guard schemas.nodes.indices.contains(schema) else { return [] }
        var validator = SchemaValidator(schemas, direction, stepLimit: steps)
        var findings = Findings()
        validator.check(value, against: schema, at: "", &findings)
        steps = max(steps - validator.steps, 0)
        return findings.violations
    }

    /// The result of a comparison.
    private struct Findings {
        var violations: [SchemaViolation] = []
        /// The keys and elements that a schema has evaluated (section 11). The first `items` elements and the elements
        /// in `indices` are evaluated.
        var keys: Set<String> = []
        var items = 0
        var indices: Set<Int> = []
        var hasAllItems = false

        mutating func add(_ pointer: String, _ reason: String) {
            if violations.count < violationLimit {
                violations.append(SchemaViolation(pointer: pointer, reason: reason))
            }
        }

        /// Adds the result of a keyword that applies another schema to the same value, such as `allOf`.
        mutating func take(_ other: Findings) {
            for violation in other.violations { add(violation.pointer, violation.reason) }
            see(other)
        }

        mutating func see(_ other: Findings) {
            keys.formUnion(other.keys)
            items = max(items, other.items)
            indices.formUnion(other.indices)
            hasAllItems = hasAllItems || other.hasAllItems
        }
    }

    private mutating func findings(_ value: JSONValue, _ schema: Int, at pointer: String) -> Findings {
        var findings = Findings()
        check(value, against: schema, at: pointer, &findings)
        return findings
    }

    private mutating func check(_ value: JSONValue, against schema: Int, at pointer: String, _ findings: inout Findings)
    {
        guard steps < stepLimit, schemaDepth < Self.schemaDepthLimit else { return }
        if ThreadStack.mustGrow {
            return ThreadStack.growing { check(value, against: schema, at: pointer, &findings) }
        }
        guard !ThreadStack.isLow else { return }
        steps += 1
        schemaDepth += 1
        defer { schemaDepth -= 1 }
        let node = schemas.nodes[schema]
        if node.boolean == false { findings.add(pointer, "The value is not allowed.") }
        if node.allowsNull, value == .null { return }
        if let reference = node.reference { findings.take(self.findings(value, reference, at: pointer)) }
        if let types = node.types, types.isDisjoint(with: value.kinds) {
            findings.add(pointer, "The value is \(value.kind), not \(types.words).")
            return
        }
        if let constants = node.constants, !constants.contains(where: { $0.isIdentical(to: value) }) {
            findings.add(pointer, Self.constantReason(constants))
        }
        checkParts(of: value, node, at: pointer, &findings)
        checkCombinations(of: value, node, at: pointer, &findings)
        checkRest(of: value, node, at: pointer, &findings)
    }

    private static func constantReason(_ constants: [JSONValue]) -> String {
        if constants.isEmpty { return "No value is allowed." }
        let shown = constants.prefix(8).map(\.excerpt).joined(separator: ", ")
        return constants.count == 1
            ? "The value is not \(shown)." : "The value is not among \(shown)\(constants.count > 8 ? " …" : "")."
    }

    private mutating func checkParts(
        of value: JSONValue, _ node: SchemaNode, at pointer: String, _ findings: inout Findings
    ) {
        switch value {
        case .integer, .number, .decimal:
            if let rules = node.number, let reason = rules.fault(of: value) { findings.add(pointer, reason) }
            // Integer formats are checked in requests only. Responses of real backends contain larger numbers, and
            // clients can read them.
            if direction == .request, let format = node.text?.format, !value.isHeld(by: format) {
                findings.add(pointer, "\(value.excerpt) is outside the range of \(format).")
            }
        case .string(let text):
            if let rules = node.text,
                let reason = rules.fault(of: text, schemas.patterns, unchecked: schemas.uncheckedFormats)
            {
                findings.add(pointer, reason)
            }
        case .array(let elements):
            if let rules = node.list { check(elements, rules, at: pointer, &findings) }
        case .object(let members):
            if let rules = node.object { check(members, rules, at: pointer, &findings) }
        case .null, .bool: break
        }
    }

    // MARK: Lists

    private mutating func check(
        _ elements: [JSONValue], _ rules: SchemaNode.ListRules, at pointer: String, _ findings: inout Findings
    ) {
        if let least = rules.minItems, elements.count < least {
            findings.add(pointer, "The array has \(Self.count(elements.count, "element")), fewer than \(least).")
        }
        if let most = rules.maxItems, elements.count > most {
            findings.add(pointer, "The array has \(Self.count(elements.count, "element")), more than \(most).")
        }
        if rules.isUnique, Set(elements).count != elements.count {
            findings.add(pointer, "Two elements of the array are equal.")
        }
        for (index, schema) in rules.prefixItems.enumerated() where index < elements.count {
            within(elements[index], schema, at: Self.pointer(pointer, "\(index)"), &findings)
        }
        findings.items = max(findings.items, min(rules.prefixItems.count, elements.count))
        if let items = rules.items {
            for index in elements.indices.dropFirst(rules.prefixItems.count) {
                within(elements[index], items, at: Self.pointer(pointer, "\(index)"), &findings)
            }
            findings.hasAllItems = true
        }
        if let contains = rules.contains {
            let contained = elements.indices.filter {
                self.findings(elements[$0], contains, at: pointer).violations.isEmpty
            }
            findings.indices.formUnion(contained)
            let count = contained.count
            let least = rules.minContains ?? 1
            if count < least { findings.add(pointer, "\(count) elements match 'contains', fewer than \(least).") }
            if let most = rules.maxContains, count > most {
                findings.add(pointer, "\(count) elements match 'contains', more than \(most).")
            }
        }
    }

    // MARK: Objects

    private mutating func check(
        _ members: [String: JSONValue], _ rules: SchemaNode.ObjectRules, at pointer: String,
        _ findings: inout Findings
    ) {
        if let least = rules.minProperties, members.count < least {
            findings.add(pointer, "The object has \(Self.count(members.count, "key")), fewer than \(least).")
        }
        if let most = rules.maxProperties, members.count > most {
            findings.add(pointer, "The object has \(Self.count(members.count, "key")), more than \(most).")
        }
        for key in rules.required where members[key] == nil && !isLeftOut(key, rules) {
            findings.add(pointer, "The key \(Self.quoted(key)) is missing.")
        }
        for (key, value) in members.sorted(by: { $0.key < $1.key }) {
            check(key, value, rules, at: Self.pointer(pointer, key), &findings)
        }
        for (key, others) in rules.dependentRequired.sorted(by: { $0.key < $1.key }) where members[key] != nil {
            for other in others where members[other] == nil {
                findings.add(pointer, "The key \(Self.quoted(other)) is missing, but \(Self.quoted(key)) requires it.")
            }
        }
        for (key, schema) in rules.dependentSchemas.sorted(by: { $0.key < $1.key }) where members[key] != nil {
            findings.take(self.findings(.object(members), schema, at: pointer))
        }
    }

    private mutating func check(
        _ key: String, _ value: JSONValue, _ rules: SchemaNode.ObjectRules, at pointer: String,
        _ findings: inout Findings
    ) {
        var isKnown = false
        if let schema = rules.properties[key] {
            isKnown = true
            within(value, schema, at: pointer, &findings)
        }
        for (pattern, schema) in rules.patternProperties where schemas.patterns.matches(key, pattern) != false {
            isKnown = true
            within(value, schema, at: pointer, &findings)
        }
        if !isKnown, let schema = rules.additionalProperties {
            isKnown = true
            if schemas.nodes[schema].boolean == false {
                findings.add(pointer, "The schema does not allow the key \(Self.quoted(key)).")
            } else {
                within(value, schema, at: pointer, &findings)
            }
        }
        if let schema = rules.propertyNames { within(.string(key), schema, at: pointer, &findings) }
        if isKnown, schemas.tracksEvaluation { findings.keys.insert(key) }
    }

    /// Whether only the other side of the connection sends the member.
    private func isLeftOut(_ key: String, _ rules: SchemaNode.ObjectRules) -> Bool {
        rules.properties[key].map {
            schemas.isMarked($0, direction == .request ? \.isReadOnly : \.isWriteOnly)
        } ?? false
    }

    private mutating func within(
        _ value: JSONValue, _ schema: Int, at pointer: String, _ findings: inout Findings
    ) {
        if findings.violations.count >= Self.violationLimit { return }
        let outer = schemaDepth
        schemaDepth = 0
        defer { schemaDepth = outer }
        for violation in self.findings(value, schema, at: pointer).violations {
            findings.add(violation.pointer, violation.reason)
        }
    }

    // MARK: Combinations

    private mutating func checkCombinations(
        of value: JSONValue, _ node: SchemaNode, at pointer: String, _ findings: inout Findings
    ) {
        for schema in node.allOf { findings.take(self.findings(value, schema, at: pointer)) }
        // If the schema has both `anyOf` and `oneOf`, the discriminator belongs to `oneOf`.
        let named = node.discriminator?.alternative(of: value)
        checkChoice(
            of: value, node.anyOf, named: node.oneOf.isEmpty ? named : nil, isSingle: false, at: pointer, &findings)
        checkChoice(of: value, node.oneOf, named: named, isSingle: true, at: pointer, &findings)
        if let not = node.not, self.findings(value, not, at: pointer).violations.isEmpty {
            findings.add(pointer, "The value conforms to the schema in 'not'.")
        }
        if let condition = node.condition {
            let test = self.findings(value, condition.test, at: pointer)
            if test.violations.isEmpty { findings.see(test) }
            if let branch = test.violations.isEmpty ? condition.then : condition.otherwise {
                findings.take(self.findings(value, branch, at: pointer))
            }
        }
    }

    /// - Parameter named: The index of the branch that the value's discriminator names. A `oneOf` value that fits this
    ///   branch may also fit other branches. According to the specification, a discriminator does not change the result
    ///   (OpenAPI 3.1.1 section 4.8.25). But servers that use a discriminator ignore the other branches, and
    ///   alternatives overlap in many documents.
    private mutating func checkChoice(
        of value: JSONValue, _ branches: [Int], named: Int?, isSingle: Bool, at pointer: String,
        _ findings: inout Findings
    ) {
        if branches.isEmpty { return }
        var fitting = 0
        var meant: Findings?
        if isSingle, let named, branches.indices.contains(named) {
            let found = self.findings(value, branches[named], at: pointer)
            if found.violations.isEmpty { return findings.see(found) }
            meant = found
        }
        var nearest: Findings?
        for (index, branch) in branches.enumerated() where meant == nil || index != named {
            let found = self.findings(value, branch, at: pointer)
            if found.violations.isEmpty {
                fitting += 1
                findings.see(found)
            } else if index == named {
                meant = found
            } else if nearest.map({ Self.isNearer(found, $0, below: pointer) }) ?? true {
                nearest = found
            }
        }
        nearest = meant ?? nearest
        if fitting == 0, let nearest {
            // For a single branch, the exact violations are most helpful.
            if branches.count == 1 || meant != nil || Self.isDeep(nearest, below: pointer) {
                for violation in nearest.violations { findings.add(violation.pointer, violation.reason) }
            } else {
                let first = nearest.violations[0]
                let place = first.pointer.dropFirst(pointer.count)
                let fault = (place.isEmpty ? "" : "\(place): ") + first.reason
                findings.add(
                    pointer,
                    "The value conforms to none of \(branches.count) alternatives. The nearest alternative reports: \(fault)"
                )
            }
        } else if isSingle, fitting > 1 {
            findings.add(pointer, "The value conforms to \(fitting) alternatives of 'oneOf', which allows only one.")
        }
    }

    /// Whether the left result is nearer to its branch. A value that has all keys of a branch but a fault below one of
    /// them is nearer than a value that lacks a key.
    private static func isNearer(_ left: Findings, _ right: Findings, below pointer: String) -> Bool {
        let (isLeftDeep, isRightDeep) = (isDeep(left, below: pointer), isDeep(right, below: pointer))
        return isLeftDeep == isRightDeep ? left.violations.count < right.violations.count : isLeftDeep
    }

    /// Whether the sender probably meant this branch: all faults are in parts of the value instead of the value itself.
    private static func isDeep(_ findings: Findings, below pointer: String) -> Bool {
        findings.violations.allSatisfy { $0.pointer != pointer }
    }

    /// Checks the properties and elements that no other keyword in the same place has evaluated (JSON Schema 2020-12
    /// section 11).
    private mutating func checkRest(
        of value: JSONValue, _ node: SchemaNode, at pointer: String, _ findings: inout Findings
    ) {
        if let schema = node.unevaluatedProperties, case .object(let members) = value {
            for (key, value) in members.sorted(by: { $0.key < $1.key }) where !findings.keys.contains(key) {
                within(value, schema, at: Self.pointer(pointer, key), &findings)
                findings.keys.insert(key)
            }
        }
        if let schema = node.unevaluatedItems, case .array(let elements) = value, !findings.hasAllItems {
            for index in elements.indices.dropFirst(findings.items) where !findings.indices.contains(index) {
                within(elements[index], schema, at: Self.pointer(pointer, "\(index)"), &findings)
            }
            findings.hasAllItems = true
        }
    }

    // MARK: Words

    /// Returns the JSON pointer of a part. The sender has chosen the keys, and each violation below a long key would
    /// repeat the key. A long key is therefore cut, and a long pointer is not extended.
    static func pointer(_ whole: String, _ step: String) -> String {
        if whole.utf8.count > 1_000 { return whole }
        let step = step.utf8.count > 200 ? String(decoding: step.utf8.prefix(200), as: UTF8.self) + "…" : step
        return whole + "/" + step.replacingOccurrences(of: "~", with: "~0").replacingOccurrences(of: "/", with: "~1")
    }

    static func quoted(_ text: String) -> String { JSONValue.string(text).excerpt }

    static func count(_ number: Int, _ word: String) -> String {
        "\(number) \(word)\(number == 1 ? "" : "s")"
    }
}
