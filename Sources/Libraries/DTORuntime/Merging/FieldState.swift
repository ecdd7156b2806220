/// The state of a property in a document. The value alone does not distinguish an absent property from a null.
@_spi(Generated) public enum FieldState<Value> {
    /// The document has this value.
    case value(Value)
    /// The document has an explicit null.
    case null
    /// The document does not have the property.
    case absent
    /// The document has a value that could not be read in full.
    case unreadable

    /// The value, or nil in the other states.
    public var value: Value? {
        if case .value(let value) = self { value } else { nil }
    }

    /// Returns this state with a transformed value.
    public func map<Other>(_ transform: (Value) throws -> Other) rethrows -> FieldState<Other> {
        switch self {
        case .value(let value): .value(try transform(value))
        case .null: .null
        case .absent: .absent
        case .unreadable: .unreadable
        }
    }
}

@_spi(Generated) extension FieldState {
    /// Returns this state with a converted value. The state is `unreadable` if the value cannot be converted.
    public func converted<Other>(by convert: (Value) throws -> Other?) rethrows -> FieldState<Other> {
        switch self {
        case .value(let value): try convert(value).map { .value($0) } ?? .unreadable
        case .null: .null
        case .absent: .absent
        case .unreadable: .unreadable
        }
    }
}

@_spi(Generated) extension FieldState: Equatable where Value: Equatable {}
@_spi(Generated) extension FieldState: Sendable where Value: Sendable {}

@_spi(Generated) extension FieldState where Value: OpenEnumeration {
    /// This state, or `unreadable` if the contract does not name the value.
    public var known: FieldState {
        guard let value, !Value.allCases.contains(value) else { return self }
        return .unreadable
    }
}

@_spi(Generated) extension FieldState {
    /// Updates a member of a model if the document has a value. The policy merges the current value and the new value.
    public func update(_ member: inout Value, by policy: MergePolicy<Value> = .replace) {
        if case .value(let value) = self { member = policy.merge(member, value) }
    }

    /// Updates a member that may be nil. If the member is nil, it takes the new value, and the policy is not applied.
    ///
    /// - Parameter clearing: Whether a null in the document sets the member to nil.
    public func update(_ member: inout Value?, by policy: MergePolicy<Value> = .replace, clearing: Bool = false) {
        switch self {
        case .value(let value): member = member.map { policy.merge($0, value) } ?? value
        case .null: if clearing { member = nil }
        case .absent, .unreadable: break
        }
    }
}
