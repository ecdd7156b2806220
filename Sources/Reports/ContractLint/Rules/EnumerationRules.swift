import ContractModel
import ContractReading
import Diagnostics
import Foundation
import GenerationSettings
import YAMLTree

/// Checks enumerations and constants against the declared type.
enum EnumerationRules {
    /// Finds values of another type. The rule reports one diagnostic for each list.
    static func valuesOfAnotherType(_ outline: DocumentOutline, _ findings: inout DiagnosticSink) {
        for keyword in outline.keywords[.enumeration] ?? [] {
            guard let types = types(of: keyword.schema) else { continue }
            let others = keyword.value.elements.filter { !$0.isOf(types) }
            guard let first = others.first else { continue }
            findings.emit(
                LintMessages.enumerationValueType(
                    first, further: others.count - 1, types: types.map(\.text), at: first.location))
        }
    }

    /// Finds null among the values of a type that does not allow null.
    static func nulls(_ outline: DocumentOutline, _ findings: inout DiagnosticSink) {
        for keyword in outline.keywords[.enumeration] ?? [] {
            guard let types = types(of: keyword.schema), !types.contains(where: { $0.text == "null" }),
                let null = keyword.value.elements.first(where: \.isNull), !isNullable(keyword.schema)
            else { continue }
            findings.emit(
                LintMessages.nullInEnumeration(
                    type: types.map(\.text).joined(separator: ", "), version: outline.version, at: null.location))
        }
    }

    private static func isNullable(_ schema: YAMLNode) -> Bool {
        [SchemaKeyword.nullable, .xNullable, .xIsNullable].contains { schema.isTrue($0.rawValue) }
    }

    static func constants(_ outline: DocumentOutline, _ findings: inout DiagnosticSink) {
        for keyword in outline.keywords[.constant] ?? [] {
            if let types = types(of: keyword.schema), !keyword.value.isOf(types) {
                findings.emit(
                    LintMessages.constantType(keyword.value, types: types.map(\.text), at: keyword.value.location))
            }
            guard let values = keyword.schema["enum"], values.kind == .sequence else { continue }
            let constant = ContractValue(keyword.value)
            if !values.elements.contains(where: { ContractValue($0) == constant }) {
                findings.emit(
                    LintMessages.constantOutsideEnumeration(
                        keyword.value, at: keyword.value.location, list: values.location))
            }
        }
    }

    /// Returns the names of the declared types. Returns nil without a type, or if a name is not a type.
    private static func types(of schema: YAMLNode) -> [YAMLNode]? {
        guard let type = schema["type"] else { return nil }
        let names = type.kind == .sequence ? Array(type.elements) : [type]
        return names.allSatisfy { JSONTypes(name: $0.text) != nil } && !names.isEmpty ? names : nil
    }
}

extension YAMLNode {
    /// Whether the value has one of the types. The result is true for null, because null only states that the value may
    /// be absent.
    fileprivate func isOf(_ types: [YAMLNode]) -> Bool {
        isNull || types.contains { JSONTypes(name: $0.text).map { !jsonTypes.isDisjoint(with: $0) } ?? true }
    }
}
