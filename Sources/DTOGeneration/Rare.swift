/// A property that few values have: a pointer, so that the many without it cost one word to keep and nothing to copy.
@propertyWrapper
package indirect enum Rare<Value> {
    case none
    case some(Value)

    package init(wrappedValue: Value?) {
        self.init(wrappedValue)
    }

    private init(_ value: Value?) {
        if let value { self = .some(value) } else { self = .none }
    }

    package var wrappedValue: Value? {
        get {
            if case .some(let value) = self { value } else { nil }
        }
        set { self = Rare(newValue) }
    }
}

extension Rare: Sendable where Value: Sendable {}
extension Rare: Equatable where Value: Equatable {}
extension Rare: Hashable where Value: Hashable {}
