import ContractModel
import GenerationSettings
import SwiftEmission

/// Computes the expected result of a merge from the configuration, without the functions under test.
struct MergeExpectation {
    let plan: MappingPlan

    /// Returns the result of merging two records of a model.
    func object(_ current: ContractValue, _ new: ContractValue, of model: MappedModel) -> ContractValue {
        let isNewer = isNewer(new, than: current, of: model)
        return .object(
            model.properties.compactMap { property in
                let values = (current.member(property.key), new.member(property.key))
                let merged: ContractValue? =
                    switch values {
                    case (let current?, let new?): value(current, new, of: property, isNewer: isNewer)
                    case (let only?, nil), (nil, let only?): only
                    case (nil, nil): nil
                    }
                return merged.map { ContractValue.Member(key: property.key, value: $0) }
            })
    }

    /// - Parameter isNewer: Whether the new value is in the newer record.
    /// - Returns: Nil if a function of the user decides.
    func value(
        _ current: ContractValue, _ new: ContractValue, of property: MappedProperty, isNewer: Bool
    ) -> ContractValue? {
        if case .model(let id, let isList) = property.content, let inner = plan.model(id) {
            if isList { return list(current, new, of: inner, property.orphans) }
            return same(current, new, of: inner) == false ? new : object(current, new, of: inner)
        }
        return switch property.merge {
        case .replace: new
        case .keep: current
        case .newer: isNewer ? new : current
        case .union: Self.union(current, new)
        case .max: Self.isLess(current, new) ? new : current
        case .min: Self.isLess(new, current) ? new : current
        case .longer: Self.count(new) > Self.count(current) ? new : current
        case .function: nil
        }
    }

    /// Whether the new record is at least as new: its date is not earlier, or the current record has no date. Dates are
    /// compared as strings, so they must have the same format.
    func isNewer(_ new: ContractValue, than current: ContractValue, of model: MappedModel) -> Bool {
        guard let position = model.datedBy else { return true }
        let key = model.properties[position].key
        guard let current = current.member(key) else { return true }
        return new.member(key).map { !Self.isLess($0, current) } ?? false
    }

    private func list(
        _ current: ContractValue, _ new: ContractValue, of model: MappedModel, _ orphans: ModelRule.Orphans
    ) -> ContractValue? {
        guard case .array(let known) = current, case .array(let found) = new else { return nil }
        if model.identity.isEmpty { return new }
        let kept = known.compactMap { old in
            let match = found.first { same(old, $0, of: model) == true }
            return match.map { object(old, $0, of: model) } ?? (orphans == .keep ? old : nil)
        }
        return .array(kept + found.filter { new in !known.contains { same($0, new, of: model) == true } })
    }

    /// Whether two records represent the same model, by the identity in the configuration. The value is nil if the
    /// identity does not decide.
    func same(_ left: ContractValue, _ right: ContractValue, of model: MappedModel) -> Bool? {
        for position in model.identity {
            let key = model.properties[position].key
            switch (left.member(key), right.member(key)) {
            case (.array(let left)?, .array(let right)?):
                if !left.isEmpty, !right.isEmpty { return left.contains { right.contains($0) } }
            case (let left?, let right?): return left == right
            case (_, _): break
            }
        }
        return nil
    }

    // MARK: Values

    private static func union(_ current: ContractValue, _ new: ContractValue) -> ContractValue? {
        guard case .array(let known) = current, case .array(let found) = new else { return nil }
        return .array(known + found.filter { !known.contains($0) })
    }

    private static func count(_ value: ContractValue) -> Int {
        switch value {
        case .string(let text): text.count
        case .array(let elements): elements.count
        case .null, .boolean, .integer, .number, .object: 0
        }
    }

    static func isLess(_ left: ContractValue, _ right: ContractValue) -> Bool {
        switch (left, right) {
        case (.string(let left), .string(let right)): left < right
        case (.integer(let left), .integer(let right)), (.integer(let left), .number(let right)),
            (.number(let left), .integer(let right)), (.number(let left), .number(let right)):
            Double(left) ?? 0 < Double(right) ?? 0
        case (_, _): false
        }
    }
}

/// The member by which a test recognizes a model. The member belongs to the model, or to a model within it.
struct TellingMember {
    /// The path in Swift: `isbn`, or `work?.isbndbID`.
    var path: String
    /// The keys that lead to the member in JSON.
    var keys: [String]
    var property: MappedProperty

    /// - Parameter depth: The number of enclosing models.
    init?(of model: MappedModel, _ plan: MappingPlan, depth: Int = 0) {
        let own =
            model.identity.lazy.map { model.properties[$0] }.first { $0.conversion == nil }
            ?? model.properties.first {
                $0.isComparable && $0.property.definition.use.reference == .scalar(.string)
            }
            ?? model.properties.first { property in
                guard case .scalar(let scalar) = property.property.definition.use.reference else { return false }
                if case .external = scalar { return false }
                return property.isComparable
            }
        if let own {
            (path, keys, property) = (own.member.member, [own.key], own)
            return
        }
        for outer in model.properties where depth < 3 {
            guard case .model(let id, isList: false) = outer.content, let inner = plan.model(id),
                let telling = TellingMember(of: inner, plan, depth: depth + 1)
            else { continue }
            path = "\(outer.member.member)\(outer.isOptional ? "?" : "").\(telling.path)"
            keys = [outer.key] + telling.keys
            property = telling.property
            return
        }
        return nil
    }

    func value(in object: ContractValue) -> ContractValue? {
        keys.reduce(Optional(object)) { $0?.member($1) }
    }
}

extension MappedProperty {
    /// Whether a test can predict the property's value after each merge.
    fileprivate var isComparable: Bool { content == .value && conversion == nil && !merge.isFunction }
}
