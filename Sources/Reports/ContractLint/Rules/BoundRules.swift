import ContractModel
import ContractReading
import Diagnostics
import Foundation
import YAMLTree

/// Finds bounds that no value satisfies.
enum BoundRules {
    private static let pairs: [(lower: SchemaKeyword, upper: SchemaKeyword)] = [
        (.minimum, .maximum), (.exclusiveMinimum, .maximum), (.minimum, .exclusiveMaximum),
        (.exclusiveMinimum, .exclusiveMaximum), (.minLength, .maxLength), (.minItems, .maxItems),
        (.minProperties, .maxProperties),
    ]

    static func contradictoryBounds(_ outline: DocumentOutline, _ findings: inout DiagnosticSink) {
        for pair in pairs {
            for lower in outline.keywords[pair.lower] ?? [] {
                guard let upper = lower.schema[pair.upper.rawValue], let least = number(lower.value),
                    let most = number(upper)
                else { continue }
                let isExclusive =
                    pair.lower == .exclusiveMinimum || pair.upper == .exclusiveMaximum
                    || isTrue(lower.schema, .exclusiveMinimum, beside: pair.lower, .minimum)
                    || isTrue(lower.schema, .exclusiveMaximum, beside: pair.upper, .maximum)
                guard isExclusive ? least >= most : least > most else { continue }
                findings.emit(
                    LintMessages.contradictoryBounds(
                        pair.lower.rawValue, lower.value.text, pair.upper.rawValue, upper.text, at: lower.location))
            }
        }
    }

    /// Finds invalid divisors. Only zero is a multiple of zero, and a negative number has the multiples of its
    /// absolute value.
    static func multiples(_ outline: DocumentOutline, _ findings: inout DiagnosticSink) {
        let divisors = (outline.keywords[.multipleOf] ?? []).map(\.value)
        for divisor in divisors + outline.plainValues.compactMap({ $0["multipleOf"] }) {
            guard let value = number(divisor), value <= 0 else { continue }
            findings.emit(LintMessages.invalidMultiple(divisor.text, isZero: value == 0, at: divisor.location))
        }
    }

    private static func number(_ node: YAMLNode) -> Decimal? {
        switch node.scalar {
        case .integer(let text)?, .number(let text)?: DecimalText.value(of: text)
        case .null?, .boolean?, .notANumber?, .infinity?, .string?, nil: nil
        }
    }

    /// Whether a Boolean makes the bound exclusive, as in versions before OpenAPI 3.1.
    private static func isTrue(
        _ schema: YAMLNode, _ flag: SchemaKeyword, beside keyword: SchemaKeyword, _ bound: SchemaKeyword
    ) -> Bool {
        keyword == bound && schema[flag.rawValue]?.scalar == .boolean(true)
    }
}
