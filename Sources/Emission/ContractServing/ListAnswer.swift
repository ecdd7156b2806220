package import ContractModel
import DTOContract

/// Finds the list in a response: the array of objects that the response is about.
package struct ListAnswer {
    private let contract: Contract

    package init(_ contract: Contract) {
        self.contract = contract
    }

    /// Returns the keys that lead to the array. They are empty if the response itself is the array. Returns nil if
    /// there is no array, or if several arrays are equally likely.
    package func items(of reference: TypeReference) -> [String]? {
        items(of: reference, payload: nil, levels: 3)
    }

    /// Returns the type of the elements of the array at the keys. Nil if the elements have no definition of their own.
    package func element(of reference: TypeReference, at keys: [String]) -> TypeID? {
        var (reference, payload): (TypeReference, TypeReference?) = (reference, nil)
        for key in keys {
            guard let found = properties(of: reference, payload),
                let property = found.properties.first(where: { $0.key == key })
            else { return nil }
            (reference, payload) = (property.use.reference, found.payload)
        }
        guard case .array(let element) = plain(reference, payload), case .definition(let id) = plain(element, nil)
        else { return nil }
        return id
    }

    /// - Parameter levels: The greatest number of keys. Documents rarely have longer ways than `data.page.items`.
    private func items(of reference: TypeReference, payload: TypeReference?, levels: Int) -> [String]? {
        if case .array(let element) = plain(reference, payload) {
            return isObject(plain(element, nil)) ? [] : nil
        }
        guard levels > 0, let (properties, payload) = properties(of: reference, payload) else { return nil }
        let arrays = properties.filter { items(of: $0.use.reference, payload: payload, levels: 0) != nil }
        if let array = only(arrays) { return [array.key] }
        let wrappers = properties.filter { PageNames.wrappers.contains(PageNames.folded($0.key)) }
        // More of them exist only if `data`, `Data` and `DATA` are in one object.
        guard wrappers.count <= PageNames.wrappers.count else { return nil }
        let inner = wrappers.compactMap { property in
            items(of: property.use.reference, payload: payload, levels: levels - 1).map { [property.key] + $0 }
        }
        return inner.count == 1 ? inner.first : nil
    }

    /// Returns the only array, or else the array with a usual name for a list.
    private func only(_ arrays: [PropertyDefinition]) -> PropertyDefinition? {
        if arrays.count == 1 { return arrays.first }
        return PageNames.lists.lazy.compactMap { name in arrays.first { $0.key.lowercased() == name } }.first
    }

    private func plain(_ reference: TypeReference, _ payload: TypeReference?) -> TypeReference {
        switch contract.resolved(reference) {
        case .optional(let wrapped): plain(wrapped, payload)
        case .payload: payload.map { plain($0, nil) } ?? .payload
        case let other: other
        }
    }

    private func isObject(_ reference: TypeReference) -> Bool {
        switch reference {
        case .definition(let id):
            switch contract[id].shape {
            case .record(let record): !record.isWrapper
            case .union, .envelope, .outcome: true
            case .enumeration, .alias, .namespace: false
            }
        case .generic: true
        case .scalar, .json, .array, .dictionary, .optional, .payload: false
        }
    }

    private func properties(
        of reference: TypeReference, _ payload: TypeReference?
    ) -> (properties: [PropertyDefinition], payload: TypeReference?)? {
        switch plain(reference, payload) {
        case .definition(let id):
            if case .record(let record) = contract[id].shape { return (record.properties, nil) }
            return nil
        case .generic(let id, let payload):
            switch contract[id].shape {
            case .envelope(let envelope): return (envelope.properties, payload)
            case .outcome(let outcome): return (outcome.success.properties, payload)
            case .record, .enumeration, .union, .alias, .namespace: return nil
            }
        case .scalar, .json, .array, .dictionary, .optional, .payload: return nil
        }
    }
}
