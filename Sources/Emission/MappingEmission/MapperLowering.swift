import ContractModel
import GenerationSettings
import SwiftEmission

/// Makes the code of a model's protocol, and of the functions that make, merge and compare models of a record.
struct MapperLowering {
    let model: MappedModel
    let plan: MappingPlan
    let lowering: SwiftLowering
    let words: MappingWords

    private var variable: String { model.variable }
    private var isClass: Bool { model.kind == .class }

    /// Returns the file with the protocol of the model and the functions that make, merge and compare models.
    func view(_ header: [DocCommentLine], _ imports: [SwiftExpression]) -> ListedView {
        let type = model.type.declared
        return ListedView([
            .header: .leaves(header),
            .imports: .leaves(imports),
            .documentation: comment(
                "The values of \(Prose.code(model.record.text)) for \(Prose.code(model.type.name)), with a member for each property."
            ),
            .name: .leaf(model.protocolName),
            .conformance: .leaf(isClass ? ": AnyObject" : ""),
            .members: .views(model.properties.map(member)),
            .requirements: .leaves(requirements),
            .deprecation: .views(deprecated),
            .model: .leaf(type),
            .mapDocumentation: comment("Makes a model with all values of the record."),
            .map: .leaf("func \(model.mapFunction)(_ dto: \(model.record.text)) -> \(type) {"),
            .initial: .leaf("\(isClass ? "let" : "var") \(variable) = \(type)()"),
            .assignments: .leaves(readingDeprecated + model.properties.flatMap(assignment)),
            .target: .leaf("return \(variable)"),
            .mergeDocumentation: comment(mergeDocumentation),
            .merge: .leaves(signature),
            .merges: .leaves(readingDeprecated + age + model.properties.flatMap(merge)),
            .same: .views(same),
        ])
    }

    private func comment(_ text: String) -> ListedView.Value { .leaves(DocCommentLine.lines(text, indentation: 0)) }

    // MARK: The protocol

    private func member(_ property: MappedProperty) -> ListedView {
        ListedView([
            .documentation: .leaves(property.documentation(lowering)),
            .name: .leaf(property.member.declared), .type: .leaf(property.type),
        ])
    }

    /// The functions of the model that convert values and decide merges.
    private var requirements: [SwiftExpression] {
        var requirements: [String] = []
        for property in model.properties {
            if let conversion = property.conversion { requirements += conversion.requirements }
            guard case .function(let name) = property.merge else { continue }
            let type = property.type.text.hasSuffix("?") ? String(property.type.text.dropLast()) : property.type.text
            requirements.append(
                "static func \(SwiftIdentifier(checked: name).declared)(_ current: \(type), _ new: \(type)) -> \(type)")
        }
        // Several members may need one conversion function.
        var seen: Set<String> = []
        return requirements.filter { seen.insert($0).inserted }.map { SwiftExpression(trusted: $0) }
    }

    // MARK: Deprecated properties

    /// The protocol through which the functions read deprecated properties without a warning.
    private var deprecated: [ListedView] {
        let properties = model.properties.filter(\.isDeprecated).map { property in
            SwiftExpression(
                trusted: "var \(property.property.name.declared): \(property.property.declaredType.text) { get }")
        }
        if properties.isEmpty { return [] }
        let view = ListedView([
            .documentation: comment("Properties that the contract deprecates and the model keeps."),
            .name: .leaf(model.deprecatedName), .type: .leaf(model.record), .members: .leaves(properties),
        ])
        return [view]
    }

    private var readingDeprecated: [SwiftExpression] {
        if !model.properties.contains(where: \.isDeprecated) { return [] }
        return [SwiftExpression(trusted: "let deprecated: any \(model.deprecatedName) = dto")]
    }

    // MARK: A new model

    private func stored(_ property: MappedProperty) -> String {
        "\(property.isDeprecated ? "deprecated" : "dto").\(property.property.name.member)"
    }

    /// Returns the expression that reads the record's property. A property that distinguishes absent from null is read
    /// as an optional, in which both absent and null are nil.
    private func source(_ property: MappedProperty) -> String {
        stored(property) + (property.property.definition.hasExplicitPresence ? ".value" : "")
    }

    /// Returns the call of the model's static function that converts the record's property.
    private func converted(_ property: MappedProperty, by conversion: MappedConversion) -> String {
        let function = self.function(conversion)
        let source = source(property)
        return property.mayBeNil ? "\(source).flatMap(\(function))" : "\(function)(\(source))"
    }

