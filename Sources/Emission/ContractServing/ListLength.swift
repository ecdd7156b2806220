package import ContractModel
import DTOContract
import FixtureEmission

/// Changes the number of items in a response.
///
/// Items are the elements of the outermost lists of objects, or of a body that is a list: the rows of a screen. For
/// example, the tags of a book are not items. A result that is not nil conforms to the contract.
package struct ListLength {
    private let contract: Contract
    /// The parameter of the path that selects an item, or nil if no path is known.
    private let parameter: String?
    /// The names of members that count the items.
    private static let counts = PageNames.totals.union(PageNames.counts).union(PageNames.ownCounts)
    /// The greatest number of values in a response that is made longer. Nobody reads a longer response.
    fileprivate static let sizeLimit = 2_000
    /// The number of items in a generated list.
    package static let usual = 3

    package init(_ contract: Contract, selectedBy parameter: String?) {
        (self.contract, self.parameter) = (contract, parameter)
    }

    /// Returns the value with a number of items. Returns nil if the value has no list, or if the contract does not
    /// allow the number.
    ///
    /// - Parameter first: The number of items on the pages before. With 0, the items of the value are kept. With a
    ///   greater number, all items differ from the items of the value.
    package func resized(_ value: ContractValue, _ use: TypeUse, to count: Int, from first: Int = 0) -> ContractValue? {
        var change = Change(contract: contract, parameter: parameter, count: count, first: first)
        let result = change.resized(value, use.reference, use.constraints, nil, isBody: true)
        guard change.hasList, result.nodeCount <= max(Self.sizeLimit, value.nodeCount),
            case .success(let conforming) = ExampleChecker.conforming(result, to: use, in: contract)
        else { return nil }
        return conforming
    }

    /// One pass over a value, guided by the value's type.
    private struct Change {
        let contract: Contract
        let parameter: String?
        let count: Int
        let first: Int
        var hasList = false

        mutating func resized(
            _ value: ContractValue, _ reference: TypeReference, _ constraints: ValueConstraints,
            _ payload: TypeReference?, isBody: Bool
        ) -> ContractValue {
            switch (value, reference) {
            case (.null, _): return value
            case (_, .optional(let inner)):
                return resized(value, inner, constraints, payload, isBody: isBody)
            case (_, .payload):
                return payload.map { resized(value, $0, ValueConstraints(), nil, isBody: isBody) } ?? value
            case (_, .definition(let id)): return resized(value, id, nil, isBody: isBody)
            case (_, .generic(let id, let payload)): return resized(value, id, payload, isBody: isBody)
            case (.array(let elements), .array(let element)):
                let use = TypeUse(element, constraints: constraints.element ?? ValueConstraints())
                guard isBody || contract.isObject(use), constraints.positions.isEmpty else { return value }
                return list(elements, use, constraints)
            default: return value
            }
        }

        private mutating func resized(
            _ value: ContractValue, _ id: TypeID, _ payload: TypeReference?, isBody: Bool
        ) -> ContractValue {
            switch contract[id].shape {
            case .alias(let use): return resized(value, use.reference, use.constraints, payload, isBody: isBody)
            case .record(let record) where record.isWrapper:
                guard let use = record.properties.first?.use else { return value }
                return resized(value, use.reference, use.constraints, payload, isBody: isBody)
            case .union(let union):
                let own = union.variants.first { contract.allows(value, for: $0.use) }?.use
                return own.map { resized(value, $0.reference, $0.constraints, payload, isBody: isBody) } ?? value
            case .record, .envelope, .outcome: return object(value, properties(of: id, value), payload)
            case .enumeration, .namespace: return value
            }
        }

        private func properties(of id: TypeID, _ value: ContractValue) -> [PropertyDefinition] {
            switch contract[id].shape {
            case .record(let record): return record.properties
            case .envelope(let envelope): return envelope.properties
            case .outcome(let outcome):
                let isSuccess = value[outcome.discriminator] ?? outcome.successValue == outcome.successValue
                return isSuccess ? outcome.success.properties : outcome.failure
            case .enumeration, .union, .alias, .namespace: return []
            }
        }

        private mutating func object(
            _ value: ContractValue, _ properties: [PropertyDefinition], _ payload: TypeReference?
        ) -> ContractValue {
            guard case .object(var members) = value else { return value }
            let byKey = Dictionary(properties.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
            var hasOwnList = false
            for index in members.indices {
                guard let use = byKey[members[index].key]?.use else { continue }
                let old = members[index].value
                members[index].value = resized(old, use.reference, use.constraints, payload, isBody: false)
                if case .array = old, members[index].value != old { hasOwnList = true }
            }
            guard hasOwnList else { return .object(members) }
            for index in members.indices where ListLength.counts.contains(PageNames.folded(members[index].key)) {
                // A second page has the total of the first page.
                guard case .integer = members[index].value, first == 0 else { continue }
                members[index].value = .integer("\(count)")
            }
            return .object(members)
        }

        // MARK: Lists

        private mutating func list(
            _ elements: [ContractValue], _ element: TypeUse, _ constraints: ValueConstraints
        ) -> ContractValue {
            let least = constraints.minItems ?? 0
            let most = constraints.maxItems ?? Int.max
            // The elements of a list of a union show its variants, and all variants are kept.
            let variants = isUnion(element.reference) ? elements.count : 0
            var count = min(max(count, least, count > 0 && first == 0 ? variants : 0), most)
            // More scalars would show nothing new, and they might not be unique.
            if first == 0, !contract.isObject(element) { count = min(count, elements.count) }
            guard !elements.isEmpty, count > 0 || least == 0, count <= ListLength.sizeLimit else {
                return .array(elements)
            }
            hasList = true
            var items = first == 0 ? Array(elements.prefix(count)) : []
            var known = Set(elements.map(identity))
            while items.count < count {
                let item = next(elements, items.count, element, &known)
                items.append(item)
            }
            return .array(items)
        }

        /// Returns an item with a new identity, if the contract allows a new identity.
        private func next(
            _ elements: [ContractValue], _ position: Int, _ use: TypeUse, _ known: inout Set<ContractValue>
        ) -> ContractValue {
            let isSeries = first == 0 && !isUnion(use.reference)
            let index = isSeries ? elements.count - 1 : position % elements.count
            let number = max(1, first == 0 ? position - index : max(first, elements.count))
            for number in number..<number + Self.attempts {
                let item = NumberedValue(contract, number, selectedBy: parameter).value(elements[index], use)
                if known.insert(identity(of: item)).inserted { return item }
                // If no value in the item can differ, further attempts would make this item again.
                if item == elements[index] { return item }
            }
            return NumberedValue(contract, number, selectedBy: parameter).value(elements[index], use)
        }

        /// Returns the member that identifies an item, or the item itself if it has no such member.
        private func identity(of item: ContractValue) -> ContractValue {
            let keys = item.memberKeys.filter { item[$0]?.idText != nil }
            return RecordIdentity.key(among: keys, selectedBy: parameter).flatMap { item[$0] } ?? item
        }

        /// The greatest number of attempts to make an item that differs from all earlier items.
        private static let attempts = 8

        private func isUnion(_ reference: TypeReference) -> Bool {
            switch contract.resolved(reference) {
            case .definition(let id):
                if case .union = contract[id].shape { return true }
                return false
            case .optional(let inner): return isUnion(inner)
            case .generic, .payload, .scalar, .json, .array, .dictionary: return false
            }
        }
    }
}

extension Contract {
    /// Whether the items of a list are objects. Items without properties in the document are objects if their schema
    /// has the type `object`.
    func isObject(_ use: TypeUse) -> Bool {
        switch resolved(use.reference) {
        case .definition(let id):
            switch self[id].shape {
            case .record(let record): !record.isWrapper
            case .union, .envelope, .outcome: true
            case .enumeration, .alias, .namespace: false
            }
        case .generic, .payload, .dictionary: true
        case .optional(let inner): isObject(TypeUse(inner, constraints: use.constraints))
        case .json: use.constraints.expectsObject
        case .scalar, .array: false
        }
    }
}
