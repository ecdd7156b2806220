import ContractModel
import ContractReading
import Diagnostics
import Foundation
import GenerationSettings
import YAMLTree

/// Enumerations and constants beside the type that is declared.
enum EnumerationRules {
    /// One diagnostic per list, however many of its values are of another type.
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

    /// Null among the values of a type that does not allow it, and nothing beside it that does.
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

    /// The names of the declared types; nil where there are none, or one that does not exist.
    private static func types(of schema: YAMLNode) -> [YAMLNode]? {
        guard let type = schema["type"] else { return nil }
        let names = type.kind == .sequence ? Array(type.elements) : [type]
        return names.allSatisfy { JSONTypes(name: $0.text) != nil } && !names.isEmpty ? names : nil
    }
}

extension YAMLNode {
    /// Whether it is a value of one of the types. Null is of any: it says that the value may be absent, whatever the type says.
    fileprivate func isOf(_ types: [YAMLNode]) -> Bool {
        isNull || types.contains { JSONTypes(name: $0.text).map { !jsonTypes.isDisjoint(with: $0) } ?? true }
    }
}