    private func function(_ conversion: MappedConversion) -> String {
        conversion.from(model.type.declared, words)
    }

    private func assignment(_ property: MappedProperty) -> [SwiftExpression] {
        let source = source(property)
        let target = "\(variable).\(property.member.member)"
        let value: String
        switch property.content {
        case .value:
            value =
                property.conversion.map {
                    // If a value cannot be converted, a member that is never nil keeps its initial value.
                    converted(property, by: $0) + (property.isOptional ? "" : " ?? \(target)")
                } ?? source
        case .enumeration(let position, let isList):
            let type = plan.enumerations[position].type.declared
            value =
                isList
                ? "\(source)\(property.mayBeNil ? "?" : "").map { \(type)($0) }"
                : property.mayBeNil ? "\(source).map { \(type)($0) }" : "\(type)(\(source))"
        case .model(let id, let isList):
            let function = plan.model(id)?.mapFunction ?? ""
            value =
                isList
                ? "\(source)\(property.mayBeNil ? "?" : "").map(\(function))"
                : property.mayBeNil ? "\(source).map(\(function))" : "\(function)(\(source))"
        }
        return [SwiftExpression(trusted: "\(target) = \(value)")]
    }

    // MARK: Merging

    private var deletes: Bool { plan.deletes(model) }

    private var mergeDocumentation: String {
        var text =
            "Updates a model. A property changes if the record has a value for it, or a null that clears it."
        text +=
            "\n\n- Parameter fields: The state of each property in the document. Without the document, pass "
            + "`.complete` if the document had each required property, and `.unknown` if not."
        if deletes {
            text += "\n- Parameter delete: Receives each model to be deleted, because no list contains it any more."
        }
        return text.replacing(
            "\n\n- Parameter fields", with: deletes ? "\n\n- Parameters:\n  - fields" : "\n\n- Parameter fields"
        )
        .replacing("\n- Parameter delete", with: "\n  - delete")
    }

    private var signature: [SwiftExpression] {
        SwiftStatement.call(
            "func \(model.mergeFunction)",
            [
                "into \(variable): \(isClass ? "" : "inout ")\(model.type.declared)", "from dto: \(model.record.text)",
                "fields: \(words.fieldStates)<\(model.record.text)>",
            ] + (deletes ? ["delete: (Any) -> \(words.void)"] : []), then: " {", indentation: 0, closesBelow: true)
    }

    /// Whether the merge keeps or replaces the property depending on which record is newer.
    private func isDated(_ property: MappedProperty, at position: Int) -> Bool {
        property.merge == .newer && model.datedBy != nil && model.datedBy != position
    }

    /// The statement that compares the dates of the record and the model. The statement comes first, because merging
    /// changes the model's date.
    private var age: [SwiftExpression] {
        guard let position = model.datedBy,
            model.properties.enumerated().contains(where: { isDated($1, at: $0) })
        else { return [] }
        let property = model.properties[position]
        let type = property.conversion?.type ?? property.property.type
        let found = property.conversion.map { converted(property, by: $0) } ?? source(property)
        return [
            SwiftExpression(
                trusted: "let isNewer = \(type.text).isNewer(\(found), than: \(variable).\(property.member.member))")
        ]
    }

    private func merge(_ property: MappedProperty) -> [SwiftExpression] {
        if property.isKept { return [] }
        let target = "&\(variable).\(property.member.member)"
        if case .model(let id, let isList) = property.content, let inner = plan.model(id) {
            return merge(property, into: target, inner, isList: isList)
        }
        let state = "fields.state(\(arguments(property)))"
        var links: [String] = []
        if case .enumeration(let position, let isList) = property.content {
            let type = plan.enumerations[position].type.declared
            links = isList ? [".map { $0.map { \(type)($0) } }"] : [".known", ".map { \(type)($0) }"]
        }
        if let conversion = property.conversion { links.append(".converted(by: \(function(conversion)))") }
        var arguments = [target]
        if let policy = policy(property) { arguments.append("by: " + policy) }
        if property.nullClears { arguments.append("clearing: true") }
        return SwiftStatement.chain(state, links, ".update", arguments)
    }

