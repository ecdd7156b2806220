import Observation

/// Wraps an `ObservationRegistrar`, which does not exist on older systems.
struct QueryRegistrar: Sendable {
    /// An `ObservationRegistrar`, or nil on older systems.
    private let registrar: (any Sendable)?

    init() {
        if #available(macOS 14, iOS 17, tvOS 17, watchOS 10, *) {
            registrar = ObservationRegistrar()
        } else {
            registrar = nil
        }
    }

    @available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
    func noteAccess<Subject: Observable, Member>(to property: KeyPath<Subject, Member>, of subject: Subject) {
        (registrar as? ObservationRegistrar)?.access(subject, keyPath: property)
    }

    @available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
    func change<Subject: Observable, Member>(
        _ property: KeyPath<Subject, Member>, of subject: Subject, _ change: () -> Void
    ) {
        if let registrar = registrar as? ObservationRegistrar {
            registrar.withMutation(of: subject, keyPath: property, change)
        } else {
            change()
        }
    }
}
