import ContractModel
import ContractReading
import Diagnostics
import FixtureEmission
import YAMLTree

/// The diagnostics of lint's own rules. Warnings are faults of the document. Notes are hints.
enum LintMessages {
    // MARK: References

    static func danglingMapping(_ reference: ReferenceObject, hints: [String]) -> Diagnostic {
        Diagnostic(
            .warning, "unknown-mapping",
            "the discriminator maps to '\(reference.text)', which is not in the document"
                + DocumentMessages.advice(hints),
            at: reference.location)
    }

    static func referenceToOtherKind(
        _ text: String, found: ObjectKind, needed: ObjectKind, at location: SourceLocation
    ) -> Diagnostic {
        Diagnostic(
            .warning, "reference-to-other-kind",
            "'\(text)' is \(found.article), but \(needed.article) is needed here; refer to \(needed.article)",
            at: location)
    }

    static func undeclaredEnd(_ name: String, at location: SourceLocation) -> Diagnostic {
        Diagnostic(
            .note, "undeclared-event",
            "the stream ends with the event '\(name.prefix(80))', which 'x-sse-events' does not have; if the event has data, add the event to 'x-sse-events'",
            at: location)
    }

    static func unreachableSchema(_ name: String, at location: SourceLocation) -> Diagnostic {
        Diagnostic(
            .note, "unreachable-schema",
            "the schema '\(name)' is not used by any operation, webhook or callback; remove the schema, unless your "
                + "code uses its Swift type", at: location)
    }

    static func unusedComponent(_ name: String, _ kind: ObjectKind, at location: SourceLocation) -> Diagnostic {
        Diagnostic(
            .note, "unused-component", "nothing uses the \(kind.word) '\(name)'; remove the \(kind.word)", at: location)
    }

    static func unknownSecurityScheme(_ name: String, at location: SourceLocation) -> Diagnostic {
        Diagnostic(
            .warning, "unknown-security-scheme",
            "'\(name)' is not a security scheme of the document; declare the scheme, or correct the name", at: location)
    }

    static func undeclaredScope(
        _ scope: String, of scheme: String, count: Int, meant: String?, at location: SourceLocation
    ) -> Diagnostic {
        Diagnostic(
            .warning, "undeclared-scope",
            "'\(scope.prefix(80))' is not a scope of the security scheme '\(scheme.prefix(80))'"
                + (meant.map { "; did you mean '\($0)'?" } ?? "; declare the scope in the scheme") + places(count),
            at: location)
    }

    static func repeatedEvent(_ name: String, at location: SourceLocation, first: SourceLocation) -> Diagnostic {
        Diagnostic(
            .warning, "repeated-event",
            "two alternatives describe the event '\(name.prefix(80))'; keep one alternative, with 'oneOf' in its "
                + "'contentSchema'", at: location, notes: [.init("first described here", at: first)])
    }

    static func unknownEncoding(_ key: String, meant: String?, at location: SourceLocation) -> Diagnostic {
        Diagnostic(
            .warning, "unknown-encoding",
            "'encoding' names '\(key.prefix(80))', which is not a property of the body"
                + (meant.map { "; did you mean '\($0)'?" } ?? "; correct the key, or remove the key"), at: location)
    }

    // MARK: Paths and operations

    /// - Parameter methods: The methods of the path's operations that lack the parameter. An empty list means that all
    ///   operations lack it.
    static func undeclaredPathParameter(
        _ name: String, of path: String, methods: [String], at location: SourceLocation
    ) -> Diagnostic {
        let whose = methods.isEmpty ? "" : " of " + methods.map { "'\($0)'" }.joined(separator: ", ")
        return Diagnostic(
            .warning, "undeclared-path-parameter",
            "'{\(name)}' in '\(path)' is not declared: no parameter\(whose) has this name and 'in: path'; declare the "
                + "parameter", at: location)
    }

    static func unusedPathParameter(_ name: String, of path: String, at location: SourceLocation) -> Diagnostic {
        Diagnostic(
            .warning, "unused-path-parameter",
            "the parameter '\(name)' is 'in: path', but '{\(name)}' is not in '\(path)'; add the parameter to the path, "
                + "or correct its 'in'", at: location)
    }

    static func duplicateParameter(
        _ name: String, _ place: String, at location: SourceLocation, first: SourceLocation
    ) -> Diagnostic {
        Diagnostic(
            .warning, "duplicate-parameter",
            "the parameter '\(name)' in '\(place)' is listed twice; remove one of the entries", at: location,
            notes: [.init("first listed here", at: first)])
    }

    static func ambiguousParameter(_ reason: String, at location: SourceLocation) -> Diagnostic {
        Diagnostic(.warning, "ambiguous-parameter", reason, at: location)
    }

