/// What an operation answers, in place of the usual answer: one step after the other, the last one again and again.
///
///     await server.setScenario([503, 503, 200], for: "searchBooks")
public struct MockSteps: Hashable, Sendable, ExpressibleByArrayLiteral {
    public var steps: [MockStep]
    /// Whether the first step follows the last one.
    public var repeats: Bool
    /// For which requests it is; nil: for all that no other scenario of the operation is for.
    public var condition: MockCondition?

    public init(_ steps: [MockStep], repeats: Bool = false, condition: MockCondition? = nil) {
        self.steps = steps
        self.repeats = repeats
        self.condition = condition
    }

    public init(arrayLiteral elements: MockStep...) {
        self.init(elements)
    }

    /// - Parameter count: of the requests before.
    func step(after count: Int) -> MockStep {
        if steps.isEmpty { return MockStep() }
        return steps[repeats ? count % steps.count : min(count, steps.count - 1)]
    }

    /// As many steps, or events of a step, are taken.
    static let stepLimit = 1_000
    /// As many scenarios an operation has at the same time, each with its condition.
    static let countLimit = 100
}

/// How one answer differs from the usual one. What is nil stays as it is.
public struct MockStep: Hashable, Sendable, ExpressibleByIntegerLiteral {
    public var status: Int?
    /// The name of an example.
    public var example: String?
    public var delay: MockDelay?
    public var fault: MockFault?
    /// Nil: what happens by chance.
    public var damage: [MockDamage]?
    /// Whether values vary with the request.
    public var isDynamic: Bool?
    /// How long a stream waits before each event.
    public var pause: Duration?
    /// How often a comment comes in pauses of a stream.
    public var heartbeat: Duration?
    /// How long a client of a stream is told to wait before it connects again.
    public var retry: Duration?
    /// After so many events a stream breaks off, for clients that do not say what they have seen.
    public var drop: Int?
    /// In place of the events of the contract.
    public var events: [MockEvent]?

    public init(
        status: Int? = nil, example: String? = nil, delay: MockDelay? = nil, fault: MockFault? = nil,
        damage: [MockDamage]? = nil
    ) {
        self.status = status
        self.example = example
        self.delay = delay
        self.fault = fault
        self.damage = damage
    }

    public init(integerLiteral status: Int) {
        self.init(status: status)
    }

    /// What this one says, and what another one says besides.
    func filled(from other: MockStep) -> MockStep {
        var step = self
        step.status = status ?? other.status
        step.example = example ?? other.example
        step.delay = delay ?? other.delay
        step.fault = fault ?? other.fault
        step.damage = damage ?? other.damage
        step.isDynamic = isDynamic ?? other.isDynamic
        step.pause = pause ?? other.pause
        step.heartbeat = heartbeat ?? other.heartbeat
        step.retry = retry ?? other.retry
        step.drop = drop ?? other.drop
        step.events = events ?? other.events
        return step
    }
}
