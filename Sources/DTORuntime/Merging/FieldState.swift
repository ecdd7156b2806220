/// What a document had for one property: with a value alone nobody could tell a property that is to be cleared from one that is not there.
public enum FieldState<Value> {
    case value(Value)
    /// Null, by the document's own word.
    case null
    /// Nothing: the document says nothing of the property.
    case absent
    /// Something that is no value of the property, or not all of it.
    case unreadable

    /// The value, if there is one.
    public var value: Value? {
        if case .value(let value) = self { value } else { nil }
    }

    /// The same state with another value.
    public func map<Other>(_ transform: (Value) throws -> Other) rethrows -> FieldState<Other> {
        switch self {
        case .value(let value): .value(try transform(value))
        case .null: .null
        case .absent: .absent
        case .unreadable: .unreadable
        }
    }
}

extension FieldState {
    /// The same state with a value of another type. What cannot be converted is nothing to go by, as what cannot be read.
    public func converted<Other>(by convert: (Value) throws -> Other?) rethrows -> FieldState<Other> {
        switch self {
        case .value(let value): try convert(value).map { .value($0) } ?? .unreadable
        case .null: .null
        case .absent: .absent
        case .unreadable: .unreadable
        }
    }
}

extension FieldState: Equatable where Value: Equatable {}
extension FieldState: Sendable where Value: Sendable {}

extension FieldState where Value: OpenEnumeration {
    /// The same state, where a value that the contract does not name is nothing to go by.
    public var known: FieldState {
        guard let value, !Value.allCases.contains(value) else { return self }
        return .unreadable
    }
}

extension FieldState {
    /// Brings a member of a model up to date: a value alone changes it, in the way that the policy says.
    public func update(_ member: inout Value, by policy: MergePolicy<Value> = .replace) {
        if case .value(let value) = self { member = policy.merge(member, value) }
    }

    /// The same for a member that may be nil. Where it is, any value will do.
    ///
    /// - Parameter clearing: whether a null makes it nil.
    public func update(_ member: inout Value?, by policy: MergePolicy<Value> = .replace, clearing: Bool = false) {
        switch self {
        case .value(let value): member = member.map { policy.merge($0, value) } ?? value
        case .null: if clearing { member = nil }
        case .absent, .unreadable: break
        }
    }
}