    static func equivalentPaths(_ path: String, _ other: String, at location: SourceLocation, first: SourceLocation)
        -> Diagnostic
    {
        Diagnostic(
            .warning, "equivalent-paths",
            "'\(path)' and '\(other)' are the same path: they differ only in the names of their parameters; move the "
                + "operations into one path",
            at: location, notes: [.init("the other path is here", at: first)])
    }

    static func duplicateOperation(_ name: String, at location: SourceLocation, first: SourceLocation) -> Diagnostic {
        Diagnostic(
            .warning, "duplicate-operation-id",
            "the operationId '\(name)' is used twice; choose another operationId for one of the operations",
            at: location,
            notes: [.init("first used here", at: first)])
    }

    static func exampleBesideExamples(_ kind: ObjectKind, at location: SourceLocation) -> Diagnostic {
        Diagnostic(
            .warning, "example-beside-examples",
            "\(kind.article) cannot have both 'example' and 'examples'; move this example into 'examples', under a name",
            at: location)
    }

    static func duplicateTag(_ name: String, at location: SourceLocation, first: SourceLocation) -> Diagnostic {
        Diagnostic(
            .warning, "duplicate-tag", "the tag '\(name.prefix(80))' is declared twice; keep one declaration",
            at: location,
            notes: [.init("first declared here", at: first)])
    }

    static func componentName(_ name: String, _ kind: ObjectKind, at location: SourceLocation) -> Diagnostic {
        Diagnostic(
            .warning, "component-name",
            "'\(name.prefix(80))' is not a valid name: use only ASCII letters, digits, '.', '-' and '_'; rename the "
                + "\(kind.word), and the references to it", at: location)
    }

    static func noResponse(_ method: String, _ path: String, at location: SourceLocation) -> Diagnostic {
        Diagnostic(
            .warning, "no-response", "'\(method)' of '\(path)' has no response; describe what the server sends",
            at: location)
    }

    // MARK: Schemas

    static func besideReference(
        _ keyword: String, _ version: SpecificationVersion, count: Int, at location: SourceLocation
    ) -> Diagnostic {
        Diagnostic(
            .warning, "beside-reference",
            "'\(keyword)' next to '$ref' has no effect in OpenAPI \(version.words); put both into 'allOf'\(places(count))",
            at: location)
    }

    private static func places(_ count: Int) -> String {
        count > 1 ? " (it occurs in \(count) places)" : ""
    }

    /// - Parameter advice: The replacement in the document's version.
    static func keywordOfOtherVersion(
        _ words: String, _ versions: SpecificationVersions, _ version: SpecificationVersion, advice: String?,
        count: Int,
        at location: SourceLocation
    ) -> Diagnostic {
        Diagnostic(
            .warning, "keyword-of-other-version",
            "\(words) \(versions.words), and this document is of \(version.words), so other tools may ignore it"
                + "\(advice.map { "; \($0)" } ?? "")\(places(count))",
            at: location)
    }

    static func enumerationValueType(_ value: YAMLNode, further: Int, types: [String], at location: SourceLocation)
        -> Diagnostic
    {
        let others =
            switch further {
            case 0: " is"
            case 1: " and 1 more value are"
            default: " and \(further) more values are"
            }
        return Diagnostic(
            .warning, "enum-value-type",
            "\(value.kindName)\(others) not of the enumeration's type: "
                + types.joined(separator: ", ") + "; correct the value\(further == 0 ? "" : "s"), or the type",
            at: location)
    }

    static func constantType(_ value: YAMLNode, types: [String], at location: SourceLocation) -> Diagnostic {
        Diagnostic(
            .warning, "constant-type",
            "the constant is \(value.kindName), but the schema's type is \(types.joined(separator: ", ")); correct the "
                + "constant, or the type",
            at: location)
    }

    static func constantOutsideEnumeration(_ value: YAMLNode, at location: SourceLocation, list: SourceLocation)
        -> Diagnostic
    {
        Diagnostic(
            .warning, "constant-outside-enum",
            "the constant is \(value.kindName), which the schema's 'enum' does not list; add the constant to 'enum', or "
                + "correct the constant", at: location,
            notes: [.init("the enumeration is here", at: list)])
    }

    static func contradictoryBounds(
        _ lower: String, _ least: String, _ upper: String, _ most: String, at location: SourceLocation
    ) -> Diagnostic {
        Diagnostic(
            .warning, "contradictory-bounds",
            "no value can satisfy both '\(lower): \(least)' and '\(upper): \(most)'; correct one of the bounds",
            at: location)
    }

    static func invalidMultiple(_ divisor: String, isZero: Bool, at location: SourceLocation) -> Diagnostic {
        let advice = isZero ? "remove the keyword, or write the intended number" : "remove the minus sign"
        return Diagnostic(
            .warning, "invalid-multiple",
            "'multipleOf: \(divisor.prefix(80))' must be greater than 0; \(advice)",
            at: location)
    }

    static func missingItems(at location: SourceLocation) -> Diagnostic {
        Diagnostic(
            .warning, "missing-items",
            "this array has no 'items', which OpenAPI before 3.1 requires; describe the elements, or write 'items: {}' for any JSON",
            at: location)
    }

