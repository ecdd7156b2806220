@_spi(Generated) import DTORuntime

/// An array with a bad element, or a dictionary with a bad value. The other elements must survive.
struct CollectionDamage {
    /// The location of the bad value, or the whole collection.
    private enum Place {
        case element(Int)
        case entry(String)
        case collection
    }

    var reason: String
    var sent: JSON
    /// The decoded value, or `nil` if the whole collection is lost.
    var value: JSON?
    var kind: DecodingIssue.Kind
    private var place: Place

    func path(below path: IssuePath) -> IssuePath {
        switch place {
        case .element(let index): path.appending(index)
        case .entry(let key): path.appending(key)
        case .collection: path
        }
    }

    /// - Parameter fixture: A collection without damage.
    static func all(
        to type: ValueType, _ fixture: JSON?, allowing conversions: LosslessConversions
    ) -> [CollectionDamage] {
        switch (type, fixture) {
        case (.array(let element, let count), .array(let elements)?):
            damages(to: element, conversions).map { damage in
                array(elements, damage, element, count: count)
            } + otherForms(of: elements, element, count: count, conversions)
        case (.dictionary(let value), .object(let members)?):
            damages(to: value, conversions).map { damage in dictionary(members, damage, value) }
        case (.optional(let wrapped), _):
            all(to: wrapped, fixture, allowing: conversions)
        default:
            []
        }
    }

    /// Returns damages: a value that loses the element, null if it is not allowed, and a value that is decoded.
    private static func damages(to element: ValueType, _ conversions: LosslessConversions) -> [ValueDamage] {
        let read = element.damages(allowing: conversions).first { !$0.isLost }
        let lost = element.unusable.map { ValueDamage.lost($0) }
        let null: ValueDamage? = lost != nil && !element.isOptional ? .lost(.null) : nil
        return [lost, null, read].compactMap { $0 }
    }

    /// Makes an array whose first element is bad. If decoding could not continue after it, the others would be lost.
    private static func array(
        _ elements: [JSON], _ damage: ValueDamage, _ element: ValueType, count: Int?
    ) -> CollectionDamage {
        let rest = count.map { Array(elements.prefix($0 - 1)) } ?? elements
        let sent = JSON.array([damage.sent] + rest)
        switch damage.outcome {
        case .read(let value):
            return CollectionDamage(
                reason: "an element \(damage.sent)", sent: sent, value: .array([value] + rest), kind: damage.kind,
                place: .element(0))
        case .lost where element.isOptional:
            return CollectionDamage(
                reason: "a bad element", sent: sent, value: .array([.null] + rest), kind: .droppedElement,
                place: .element(0))
        case .lost:
            return CollectionDamage(
                reason: "a bad element", sent: sent, value: count == nil ? .array(rest) : nil, kind: .droppedElement,
                place: .element(0))
        }
    }

    /// Returns an object with numbered elements, with gaps and in another order, and also a single element without a
    /// list.
    private static func otherForms(
        of elements: [JSON], _ element: ValueType, count: Int?, _ conversions: LosslessConversions
    ) -> [CollectionDamage] {
        var forms: [CollectionDamage] = []
        if conversions.contains(.objectToList), !elements.isEmpty {
            let members = elements.enumerated().map { JSON.Member(String(8 + 2 * $0.offset), $0.element) }
            forms.append(
                CollectionDamage(
                    reason: "an object for its array", sent: .object(members.reversed()), value: .array(elements),
                    kind: .coerced, place: .collection))
        }
        if conversions.contains(.valueToList), count == nil || count == 1, let first = elements.first,
            element.isTakenAlone(first)
        {
            forms.append(
                CollectionDamage(
                    reason: "an element for its array", sent: first, value: .array([first]), kind: .coerced,
                    place: .collection))
        }
        return forms
    }

    private static func dictionary(
        _ members: [JSON.Member], _ damage: ValueDamage, _ value: ValueType
    ) -> CollectionDamage {
        let key = "damaged"
        let rest = JSON.object(members).removing(key)
        let sent = rest.setting(key, to: damage.sent)
        switch damage.outcome {
        case .read(let value):
            return CollectionDamage(
                reason: "an entry \(damage.sent)", sent: sent, value: rest.setting(key, to: value), kind: damage.kind,
                place: .entry(key))
        case .lost:
            return CollectionDamage(
                reason: "a bad entry", sent: sent, value: value.isOptional ? rest.setting(key, to: .null) : rest,
                kind: .droppedEntry, place: .entry(key))
        }
    }
}

extension ValueType {
    /// Whether a single element that is sent instead of a list is decoded as a list. It is not if the element may be a
    /// list itself, or looks like an object with numbered elements. The contract does not describe user's types.
    fileprivate func isTakenAlone(_ value: JSON) -> Bool {
        switch (self, value) {
        case (.array, _), (.external, _), (_, .null), (_, .array): false
        case (.optional(let wrapped), _): wrapped.isTakenAlone(value)
        case (_, .object(let members)): members.contains { Int($0.key) == nil }
        default: true
        }
    }
}
