import ContractModel
import Diagnostics

/// Alternatives of `oneOf` that one object may be at once, which makes it invalid (JSON Schema 2020-12, section 10.2.1.3).
enum UnionRules {
    /// Each alternative is compared with each; of a union with more of them nothing is said.
    private static let limit = 40

    /// One diagnostic for each union. What may tell alternatives apart counts as doing so: this is a hint for those that nothing does.
    static func overlaps(_ contract: Contract, _ findings: inout DiagnosticSink) {
        for definition in contract.definitions {
            guard case .union(let union) = definition.shape, union.keyword == .oneOf, union.discriminator == nil,
                union.variants.count <= limit
            else { continue }
            let records = union.variants.compactMap { Alternative($0, in: contract) }
            // Other alternatives have other JSON types.
            guard records.count == union.variants.count else { continue }
            for (index, left) in records.enumerated() {
                guard let right = records[..<index].first(where: { $0.overlaps(left) }) else { continue }
                findings.emit(
                    LintMessages.overlappingAlternatives(right.name, left.name, at: definition.location))
                break
            }
        }
    }

    private struct Alternative {
        var name: String
        var properties: [String: PropertyDefinition]

        /// Nil for what is no record, or has rules of its own, which may tell it from others.
        init?(_ variant: UnionVariant, in contract: Contract) {
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
                    return
                case .enumeration, .union, .envelope, .outcome, .namespace: return nil
                }
            }
            return nil
        }

        func overlaps(_ other: Alternative) -> Bool {
            other.isCovered(by: self) && isCovered(by: other)
        }

        /// Whether another alternative has all that this one requires, and says the same of all that both have.
        private func isCovered(by other: Alternative) -> Bool {
            properties.values.allSatisfy { property in
                guard let counterpart = other.properties[property.key] else { return !property.isRequired }
                return counterpart.isAlike(property)
            }
        }
    }
}

extension PropertyDefinition {
    /// Whether both have the same values, as far as one look tells.
    fileprivate func isAlike(_ other: PropertyDefinition) -> Bool {
        use.reference == other.use.reference && constant == other.constant
            && use.constraints.keywords == other.use.constraints.keywords
            && use.constraints.element?.keywords == other.use.constraints.element?.keywords
    }
}

extension ValueConstraints {
    /// Whether there are no rules but those that are about further keys.
    fileprivate var saysNothing: Bool {
        self.minProperties == nil && self.maxProperties == nil
            && Set(self.restrictions.keys).isSubset(of: ["additionalProperties", "unevaluatedProperties"])
    }
}