    static func refusedKey(
        _ key: String, further: Int, version: SpecificationVersion, at location: SourceLocation,
        required: SourceLocation
    ) -> Diagnostic {
        let keys =
            switch further {
            case 0: ", which is required"
            case 1: " and another key, which are required"
            default: " and \(further) other keys, which are required"
            }
        let advice =
            SpecificationVersions.since31.contains(version)
            ? "write 'unevaluatedProperties: false' instead"
            : "declare the key\(further == 0 ? "" : "s") next to 'additionalProperties' too, or remove 'additionalProperties'"
        return Diagnostic(
            .warning, "refused-key",
            "no object fits: 'additionalProperties: false' forbids '\(key.prefix(80))'\(keys), because the keyword accepts only "
                + "the properties of its own schema; \(advice)",
            at: location, notes: [.init("the key is required here", at: required)])
    }

    static func invalidPattern(_ pattern: String, _ fault: String, at location: SourceLocation) -> Diagnostic {
        Diagnostic(
            .warning, "invalid-pattern", "'\(pattern.prefix(80))' is not a regular expression of ECMA-262: \(fault)",
            at: location)
    }

    // MARK: Values

    static func exampleMismatch(_ mismatch: ValueMismatch, at location: SourceLocation) -> Diagnostic {
        Diagnostic(
            .warning, "example-mismatch", "this example does not conform to its schema: \(text(of: mismatch))",
            at: location)
    }

    static func defaultMismatch(_ mismatch: ValueMismatch, at location: SourceLocation) -> Diagnostic {
        Diagnostic(
            .warning, "unusable-default", "this default does not conform to its schema: \(text(of: mismatch))",
            at: location)
    }

    /// Makes the diagnostic of a default that decoding would convert.
    static func convertedDefault(
        _ mismatch: ValueMismatch, _ meant: ContractValue, at location: SourceLocation
    ) -> Diagnostic {
        Diagnostic(
            .warning, "unusable-default",
            "this default does not conform to its schema: \(text(of: mismatch)); write \(meant.jsonLine), which is the value that decoding uses",
            at: location)
    }

    private static func text(of mismatch: ValueMismatch) -> String {
        mismatch.path.isEmpty ? mismatch.reason : "at `\(mismatch.path)`, \(mismatch.reason)"
    }

    // MARK: Unions and envelopes

    static func missingDiscriminatorProperty(
        _ key: String, variants: [TypeDefinition], at location: SourceLocation
    ) -> Diagnostic {
        Diagnostic(
            .warning, "missing-discriminator-property",
            "the discriminator reads '\(key)', which is not a property of \(list(variants.map(\.displayName)))",
            at: location,
            notes: variants.prefix(3).filter { $0.location != location }
                .map { .init("'\($0.displayName)' is declared here", at: $0.location) })
    }

    static func unknownFirstPage(of operation: OperationDefinition, at location: SourceLocation) -> Diagnostic {
        Diagnostic(
            .warning, "unknown-first-page",
            "the document does not say whether the pages of '\(operation.name)' are counted from 0 or from 1, so a client begins with 1; "
                + "add 'first: 0' or 'first: 1' here", at: location)
    }

    static func overlappingAlternatives(_ one: String, _ other: String, at location: SourceLocation) -> Diagnostic {
        Diagnostic(
            .note, "overlapping-alternatives",
            "an object may be both '\(one)' and '\(other)', which 'oneOf' forbids; add a discriminator, or a key that only "
                + "one of them has, or use 'anyOf'", at: location)
    }

    static func likelyEnvelope(_ names: [String], payload: String, advice: String, at location: SourceLocation)
        -> Diagnostic
    {
        Diagnostic(
            .note, "likely-envelope",
            "\(list(names)) differ only in '\(payload)'; to make one generic type of the schemas, \(advice)",
            at: location)
    }

    static func repeatedEnumeration(
        _ key: String, count: Int, values: Int, advice: String, at location: SourceLocation
    ) -> Diagnostic {
        Diagnostic(
            .note, "repeated-enumeration",
            "\(count) properties '\(key)' have the same list of \(values) values; to make one type of the lists, \(advice)",
            at: location)
    }

    static func namespacedNames(_ count: Int, such name: String, as segment: String, at location: SourceLocation)
        -> Diagnostic
    {
        Diagnostic(
            .note, "namespaced-names",
            "\(count) schemas have namespaces in their names; to shorten names such as '\(name)' to "
                + "'\(segment)', put 'names: last-segment' into gen-dtos.yaml", at: location)
    }

    /// Returns `'a', 'b' and 3 more`.
    private static func list(_ names: [String]) -> String {
        let shown = names.prefix(4).map { "'\($0)'" }.joined(separator: ", ")
        return names.count > 4 ? "\(shown) and \(names.count - 4) more" : shown
    }
}
