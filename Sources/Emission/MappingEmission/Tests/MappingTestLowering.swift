import ContractModel
import FixtureEmission
import GenerationSettings
import SwiftEmission

/// Makes the tests of one model. The expected values come from the contract and the configuration. The tested functions
/// do not compute them.
struct MappingTestLowering {
    let model: MappedModel
    let plan: MappingPlan
    let samples: MappingSamples
    let lowering: SwiftLowering
    let words: MappingWords
    private var declarations: DeclarationLowering
    /// The names that the suite already uses.
    private var taken: Set<String> = [
        "first", "second", "empty", "read", "merged", "expectSame", Self.twice, Self.nothing, Self.identity,
        Self.stored,
    ]

    /// The greatest length of a literal in bytes. Longer values are read from the record instead.
    private static let literalLimit = 200
    private static let depthLimit = 32
    private static let twice = "mergingTwiceIsMergingOnce"
    private static let nothing = "mergingNothingChangesNothing"
    private static let identity = "identity"
    private static let stored = "storedAndReadBack"

    init(
        _ model: MappedModel, _ plan: MappingPlan, _ samples: MappingSamples, _ lowering: SwiftLowering,
        _ words: MappingWords
    ) {
        self.words = words
        self.model = model
        self.plan = plan
        self.samples = samples
        self.lowering = lowering
        declarations = DeclarationLowering(lowering)
        declarations.hidden = words.hidden
    }

    private var type: String { words.imported(model.type) }

    mutating func view(modules: [String]) -> ListedView {
        let tests = model.properties.compactMap { test($0) } + common
        let literals = declarations.imports.modules
        let isClass = model.kind == .class
        let (first, second) = (document(1), document(2))
        return ListedView([
            .header: .leaves(lowering.header),
            .imports: .leaves(
                words.testImports(modules + literals + ["Foundation", lowering.options.runtimeModule])),
            .model: .leaf(type),
            .name: .leaf(model.type.name),
            .type: .leaf(model.record),
            .declaration: .leaf(words.suite(model.type.name + "MappingTests")),
            .evidenceType: .leaf(words.readRecord),
            .decoder: .leaf(words.decoder),
            .encoder: .leaf(words.encoder),
            .storageType: .leaf(words.data),
            .rawType: .leaf(words.string),
            .opening: .leaf(first.opening),
            .closing: .leaf(first.closing),
            .elements: .leaves(first.lines),
            .alternatives: .leaves(second.lines),
            .json: .leaf(RawText.line(.object(samples.strict(of: model))).text),
            .keyword: .leaf(isClass ? "let" : "var"),
            .label: .leaf(isClass ? "" : "&"),
            .map: .leaf(model.mapFunction),
            .merge: .leaf(model.mergeFunction),
            .arguments: .leaf(plan.deletes(model) ? ", delete: { _ in }" : ""),
            .tests: .views(tests),
            .comparisons: .leaves(words.lines(model.properties.compactMap(comparison))),
            // The app's own models cannot be stored.
            .storage: .flag(lowering.options.persistence == .swiftdata),
            .function: .leaf(words.test(Self.stored)),
            .value: .leaf(words.unwrapped("try context.fetch(FetchDescriptor<\(type)>()).first")),
        ])
    }

    private func document(_ number: Int) -> RawText {
        RawText((samples.object(of: model, number: number) ?? .object([])).jsonText)
    }

    // MARK: What holds for all

    private var common: [ListedView] {
        let merge =
            "\(model.mergeFunction)(into: \(model.kind == .class ? "" : "&")model, from: try read(empty).record, fields: .unknown\(plan.deletes(model) ? ", delete: { _ in }" : ""))"
        var tests = [
            test(
                Self.twice,
                lines(["expectSame(try merged(first, second, second), try merged(first, second))"])),
            test(
                Self.nothing,
                lines([
                    "expectSame(try merged(first, empty), try merged(first))",
                    "\(model.kind == .class ? "let" : "var") model = try merged(first)", merge,
                    "expectSame(model, try merged(first))",
                ])),
        ]
        if !model.identity.isEmpty {
            let first = samples.object(of: model, number: 1)
            let expectations = [("first", 1), ("second", 2)].compactMap { document, number -> TestStatement? in
                guard let first, let other = samples.object(of: model, number: number) else { return nil }
                let isSame = MergeExpectation(plan: plan).same(first, other, of: model)
                return .expect(
                    "\(model.sameFunction)(try merged(first), as: try read(\(document)).record)",
                    ExpectedValue(isSame.map(String.init) ?? "nil"))
            }
            tests.append(test(Self.identity, words.lines(expectations)))
        }
        return tests
    }

