import Observation

/// A value that views read. On systems with `Observation`, a change of the value updates these views.
@MainActor final class Observed<Value> {
    /// An `ObservationRegistrar`, or nil on older systems.
    private let registrar: (any Sendable)?
    private var current: Value

    init(_ value: Value) {
        current = value
        if #available(macOS 14, iOS 17, tvOS 17, watchOS 10, *) {
            registrar = ObservationRegistrar()
        } else {
            registrar = nil
        }
    }

    var value: Value {
        get {
            if #available(macOS 14, iOS 17, tvOS 17, watchOS 10, *) {
                (registrar as? ObservationRegistrar)?.access(self, keyPath: \.value)
            }
            return current
        }
        set {
            if #available(macOS 14, iOS 17, tvOS 17, watchOS 10, *),
                let registrar = registrar as? ObservationRegistrar
            {
                registrar.withMutation(of: self, keyPath: \.value) { current = newValue }
            } else {
                current = newValue
            }
        }
    }
}

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
extension Observed: Observable {}
