import ContractModel
import Diagnostics

/// Finds alternatives of `oneOf` that a single object may satisfy together, which makes the object invalid (JSON Schema
/// 2020-12, section 10.2.1.3).
enum UnionRules {
    /// The greatest number of alternatives of a union. All pairs are compared, so larger unions are not checked.
    private static let limit = 40
    /// The greatest number of properties that are compared. Unions may share their alternatives. Real documents have
    /// far fewer properties.
    private static let propertyLimit = 40_000

    /// Reports one diagnostic for each union. A pair of alternatives is reported only if the alternatives have no
    /// difference that could distinguish values.
    static func overlaps(_ contract: Contract, _ findings: inout DiagnosticSink) {
        var propertiesLeft = propertyLimit
        for definition in contract.definitions {
            guard case .union(let union) = definition.shape, union.keyword == .oneOf, union.discriminator == nil,
                union.variants.count <= limit
            else { continue }
            let records = union.variants.compactMap { Alternative($0, in: contract) }
            propertiesLeft -= records.reduce(0) { $0 + $1.properties.count }
            guard propertiesLeft > 0 else { return }
            // The other alternatives have other JSON types.
            guard records.count == union.variants.count else { continue }
            for (index, left) in records.enumerated() {
                guard let right = records[..<index].first(where: { $0.overlaps(left, &propertiesLeft) }) else {
                    continue
                }
                findings.emit(
                    LintMessages.overlappingAlternatives(right.name, left.name, at: definition.location))
                break
            }
        }
    }

    /// An alternative that is a record.
    private struct Alternative {
        var name: String
        var properties: [String: PropertyDefinition]
        /// The keys of the required properties.
        var required: [String]

        /// The result is nil for a type that is not a record, or that has its own rules, which may distinguish it.
        init?(_ variant: VariantDefinition, in contract: Contract) {
            var reference = variant.use.reference
            var constraints = [variant.use.constraints]
            for _ in contract.definitions.indices {
                guard case .definition(let id) = reference else { return nil }
                let definition = contract[id]
                constraints.append(definition.constraints)
                switch definition.shape {
                case .alias(let use):
                    constraints.append(use.constraints)
                    reference = use.reference
                case .record(let record):
                    guard !record.properties.isEmpty, constraints.allSatisfy(\.saysNothing) else { return nil }
                    name = variant.nameHint
                    properties = Dictionary(
                        record.properties.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
                    required = record.properties.filter(\.isRequired).map(\.key)
                    return
                case .enumeration, .union, .envelope, .outcome, .namespace: return nil
                }
            }
            return nil
        }

        /// Whether an object can satisfy both. Both must share a required property. Without a shared required property,
        /// only an empty object might satisfy both, which documents seldom mean.
        func overlaps(_ other: Alternative, _ propertiesLeft: inout Int) -> Bool {
            required.contains { other.properties[$0]?.isRequired == true }
                && required.allSatisfy { other.properties[$0] != nil }
                && other.required.allSatisfy { properties[$0] != nil } && isAlike(other, &propertiesLeft)
        }

        /// Whether both describe their common properties in the same way.
        private func isAlike(_ other: Alternative, _ propertiesLeft: inout Int) -> Bool {
            for property in properties.values {
                guard let counterpart = other.properties[property.key] else { continue }
                propertiesLeft -= 1
                guard propertiesLeft > 0, counterpart.isAlike(property) else { return false }
            }
            return true
        }
    }
}

extension PropertyDefinition {
    /// Whether both have the same values, as far as a quick comparison shows.
    fileprivate func isAlike(_ other: PropertyDefinition) -> Bool {
        use.reference == other.use.reference && constant == other.constant
            && use.constraints.keywords == other.use.constraints.keywords
            && use.constraints.element?.keywords == other.use.constraints.element?.keywords
    }
}

extension ValueConstraints {
    /// Whether the constraints concern only additional properties.
    fileprivate var saysNothing: Bool {
        self.minProperties == nil && self.maxProperties == nil
            && Set(self.restrictions.keys).isSubset(of: ["additionalProperties", "unevaluatedProperties"])
    }
}
