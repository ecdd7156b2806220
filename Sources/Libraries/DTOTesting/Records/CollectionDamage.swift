@_spi(Generated) import DTORuntime

/// An array with an invalid element, or a dictionary with an invalid value. The other elements must be decoded.
struct CollectionDamage {
    /// The location of the invalid value, or the whole collection.
    private enum Place {
        case element(Int)
        case entry(String)
        case collection
    }

    var reason: String
    var sent: JSON
    /// The expected value, or nil if the whole collection is unusable.
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

    /// Returns all damages for a collection, or an empty list for any other type.
    ///
    /// - Parameter fixture: A valid collection.
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

    /// Returns the damages to an element: an unusable value, null if it is not allowed, and a value that is converted
    /// or kept.
    private static func damages(to element: ValueType, _ conversions: LosslessConversions) -> [ValueDamage] {
        let read = element.damages(allowing: conversions).first { !$0.isLost }
        let lost = element.unusable.map { ValueDamage.lost($0) }
        let null: ValueDamage? = lost != nil && !element.isOptional ? .lost(.null) : nil
        return [lost, null, read].compactMap { $0 }
    }

    /// Returns a damage with an array whose first element is invalid, to check that decoding continues after it.
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

    /// Returns the damages in which the array is written as an object with numbered keys, or as a single element.
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
    /// Returns whether a single element is decoded as an array with one element. Returns false if the element may be an
    /// array itself, has only numbered keys, or has a type that the app has written itself.
    fileprivate func isTakenAlone(_ value: JSON) -> Bool {
        switch (self, value) {
        case (.array, _), (.external, _), (_, .null), (_, .array): false
        case (.optional(let wrapped), _): wrapped.isTakenAlone(value)
        case (_, .object(let members)): members.contains { Int($0.key) == nil }
        default: true
        }
    }
}