    private func lines(_ texts: [String]) -> [SwiftExpression] { texts.map { SwiftExpression(trusted: $0) } }

    private func test(_ name: String, _ lines: [SwiftExpression]) -> ListedView {
        ListedView([.name: .leaf(words.test(name)), .elements: .leaves(lines)])
    }

    /// Returns a name that no other test has in Swift Testing or XCTest.
    private mutating func testName(of property: MappedProperty) -> String {
        var name = property.member.name
        while !taken.insert(name.prefix(1).lowercased() + name.dropFirst()).inserted { name += "Property" }
        return name
    }

    // MARK: One property

    /// - Returns: Nil if the contract has no finite value for a test, or if the test could not distinguish a value from
    ///   an absent value.
    private mutating func test(_ property: MappedProperty) -> ListedView? {
        var statements: [TestStatement] = []
        guard value(of: property, in: "") != nil else { return nil }
        let first = samples.value(of: property, in: model, number: 1)
        let second = samples.value(of: property, in: model, number: 2)
        func expect(_ documents: String, _ expected: ExpectedValue?) {
            guard let expected, let value = value(of: property, in: "try merged(\(documents))") else { return }
            statements.append(.expect(value, expected))
        }
        if let first {
            let kept = expected(first, property) ?? read(property, "first")
            expect("first", kept)
            if let second {
                statements += converted(first, second, property)
                expect("first, second", merged(1, first, 2, second, property))
                expect("second, first", merged(2, second, 1, first, property))
            }
            if !property.property.definition.isStrict {
                let null = RawText.line(.object(others(property, .null))).text
                if kept != nil {
                    statements.append(.declare("null", null))
                    expect("first, null", property.nullClears ? ExpectedValue("nil") : kept)
                }
                if kept != nil, let damaged = damaged(property) {
                    statements.append(.declare("damaged", RawText.line(.object(others(property, damaged))).text))
                    expect("first, damaged", kept)
                }
            }
            let isTold = isTelling(property) && second != nil && second != first && property.merge == .replace
            if !isTold, begins(property) { expect("empty, first", kept) }
        }
        if statements.isEmpty { return nil }
        return test(testName(of: property), words.lines(statements))
    }

    /// Returns the members that a record must have, and one property.
    private func others(_ property: MappedProperty, _ value: ContractValue) -> [ContractValue.Member] {
        samples.strict(of: model) + [ContractValue.Member(key: property.key, value: value)]
    }

    /// Returns a value that the property cannot decode, or nil if no such value is known.
    private func damaged(_ property: MappedProperty) -> ContractValue? {
        let object = ContractValue.object([ContractValue.Member(key: "unreadable", value: .boolean(true))])
        switch lowering.resolved(property.property.definition.use.reference) {
        case .scalar(.external), .json, .generic, .payload, .optional: return nil
        case .scalar, .array: return object
        case .dictionary: return .boolean(true)
        case .definition(let id):
            switch lowering.contract[id].shape {
            case .enumeration(let shape): return shape.rawType == .json ? nil : object
            case .record(let shape): return shape.isWrapper ? nil : .boolean(true)
            case .union, .alias, .envelope, .outcome, .namespace: return nil
            }
        }
    }

