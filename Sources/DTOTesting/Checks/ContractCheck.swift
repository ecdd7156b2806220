/// One question that a test asks of a generated type: the argument of a parameterised test, which shows the name.
public struct ContractCheck: Sendable, CustomStringConvertible {
    /// The key of a property, the raw value of a case, or what else is looked at, such as `all fields`.
    public let name: String
    /// The type that is asked.
    public let type: String
    private let failures: @Sendable () -> [ContractFailure]

    init(_ name: String, of type: String, failures: @escaping @Sendable () -> [ContractFailure]) {
        self.name = name
        self.type = type
        self.failures = failures
    }

    public var description: String { "\(type): \(name)" }

    /// The checks of a type and of those nested in it.
    public static func all(_ checks: [ContractCheck]...) -> [ContractCheck] {
        checks.flatMap(\.self)
    }

    /// Every difference between the type and the contract; none when they agree.
    public func run() -> [ContractFailure] {
        failures()
    }

    /// Asynchronous, although it waits for nothing, since asynchronous tests are what Swift Testing's macro makes least of.
    ///
    /// - Throws: `ContractViolation` when there are differences.
    public func verify() async throws {
        try [self].verify()
    }
}

extension [ContractCheck] {
    /// Runs all checks before it fails: for a test framework without parameters.
    ///
    /// - Throws: `ContractViolation` with the failures of all of them.
    public func verify() throws {
        let failures = flatMap { $0.run() }
        guard failures.isEmpty else { throw ContractViolation(failures: failures) }
    }
}
