/// A property that few values have. The property is stored behind a pointer, so that an absent property takes only one
/// word of memory.
@propertyWrapper
public indirect enum Rare<Value> {
    case none
    case some(Value)

    /// Stores a value behind a pointer, or nil without allocating memory.
    @inlinable public init(wrappedValue: Value?) {
        self.init(wrappedValue)
    }

    @inlinable init(_ value: Value?) {
        if let value { self = .some(value) } else { self = .none }
    }

    /// The value, or nil.
    public var wrappedValue: Value? {
        @inlinable get {
            if case .some(let value) = self { value } else { nil }
        }
        @inlinable set { self = Rare(newValue) }
    }
}

extension Rare: Sendable where Value: Sendable {}
extension Rare: Equatable where Value: Equatable {}
extension Rare: Hashable where Value: Hashable {}