    private mutating func merged(
        _ number: Int, _ current: ContractValue, _ next: Int, _ new: ContractValue, _ property: MappedProperty
    ) -> ExpectedValue? {
        if case .function(let name) = property.merge {
            guard let current = literal(current, property), let new = literal(new, property) else { return nil }
            let function = "\(type).\(SwiftIdentifier(checked: name).member)"
            guard let conversion = property.conversion else {
                return ExpectedValue("\(function)(\(current.text), \(new.text))")
            }
            let names = [1: "one", 2: "two"]
            return ExpectedValue(
                "\(conversion.to(type, words))(\(function)(\(names[number] ?? ""), \(names[next] ?? "")))")
        }
        let expectation = MergeExpectation(plan: plan)
        guard let whole = samples.object(of: model, number: number),
            let newWhole = samples.object(of: model, number: next)
        else { return nil }
        // A property that is a point in time is compared by its own value instead of the date of the record.
        let own = model.datedBy == nil && property.merge == .newer
        let isNewer =
            own ? !MergeExpectation.isLess(new, current) : expectation.isNewer(newWhole, than: whole, of: model)
        guard let value = expectation.value(current, new, of: property, isNewer: isNewer) else { return nil }
        if let expected = expected(value, property) { return expected }
        let names = [1: "first", 2: "second"]
        if value == new { return names[next].flatMap { read(property, $0) } }
        return value == current ? names[number].flatMap { read(property, $0) } : nil
    }

    /// Returns the declarations of the variables `one` and `two`: the converted values of a property, as the user's
    /// merge function gets them. Returns no declarations if the property needs none.
    private mutating func converted(
        _ first: ContractValue, _ second: ContractValue, _ property: MappedProperty
    ) -> [TestStatement] {
        guard case .function = property.merge, let conversion = property.conversion,
            let first = literal(first, property), let second = literal(second, property)
        else { return [] }
        let function = conversion.from(type, words)
        return [
            .declare("one", words.unwrapped("\(function)(\(first.text))")),
            .declare("two", words.unwrapped("\(function)(\(second.text))")),
        ]
    }

    /// Returns the code that reads the property from a record, for a value whose expression in Swift is missing or
    /// long. The result is nil for models, because their types have no equality, for enumerations and for deprecated
    /// properties.
    private func read(_ property: MappedProperty, _ document: String) -> ExpectedValue? {
        guard case .value = property.content, !property.isDeprecated else { return nil }
        let end = property.property.definition.hasExplicitPresence ? ".value" : ""
        return ExpectedValue("try read(\(document)).record.\(property.property.name.member)\(end)")
    }

    /// Whether a test can distinguish two values of the property.
    private func isTelling(_ property: MappedProperty) -> Bool {
        if case .model(let id, _) = property.content { telling(id) != nil } else { true }
    }

    /// Whether a model that was made from an empty record has a record's value after a merge with that record.
    private func begins(_ property: MappedProperty) -> Bool {
        if property.isOptional, property.mayBeNil { return true }
        switch property.merge {
        case .replace, .newer: return !property.property.definition.isStrict
        case .union, .longer: return property.property.definition.absence == .emptyCollection
        case .keep, .max, .min, .function: return false
        }
    }

    // MARK: Expressions

    /// Returns an expression for a member. For a member that is a model, the expression reads the property that
    /// distinguishes its models, or at least shows whether the member is present. The result is nil if the member is
    /// always present.
    private func value(of property: MappedProperty, in model: String) -> String? {
        let member = "\(model).\(property.member.member)"
        if let conversion = property.conversion {
            // The conversion of the app's value back to the contract's value must give the original value.
            let function = conversion.to(type, words)
            if property.isOptional { return "\(member).map(\(function))" }
            let mark = "try "
            return member.hasPrefix(mark)
                ? "\(mark)\(function)(\(member.dropFirst(mark.count)))" : "\(function)(\(member))"
        }
        guard case .model(let id, let isList) = property.content else { return member }
        let mark = property.isOptional ? "?" : ""
        if let telling = telling(id) {
            return isList ? "\(member)\(mark).map(\\.\(telling.path))" : "\(member)\(mark).\(telling.path)"
        }
        return isList ? "\(member)\(mark).count" : property.isOptional ? "(\(member) != nil)" : nil
    }

    private func telling(_ id: TypeID) -> TellingMember? {
        plan.model(id).flatMap { TellingMember(of: $0, plan) }
    }

