import ContractModel
import Diagnostics

/// Alternatives of `oneOf` that one object may be at once, which makes it invalid (JSON Schema 2020-12, section 10.2.1.3).
enum UnionRules {
    /// Each alternative is compared with each; of a union with more of them nothing is said.
    private static let limit = 40
    /// How many properties are looked at in a document: unions may share their alternatives. No document comes near.
    private static let propertyLimit = 40_000

    /// One diagnostic for each union. What may tell alternatives apart counts as doing so: this is a hint for those that nothing does.
    static func overlaps(_ contract: Contract, _ findings: inout DiagnosticSink) {
        var propertiesLeft = propertyLimit
        for definition in contract.definitions {
            guard case .union(let union) = definition.shape, union.keyword == .oneOf, union.discriminator == nil,
                union.variants.count <= limit
            else { continue }
            let records = union.variants.compactMap { Alternative($0, in: contract) }
            propertiesLeft -= records.reduce(0) { $0 + $1.properties.count }
            guard propertiesLeft > 0 else { return }
            // Other alternatives have other JSON types.
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

    private struct Alternative {
        var name: String
        var properties: [String: PropertyDefinition]
        /// The keys of those that are required.
        var required: [String]

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
                    required = record.properties.filter(\.isRequired).map(\.key)
                    return
                case .enumeration, .union, .envelope, .outcome, .namespace: return nil
                }
            }
            return nil
        }

        /// Of what both require there must be something: that an empty object is both is seldom what a document means.
        func overlaps(_ other: Alternative, _ propertiesLeft: inout Int) -> Bool {
            required.contains { other.properties[$0]?.isRequired == true }
                && required.allSatisfy { other.properties[$0] != nil }
                && other.required.allSatisfy { properties[$0] != nil } && isAlike(other, &propertiesLeft)
        }

        /// Whether both say the same of all that both have.
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