    private func merge(
        _ property: MappedProperty, into target: String, _ inner: MappedModel, isList: Bool
    ) -> [SwiftExpression] {
        let names = names(property)
        let of = property.property.definition.absence == .emptyRecord ? "ofRecord" : "of"
        let state =
            "fields.\(isList ? "records" : "record")(.\(property.property.stored.member)\(names), \(of): \(stored(property))\(isList ? required(property) : ""))"
        if isList, inner.identity.isEmpty {
            return SwiftStatement.chain(
                state, [".map { $0.map { \(inner.mapFunction)($0.record) } }"], ".update", [target])
        }
        let hook = plan.deletes(inner) ? ", delete: delete" : ""
        let into = inner.kind == .class ? "$0" : "&$0"
        var arguments = [target]
        if isList { arguments.append("orphans: .\(property.orphans.rawValue)") }
        if isList, property.orphans == .delete { arguments.append("delete: delete") }
        arguments += [
            "isSame: \(inner.identity.isEmpty ? "{ _, _ in true }" : inner.sameFunction)", "make: \(inner.mapFunction)",
            "merge: { \(inner.mergeFunction)(into: \(into), from: $1.record, fields: $1.fields\(hook)) }",
        ]
        return SwiftStatement.call("\(state).update", arguments)
    }

    /// Returns the arguments of `fields.state`: `.title, or: ["name"], of: dto.title, absent: ""`.
    private func arguments(_ property: MappedProperty) -> String {
        let isRecord = property.property.definition.absence == .emptyRecord
        var text =
            ".\(property.property.stored.member)\(names(property)), of\(isRecord ? "Record" : ""): \(stored(property))"
        let isStrict = property.property.definition.isStrict
        if !property.mayBeNil, !isStrict, let absent = property.property.absentValue {
            text += ", absent: \(absent.text)" + required(property)
        }
        return text
    }

    private func required(_ property: MappedProperty) -> String {
        property.property.definition.isRequired ? ", isRequired: true" : ""
    }

    private func names(_ property: MappedProperty) -> String {
        let names = property.property.definition.aliases
        return names.isEmpty ? "" : ", or: " + SwiftLiteral.array(names.map { .string($0) }).text
    }

    private func policy(_ property: MappedProperty) -> String? {
        switch property.merge {
        case .replace: return nil
        case .keep: return ".keep"
        case .union: return ".union"
        case .max: return ".max"
        case .min: return ".min"
        case .longer: return ".longer"
        case .newer:
            let isOwn = model.datedBy.map { model.properties[$0].key == property.key } ?? true
            return isOwn ? ".later" : ".newer(isNewer)"
        case .function(let name):
            return "\(words.mergePolicy)(\(model.type.declared).\(SwiftIdentifier(checked: name).member))"
        }
    }

    // MARK: Identity

    /// The function that decides whether a model and a record have the same identity.
    private var same: [ListedView] {
        if model.identity.isEmpty { return [] }
        let isDeprecated = model.identity.contains { model.properties[$0].isDeprecated }
        var lines = isDeprecated ? readingDeprecated.map(\.text) : []
        var isDecided = false
        for position in model.identity where !isDecided {
            let property = model.properties[position]
            let known = "\(variable).\(property.member.member)"
            let found = property.conversion.map { converted(property, by: $0) } ?? source(property)
            let isList = property.isList(lowering)
            if property.conversion != nil, !property.isOptional {
                lines.append("if let found = \(found) { return \(known) == found }")
                continue
            }
            switch (isList, property.mayBeNil || property.conversion != nil) {
            case (false, true): lines.append("if let known = \(known), let found = \(found) { return known == found }")
            case (false, false):
                lines.append("return \(known) == \(found)")
                isDecided = true
            case (true, true):
                lines += [
                    "if let known = \(known), let found = \(found), !known.isEmpty, !found.isEmpty {",
                    "    return !\(words.set)(known).isDisjoint(with: found)", "}",
                ]
            case (true, false):
                lines += [
                    "if !\(known).isEmpty, !\(found).isEmpty {",
                    "    return !\(words.set)(\(known)).isDisjoint(with: \(found))", "}",
                ]
            }
        }
        if !isDecided { lines.append("return nil") }
        if lines.count == 1 { lines[0].removeFirst("return ".count) }
        let names = model.identity.map { Prose.code(model.properties[$0].key) }.joined(separator: ", ")
        let sentence =
            model.identity.count == 1
            ? "Whether both have the same identity, which is \(names)"
            : "Whether both have the same identity. The first of \(names) that both have decides"
        let signature =
            "func \(model.sameFunction)(_ \(variable): \(model.type.declared), as dto: \(model.record.text)) -> \(words.bool)? {"
        let view = ListedView([
            .documentation: comment(
                sentence + (isDecided ? "." : ". The result is nil if no such property is present in both.")),
            .function: .leaf(signature), .elements: .leaves(lines.map { SwiftExpression(trusted: $0) }),
        ])
        return [view]
    }
}