    private mutating func expected(_ value: ContractValue, _ property: MappedProperty) -> ExpectedValue? {
        switch property.content {
        case .value: return literal(value, property)
        case .enumeration(let position, let isList):
            let enumeration = plan.enumerations[position]
            guard isList, case .array(let values) = value else {
                return ExpectedValue("." + enumeration.member(for: value).member)
            }
            return ExpectedValue(list: values.map { "." + enumeration.member(for: $0).member })
        case .model(let id, let isList):
            guard let telling = telling(id) else {
                if case .array(let values) = value { return ExpectedValue(String(values.count)) }
                return isList ? nil : ExpectedValue("true")
            }
            guard isList, case .array(let values) = value else {
                return telling.value(in: value).flatMap { literal($0, telling.property) }
            }
            let literals = values.compactMap { telling.value(in: $0).flatMap { literal($0, telling.property) } }
            return literals.count == values.count ? ExpectedValue(list: literals.map(\.text)) : nil
        }
    }

    private mutating func literal(_ value: ContractValue, _ property: MappedProperty) -> ExpectedValue? {
        let use = property.property.definition.use
        guard isCertain(value, as: use.reference) else { return nil }
        guard let text = declarations.literal(value, as: use.reference)?.text, text.utf8.count <= Self.literalLimit
        else { return nil }
        guard case .array(let values) = value, case .array = use.reference, let element = use.element else {
            return ExpectedValue(text)
        }
        let list = ExpectedValue(list: values.compactMap { declarations.literal($0, as: element.reference)?.text })
        return list.text == text ? list : ExpectedValue(text)
    }

    /// Whether the value fits only one variant of each union in it. If a value fits several variants, decoding chooses
    /// one.
    ///
    /// - Parameter depth: The number of enclosing values and unions.
    private func isCertain(_ value: ContractValue, as reference: TypeReference, depth: Int = 0) -> Bool {
        func isCertain(_ value: ContractValue, as reference: TypeReference) -> Bool {
            self.isCertain(value, as: reference, depth: depth + 1)
        }
        if depth > Self.depthLimit { return false }
        switch (lowering.resolved(reference), value) {
        case (.array(let element), .array(let values)): return values.allSatisfy { isCertain($0, as: element) }
        case (.dictionary(let element), .object(let members)):
            return members.allSatisfy { isCertain($0.value, as: element) }
        case (.optional(let wrapped), _): return isCertain(value, as: wrapped)
        case (.definition(let id), _):
            switch lowering.contract[id].shape {
            case .record(let shape):
                return shape.properties.allSatisfy { property in
                    value.member(property.key).map { isCertain($0, as: property.use.reference) } ?? true
                }
            case .union(let shape):
                return lowering.contract.position(ofVariantFor: value, in: shape).map {
                    isCertain(value, as: shape.variants[$0].use.reference)
                } ?? false
            case .enumeration, .alias, .envelope, .outcome, .namespace: return true
            }
        case (.scalar, _), (.json, _), (.array, _), (.dictionary, _), (.generic, _), (.payload, _): return true
        }
    }

    /// Returns a statement that compares a property of two models. The result is nil if the property cannot be
    /// compared.
    private func comparison(_ property: MappedProperty) -> TestStatement? {
        guard let one = value(of: property, in: "one"), let other = value(of: property, in: "other") else { return nil }
        return .expect(one, ExpectedValue(other), name: property.member.name)
    }
}

extension ContractValue {
    func member(_ key: String) -> ContractValue? {
        guard case .object(let members) = self else { return nil }
        return members.first { $0.key == key }?.value
    }
}

/// A text as a raw Swift literal.
struct RawText: Sendable {
    /// The whole literal, if it is on one line.
    var text: String
    var opening, closing: String
    var lines: [SwiftExpression]

    init(_ text: String) {
        let literal = RawLiteral(Array(text.utf8)[...])
        opening = literal.opening
        closing = literal.closing
        var bytes: [UInt8] = []
        literal.write(to: &bytes, indentation: 0)
        lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n").map {
            SwiftExpression(trusted: String($0))
        }
        self.text = ""
    }

    /// Returns a literal on one line, with as many number signs as it needs.
    static func line(_ value: ContractValue) -> RawText {
        let json = value.json
        var raw = RawText(json)
        let marks = String(raw.opening.dropLast(3))
        raw.text = "\(marks)\"\(json)\"\(marks)"
        return raw
    }
}
